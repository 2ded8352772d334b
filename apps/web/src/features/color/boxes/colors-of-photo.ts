import { isCanvasHonest } from '#ui/picture/honest-canvas.ts'
import type { PhotoAnswer, PhotoQuestion } from './photo-worker.ts'

/** A box that is filled from a photo holds at most so many. */
const COUNT = 12

/** The colours of a photo, found on this device, which it does not leave; nothing where it cannot be read here. */
export function colorsOfPhoto(photo: Blob): Promise<PhotoAnswer> {
  // Such a browser shows noise in the place of pixels.
  if (!isCanvasHonest()) return Promise.resolve(null)
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PhotoAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage({ photo, count: COUNT } satisfies PhotoQuestion)
  }).finally(() => worker.terminate())
}
