import { DRAWING_PIXELS } from '../drawing/drawing-size.ts'
import { nothingTouched, touchEverything } from '../drawing/touched.ts'
import { applyToBlank } from './apply-difference.ts'
import { differenceInPieces, differenceOf, joinedBytes } from './difference.ts'

let made: Uint32Array | null = null
const blank = (): Uint32Array => {
  made ??= new Uint32Array(DRAWING_PIXELS)
  return made
}
const everything = nothingTouched()
touchEverything(everything)

/** A whole drawing in a few kilobytes: its difference from a blank one. Blank takes none at all. */
export function packPixels(pixels: Uint32Array): Uint8Array {
  return differenceOf(blank(), pixels, everything) ?? new Uint8Array(0)
}

/** The same, step by step: each takes a small part of the time. The pixels have to stay as they are until the last. */
export function* packInSteps(pixels: Uint32Array): Generator<undefined, Uint8Array> {
  const pieces: Uint8Array[] = []
  for (const piece of differenceInPieces(blank(), pixels, everything)) {
    pieces.push(piece)
    yield
  }
  return joinedBytes(pieces)
}

/** The drawing that `packPixels` packed; throws a RangeError for anything else. */
export function unpackPixels(packed: Uint8Array): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(DRAWING_PIXELS)
  applyToBlank(pixels, packed)
  return pixels
}
