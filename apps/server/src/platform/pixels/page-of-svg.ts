import { type FinishedPage, finishPage, rasterise } from './finish-page.ts'

/** Makes a page of our own curves as they are. Never of somebody else's: an SVG may read files of this machine. */
export const pageOfSvg = async ({ svg }: { svg: string }): Promise<FinishedPage> =>
  finishPage(await rasterise(svg), svg)
