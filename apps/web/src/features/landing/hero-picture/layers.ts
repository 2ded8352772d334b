import type { Crayon } from '#ui/drawings/crayons.tsx'

/** Something to colour in: a closed shape with a name, drawn in the order of the list. */
export interface Region {
  region: string
  d: string
  /** The crayon somebody has already used on it. */
  crayon?: Crayon
  /** Strokes of a crayon that has not got far yet. */
  begun?: { crayon: Crayon; strokes: string }
  /** Only what lies inside this outline is seen. */
  within?: string
}

/** Lines that only explain a shape: whiskers, gills, blades of grass. */
interface Ink {
  ink: string
  solid?: boolean
}

/** Light in an eye: paper that shows through the ink. */
interface Shine {
  shine: string
}

export type Layer = Region | Ink | Shine
