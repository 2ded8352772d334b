import type { HexColor } from '@huebook/coloring'
import { colorsOfPicture } from './colors-of-picture.ts'

/** A photo, and how many colours of it are wanted at most. */
export interface PhotoQuestion {
  photo: Blob
  count: number
}

/** Its colours; nothing where it could not be read. */
export type PhotoAnswer = readonly HexColor[] | null

/** On so many pixels a side all its colours are there. */
const SIDE = 96

async function colorsOf({ photo, count }: PhotoQuestion): Promise<PhotoAnswer> {
  const bitmap = await createImageBitmap(photo, { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: 'medium' })
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!pen) return null
  pen.drawImage(bitmap, 0, 0)
  return colorsOfPicture(pen.getImageData(0, 0, SIDE, SIDE).data, count)
}

self.addEventListener('message', async ({ data }: MessageEvent<PhotoQuestion>) => {
  self.postMessage((await colorsOf(data).catch(() => null)) satisfies PhotoAnswer)
})
