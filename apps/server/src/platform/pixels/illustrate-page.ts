import type { PageStyle } from '@huebook/contract'
import { type FinishedPage, finishPage, rasterise } from './finish-page.ts'

interface Wish {
  prompt: string
  style: PageStyle
  detail: 1 | 2 | 3
  /** Another seed gives another page of the same words. */
  seed: number
}

export interface IllustratedPage extends FinishedPage {
  title: string
  missing: string[]
  credit: string
}

/** Draws a page with the built-in illustrator; answers nothing for what it does not draw. */
export async function illustratePage(wish: Wish): Promise<IllustratedPage | null> {
  // Only here: its drawings are megabytes, and most workers only ever decode what people send.
  const { illustrate, PromptRefused } = await import('@huebook/illustrator')
  try {
    const { svg, title, missing, credit } = illustrate(wish)
    return { ...(await finishPage(await rasterise(svg), svg)), title, missing: [...missing], credit }
  } catch (error) {
    if (error instanceof PromptRefused) return null
    throw error
  }
}
