import sharp from 'sharp'
import { type Detail, illustrate, STYLES, type Style, suggest } from '../../packages/illustrator/src/index.ts'
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
      judged.push(await judge(style, DETAILS[seed % DETAILS.length] as Detail, seed))
  return judged
}

async function judge(style: Style, detail: Detail, seed: number): Promise<Judged> {
  const prompt = suggest(seed)
  const start = performance.now()
  const { svg } = illustrate({ prompt, style, detail, seed })
  const time = performance.now() - start
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8Array(data) }
  const map = findRegions(inkOf(picture))
  const { verdict, reasons, regions, tiny } = colorability(picture, map)
  const reason = `"${prompt}", ${style}, detail ${detail}, seed ${seed}: ${reasons.join(' ')}`
  return { style, detail, verdict, reason, regions, tiny, smallest: Math.min(...map.radius.slice(1)), time }
}
