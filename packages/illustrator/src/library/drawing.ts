import type { Art } from '../paper/art.ts'

/** Edge of a cell of a drawing's silhouette (units), and cells in a row: a drawing is 72 units wide and high. */
export const CELL = 2
export const GRID = 36

/** One drawing of the library as line art, in units of its own 72 by 72 square. */
export interface Drawing {
  /** Code points in hexadecimal, as OpenMoji names its files. */
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  /** OpenMoji's group and subgroup, such as "animals-nature/animal-mammal". */
  readonly kind: string
  /** Path data of everything that hides what is behind. */
  readonly body: string
  /** Path data of the lines. */
  readonly lines: string
  /** Path data of short loose strokes, such as sprinkles on a cake. */
  readonly marks: string
  /** Path data of small marks that stay black, such as eyes. */
  readonly dots: string
  /** Left, top, right and bottom of what is drawn. */
  readonly box: readonly [number, number, number, number]
  /** The silhouette's rows from top to bottom, in base 36; the lowest bit is the leftmost cell. */
  readonly rows: readonly string[]
  /** Its parts, each hiding those before, where it is made of several. */
  readonly layers?: readonly Art[]
}
