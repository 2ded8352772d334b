import type { BrushName } from '../brush/brushes.ts'
import type { StrokeMode } from '../brush/shade.ts'
import type { FillName } from '../fill/looks/looks.ts'
import type { Spans } from '../fill/spans.ts'
import type { StickerName } from '../sticker/shapes.ts'
import type { Symmetry } from '../symmetry/turns.ts'

export interface StrokeOperation {
  readonly kind: 'stroke'
  readonly mode: StrokeMode
  readonly color: number
  readonly size: number
  /** Three for each point: x and y in sixteenths of a pixel, pressure 0 to 255. */
  readonly points: Int16Array
  /** The pixels the stroke was held to, if it stayed inside the lines. */
  readonly inside: Spans | null
  /** What it was drawn with, if not with a felt-tip that covers all and in one place. */
  readonly by?: Manner
}

/** How a stroke is drawn that is more than one line of a felt-tip. */
export interface Manner {
  readonly brush: BrushName
  /** 1 to 255. */
  readonly opacity: number
  readonly symmetry: Symmetry | null
  /** Where there are more lines than one that stay inside: the pixels each of the others was held to. */
  readonly others: readonly Spans[]
}

export interface FillOperation {
  readonly kind: 'fill'
  readonly color: number
  readonly spans: Spans
  /** What is in it, if not one colour: then the spans are those of its parts. */
  readonly look?: Look
}

/** A fill that is not of one colour. */
export interface Look {
  readonly name: FillName
  /** The colour it goes over into, or that lies beneath its shapes. */
  readonly second: number
  /** How large (px) its shapes are. */
  readonly size: number
  readonly parts: readonly Part[]
}

/** A region with the line along which it is filled (in sixteenths of a pixel). */
export interface Part {
  readonly spans: Spans
  readonly line: readonly [fromX: number, fromY: number, toX: number, toY: number]
}

/** A sticker in one place. */
export interface StickerOperation {
  readonly kind: 'sticker'
  readonly name: StickerName
  readonly color: number
  /** How wide and high it is (px). */
  readonly size: number
  /** Its middle (px). */
  readonly x: number
  readonly y: number
}

/** What changes pixels of a drawing, and leaves the others as they were. */
export type DrawnOperation = StrokeOperation | FillOperation | StickerOperation

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
export type Operation = DrawnOperation | LoadOperation | { readonly kind: 'undo' | 'redo' | 'clear' }
