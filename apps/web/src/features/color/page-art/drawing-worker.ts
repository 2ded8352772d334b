import { fetchPixels } from '#ui/picture/fetch-pixels.ts'
import type { PageQuestion } from './page-worker.ts'

/** The pixels of a drawing, or nothing where it could not be had. */
export type DrawingAnswer = Uint32Array<ArrayBuffer> | null

self.addEventListener('message', async ({ data: { url, side } }: MessageEvent<PageQuestion>) => {
  try {
    const { width, height, data } = await fetchPixels(url)
    if (width !== side || height !== side) throw new RangeError(`A drawing has ${side} × ${side} pixels`)
    const pixels = new Uint32Array(data.slice().buffer)
    self.postMessage(pixels satisfies DrawingAnswer, { transfer: [pixels.buffer] })
  } catch {
    self.postMessage(null satisfies DrawingAnswer)
  }
})
