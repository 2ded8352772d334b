import { CANVAS_SIZE } from '@huebook/contract/constants'
import { cleanUp } from '@huebook/lineart'
import sharp from 'sharp'
import { type FinishedPage, finishPage, pixelsOf, rasterise } from './finish-page.ts'
import { trace } from './trace.ts'

/** Cleans a drawing that came as pixels and traces it; the page shows the curves, smooth where pixels would be stairs. */
export async function pageOfDrawing({ bytes }: { bytes: Uint8Array }): Promise<FinishedPage> {
  const drawing = sharp(bytes).resize(CANVAS_SIZE, CANVAS_SIZE, { fit: 'contain', background: '#fff' })
  const svg = await trace(cleanUp(await pixelsOf(drawing)))
  return finishPage(await rasterise(svg), svg)
}
