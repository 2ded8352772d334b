import type { Art, Box, Placed } from '../paper/art.ts'
import type { Point } from '../paper/pen.ts'
import type { Silhouette } from './silhouette.ts'

/** A thing that can be put on the page as often as it is wanted, in units of its drawing. */
export interface Sprite {
  readonly name: string
  /** How large it is beside others; 1 is an animal or a child. */
  readonly size: number
  readonly art: readonly Art[]
  readonly box: Box
  readonly silhouette: Silhouette
  /** By which one knows who it is; the middle of a thing without a face has to do. */
  readonly head?: Box
  /** What lies in front of somebody who is inside; the art is then what lies behind. */
  readonly front?: readonly Art[]
  /** The left one first, where they are not simply at its sides. */
  readonly hands?: readonly [Point, Point]
  readonly feet?: readonly [Point, Point]
  /** The left hand is stretched out to somebody. */
  readonly reaches?: true
  /** Of several together: everything in its place, from back to front, in units of this sprite. The art is then empty. */
  readonly parts?: readonly Placed[]
  /** Of several together: the box of the one that carries the others, and touches the water first. */
  readonly hull?: Box
  /** How much of it is below the water it swims in (share of its height), if not as usual. */
  readonly draught?: number
  /** A mirror would make letters of it unreadable. */
  readonly hasWriting?: true
}
