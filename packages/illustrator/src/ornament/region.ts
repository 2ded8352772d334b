/** What is known of a region. */
export interface Region {
  /** Its pixels, without those of a face. */
  readonly pixels: number[]
  /** How far from the outline one can be in it (px), and where. */
  depth: number
  middle: number
  /** All of it, and what of it is somebody's face (px²). */
  area: number
  face: number
}
