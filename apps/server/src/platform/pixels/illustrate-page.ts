import type { PageStyle } from '@huebook/contract'
import { type FinishedPage, finishPage, rasterise } from './finish-page.ts'

interface Wish {
  prompt: string
  style: PageStyle | null
  detail: 1 | 2 | 3 | null
  /** Another seed gives another page of the same words. */
  seed: number
}

export interface IllustratedPage extends FinishedPage {
  title: string
  style: PageStyle
  missing: string[]
  credit: string
}

/** Why there is no page. */
type Refusal = 'unsuitable' | 'not understood'

/** Draws a page with the built-in illustrator. */
export async function illustratePage({ prompt, style, detail, seed }: Wish): Promise<IllustratedPage | Refusal> {
  // Only here: its drawings are megabytes, and most workers only ever decode what people send.
  const { illustrate, PromptRefused } = await import('@huebook/illustrator')
  try {
    const drawn = illustrate({ prompt, style: style ?? undefined, detail: detail ?? undefined, seed })
    if (!drawn.isUnderstood) return 'not understood'
    const { svg, title, missing, credit } = drawn
    return {
      ...(await finishPage(await rasterise(svg), svg)),
      title,
      style: drawn.style,
      missing: [...missing],
      credit,
    }
  } catch (error) {
    if (error instanceof PromptRefused) return 'unsuitable'
    throw error
  }
}
