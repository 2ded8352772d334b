import { CANVAS_SIZE } from '@huebook/contract'
import type { DrawingAnswer } from './drawing-worker.ts'
import type { PageQuestion } from './page-worker.ts'

/** The pixels of a stored drawing. Decoded in a worker: a phone takes longer for it than a screen may stand still. */
export async function drawingPixels(url: string): Promise<Uint32Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The drawing could not be had'))
      worker.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => (data ? resolve(data) : fail()))
      worker.addEventListener('error', fail)
      worker.postMessage({ url, side: CANVAS_SIZE } satisfies PageQuestion)
    })
  } finally {
    worker.terminate()
  }
}
