import type { Landscaper } from './landscape.ts'
import type { AirFiller, GroundFiller } from './scatter.ts'

/** How a place fills its page. Names are those of drawings. */
export interface Theme {
  readonly land: Landscaper
  /** What shines from above. */
  readonly light?: 'sun' | 'moon'
  /** Drawings that stand far off. */
  readonly far: readonly string[]
  /** Small drawings on the ground between the actors. */
  readonly small: readonly string[]
  /** Small drawings in the air. */
  readonly high: readonly string[]
  readonly ground: readonly GroundFiller[]
  readonly air: readonly AirFiller[]
  /** Who is drawn when the words name nobody. */
  readonly heroes: readonly string[]
}
