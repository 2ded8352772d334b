import { findRegions, inkOf, type Picture, type RegionMap } from '@huebook/lineart'
import { picturePixels } from './picture-pixels.ts'

export interface PageQuestion {
  /** The address of an illustration. */
  url: string
  /** How large the canvas is (px). Told, and not imported: the contract would bring all its schemas into the worker. */
  side: number
}

/** Its pixels, and then its regions, which take longer; nothing where it could not be had. */
export type PageAnswer = { illustration: Picture } | { regions: RegionMap } | null

/** Hands an answer over with its memory: a copy of megabytes would be made while somebody draws. */
function answer(message: PageAnswer, content: object): void {
  const buffers = Object.values(content)
    .filter((part) => ArrayBuffer.isView(part))
    .map(({ buffer }) => buffer as ArrayBuffer)
  self.postMessage(message, { transfer: [...new Set(buffers)] })
}

self.addEventListener('message', async ({ data: { url, side } }: MessageEvent<PageQuestion>) => {
  try {
    const illustration = await picturePixels(url, side)
    const ink = inkOf(illustration)
    answer({ illustration }, illustration)
    const regions = findRegions(ink)
    answer({ regions }, regions)
  } catch {
    self.postMessage(null satisfies PageAnswer)
  }
})
