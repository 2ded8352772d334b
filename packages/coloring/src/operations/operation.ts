import type { StrokeMode } from '../brush/shade.ts'
import type { Spans } from '../fill/spans.ts'

export interface StrokeOperation {
  readonly kind: 'stroke'
  readonly mode: StrokeMode
  readonly color: number
  readonly size: number
  /** Three for each point: x and y in sixteenths of a pixel, pressure 0 to 255. */
  readonly points: Int16Array
  /** The pixels the stroke was held to, if it stayed inside the lines. */
  readonly inside: Spans | null
}

export interface FillOperation {
  readonly kind: 'fill'
  readonly color: number
  readonly spans: Spans
}

/** Puts a saved drawing in place of what is there, and starts a new history from it. */
interface LoadOperation {
  readonly kind: 'load'
  /** As `packPixels` wrote it. */
  readonly packed: Uint8Array
}

/**
 * What a person did, with everything that is needed to do it again. No region map: the next version of the program may
 * find other regions on the same page, and a journal has to come to the same pixels then, too.
 */
export type Operation = StrokeOperation | FillOperation | LoadOperation | { readonly kind: 'undo' | 'redo' | 'clear' }
