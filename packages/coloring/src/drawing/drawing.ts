import { DRAWING_PIXELS } from './drawing-size.ts'
import { eachStretch, forgetTouched, nothingTouched, type Touched } from './touched.ts'

/**
 * What a person has put on the page: 1024 × 1024 pixels of straight RGBA. This memory is the truth; a canvas only shows
 * it and is never read, because some browsers add noise to what they let a page read.
 */
export interface Drawing {
  /** As it looks now, with the operation that is under way. */
  readonly pixels: Uint32Array<ArrayBuffer>
  /** As it was when the last operation was finished. */
  readonly kept: Uint32Array<ArrayBuffer>
  /** How much of each pixel the stroke under way covers, 0 to 255; all zero between strokes. */
  readonly coverage: Uint8Array
  /** Where `pixels` may differ from `kept`, and `coverage` from zero. */
  readonly touched: Touched
}

export const blankDrawing = (): Drawing => ({
  pixels: new Uint32Array(DRAWING_PIXELS),
  kept: new Uint32Array(DRAWING_PIXELS),
  coverage: new Uint8Array(DRAWING_PIXELS),
  touched: nothingTouched(),
})

/** Makes another drawing of it, with nothing under way. */
export function replacePixels({ pixels, kept, coverage, touched }: Drawing, other: Uint32Array): void {
  pixels.set(other)
  kept.set(other)
  coverage.fill(0)
  forgetTouched(touched)
}

/** Undoes what was done since the last operation, to the byte. */
export function rollBack({ pixels, kept, coverage, touched }: Drawing): void {
  eachStretch(touched, (from, to) => copyStretch(kept, pixels, coverage, from, to))
  forgetTouched(touched)
}

/** By hand: a stroke has a thousand stretches of a few dozen pixels, and each `subarray` costs more than its copy. */
function copyStretch(source: Uint32Array, target: Uint32Array, coverage: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    target[i] = source[i] as number
    coverage[i] = 0
  }
}

export function isBlank(pixels: Uint32Array): boolean {
  for (let i = 0; i < pixels.length; i++) if (pixels[i] !== 0) return false
  return true
}
