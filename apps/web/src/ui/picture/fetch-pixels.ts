import type { Picture } from '@huebook/lineart'
import { fetchOrKept } from '#offline/fetch-or-kept.ts'
import { isCanvasHonest } from './honest-canvas.ts'
import { pngPixels } from './png-pixels.ts'

/**
 * The pixels of a stored picture, as they are. Rejects where the browser would give noise instead: what is made of them is
 * shown, filled or saved.
 */
export async function fetchPixels(url: string): Promise<Picture> {
  const response = await fetchOrKept(url)
  if (!response.ok) throw new Error(`The picture could not be fetched: ${response.status}`)
  const file = await response.blob()
  return pngPixels(new Uint8Array(await file.arrayBuffer())) ?? pixelsByCanvas(file)
}

/** Photos are stored in a form that only browsers decode. */
async function pixelsByCanvas(file: Blob): Promise<Picture> {
  if (!isCanvasHonest()) throw new Error('This browser does not let pictures be read')
  // Nothing may be done to the pixels: the server makes the same page of the same file.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
  const { width, height } = bitmap
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (!pen) throw new Error('Context not found')
  pen.drawImage(bitmap, 0, 0)
  return { width, height, data: pen.getImageData(0, 0, width, height).data }
}
