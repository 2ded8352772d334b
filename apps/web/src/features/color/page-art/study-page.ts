import type { Engine } from '@huebook/coloring'
import { CANVAS_SIZE } from '@huebook/contract'
import type { PageAnswer, PageQuestion } from './page-worker.ts'

/** Has a worker find what the bucket, the eyedropper and exports need of a page; answers the function that ends it. */
export function studyPage(
  url: string,
  engine: Pick<Engine, 'setIllustration' | 'setRegions'>,
  onStudied: () => void,
): () => void {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<PageAnswer>) => {
    if (data && 'illustration' in data) return engine.setIllustration(data.illustration)
    if (data) {
      engine.setRegions(data.regions)
      onStudied()
    }
    worker.terminate()
  })
  worker.postMessage({ url, side: CANVAS_SIZE } satisfies PageQuestion)
  return () => worker.terminate()
}
