import sharp from 'sharp'
import { GALLERY } from '../../apps/server/src/features/gallery/gallery.ts'
import {
  type Detail,
  illustrate,
  STYLES,
  type Style,
  suggest,
  type Wish,
} from '../../packages/illustrator/src/index.ts'
import { colorability, findRegions, inkOf, type Verdict } from '../../packages/lineart/src/index.ts'
import { inAnotherProcess } from './another-process.ts'

/** Suggestions that are drawn in every style. */
export const SUGGESTIONS = 120

const DETAILS: readonly Detail[] = [1, 2, 3]

/** A page as it was judged. */
export interface Judged {
  readonly style: Style
  readonly detail: Detail
  readonly verdict: Verdict
  /** Why one that is not good is not. */
  readonly reason: string
  readonly regions: number
  /** Regions too small to colour, by the measure of `colorability`. */
  readonly tiny: number
  /** Radius of the largest circle inside the smallest region (px). */
  readonly smallest: number
  /** Time to draw it (ms). */
  readonly time: number
  /** What of its words it does not show. */
  readonly missing: readonly string[]
}

/** Draws suggestions in every style, their levels of detail in turn, and judges what can be coloured on them. */
export async function judgeAll(): Promise<Judged[]> {
  const others = inAnotherProcess<Judged[]>(new URL(import.meta.url).pathname)
  return [...(await judgeStyles(STYLES.slice(0, HERE))), ...(await others)]
}

/** How many styles are judged here; another process takes the rest, for it takes minutes. */
const HERE = 3

export default function judgeOthers(): Promise<Judged[]> {
  return judgeStyles(STYLES.slice(HERE))
}

async function judgeStyles(styles: readonly Style[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const style of styles)
    for (let seed = 0; seed < SUGGESTIONS; seed++)
      judged.push(await judge({ prompt: suggest(seed), style, detail: DETAILS[seed % DETAILS.length] as Detail, seed }))
  return judged
}

/** Draws the pages a new site starts with, as it does itself, and judges them. */
export async function judgeGallery(): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { prompt, style, detail } of GALLERY)
    judged.push(await judge({ prompt, style: style ?? undefined, detail: detail ?? undefined, seed: 1 }))
  return judged
}

async function judge(wish: Wish): Promise<Judged> {
  const start = performance.now()
  const { svg, style, detail, missing } = illustrate(wish)
  const time = performance.now() - start
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8Array(data) }
  const map = findRegions(inkOf(picture))
  const { verdict, reasons, regions, tiny } = colorability(picture, map)
  const reason = `"${wish.prompt}", ${style}, detail ${detail}, seed ${wish.seed}: ${reasons.join(' ')}`
  return { style, detail, verdict, reason, regions, tiny, smallest: Math.min(...map.radius.slice(1)), time, missing }
}
