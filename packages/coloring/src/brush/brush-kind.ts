import type { Drawing } from '../drawing/drawing.ts'
import type { Touched } from '../drawing/touched.ts'
import type { Nib } from './capsule.ts'

/** Only pixels with that label take part. */
export interface Clip {
  readonly labels: Uint16Array
  readonly label: number
}

/** What one line of a stroke is laid on. */
export interface Ground {
  readonly coverage: Uint8Array
  /** Where the coverage was raised. */
  readonly touched: Touched
  readonly clip: Clip | null
  /** Another number for every line: no two lie alike on the same paper. */
  readonly seed: number
}

/** What covers a pixel that a stroke covers wholly. */
interface Paint {
  /** As a signed word. */
  readonly color: number
  /** 1 to 255. */
  readonly opacity: number
  readonly seed: number
  /** The regions nothing may run out of. */
  readonly labels: Uint16Array | null
}

/** One kind of brush: how wide it is, where it leaves paint, and what that does to what was there. */
export interface BrushKind {
  readonly label: string
  /** The outlines of its picture, on a square of 24. */
  readonly icon: string
  /** How wide (px) it is under full pressure, as a share of the size that was chosen. */
  readonly radius: (size: number, pressure: number) => number
  /** Begins a line; answers what lays a piece of it. Only ever raises the coverage. */
  readonly beginLine: (ground: Ground) => (from: Nib, to: Nib) => void
  /**
   * Works out pixels of one row anew from what was there before the stroke and how much of each it covers: the same however
   * often it is asked.
   */
  readonly shade: (drawing: Drawing, from: number, to: number, paint: Paint) => void
}
