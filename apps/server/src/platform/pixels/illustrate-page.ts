import type { PageStyle } from '@huebook/contract'
import type { Refusal } from '@huebook/illustrator'
import { type FinishedPage, finishPage, rasterise } from './finish-page.ts'

interface PageRequest {
  prompt: string
  style: PageStyle | null
  detail: 1 | 2 | 3 | null
}

interface SeededPageRequest extends PageRequest {
  /** Another seed gives another page of the same words. */
  seed: number
}

export interface IllustratedPage extends FinishedPage {
  title: string
  style: PageStyle
  missing: string[]
  credit: string
}

/** What the built-in illustrator would leave out, or why it would draw nothing at all. */
export async function missingOfPage({ prompt, style, detail }: PageRequest): Promise<string[] | Refusal> {
  const { missingOf, refusalOf } = await import('@huebook/illustrator')
  return refusalOf(prompt) ?? [...missingOf({ prompt, style: style ?? undefined, detail: detail ?? undefined })]
}

/** Draws a page with the built-in illustrator, or says why not. */
export async function illustratePage({
  prompt,
  style,
  detail,
  seed,
}: SeededPageRequest): Promise<IllustratedPage | Refusal> {
  // Only here: its drawings are megabytes, and most workers only ever decode what people send.
  const { illustrate, refusalOf } = await import('@huebook/illustrator')
  // Before it is drawn: what is refused costs no credit, so anybody may ask for it all day.
  const refusal = refusalOf(prompt)
  if (refusal) return refusal
  const drawn = illustrate({ prompt, style: style ?? undefined, detail: detail ?? undefined, seed })
  const { svg, title, missing, credit } = drawn
  return {
    ...(await finishPage(await rasterise(svg), svg)),
    title,
    style: drawn.style,
    missing: [...missing],
    credit,
  }
}
