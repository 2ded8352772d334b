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

self.addEventListener('message', async ({ data: { url, side } }: MessageEvent<PageQuestion>) => {
  try {
    const illustration = await picturePixels(url, side)
    self.postMessage({ illustration } satisfies PageAnswer)
    self.postMessage({ regions: findRegions(inkOf(illustration)) } satisfies PageAnswer)
  } catch {
    self.postMessage(null satisfies PageAnswer)
  }
})
