import type { Picture } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

/** The pixels of a drawing as a picture; shares their memory. */
export const drawingPicture = (pixels: Uint32Array<ArrayBuffer>): Picture => ({
  width: DRAWING_SIDE,
  height: DRAWING_SIDE,
  data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength),
})
