import type { Picture } from '@huebook/lineart'
import { PAGE_SIZE } from '../drawing/page-size.ts'

/** The pixels of a drawing as a picture; shares their memory. */
export const drawingPicture = (pixels: Uint32Array<ArrayBuffer>): Picture => ({
  width: PAGE_SIZE,
  height: PAGE_SIZE,
  data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength),
})
