import { DRAWING_PIXELS } from '../drawing/drawing-size.ts'
import { nothingTouched, touchEverything } from '../drawing/touched.ts'
import { applyDifference } from './apply-difference.ts'
import { differenceOf } from './difference.ts'

let blank: Uint32Array | null = null
const everything = nothingTouched()
touchEverything(everything)

/** A whole drawing in a few kilobytes: its difference from a blank one. Blank takes none at all. */
export function packPixels(pixels: Uint32Array): Uint8Array {
  blank ??= new Uint32Array(DRAWING_PIXELS)
  return differenceOf(blank, pixels, everything) ?? new Uint8Array(0)
}

/** The drawing that `packPixels` packed; throws a RangeError for anything else. */
export function unpackPixels(packed: Uint8Array): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(DRAWING_PIXELS)
  applyDifference(pixels, packed)
  return pixels
}
