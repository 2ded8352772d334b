import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'
import { randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'
import { type CurveKind, drawCurves } from './curves/curves.ts'
import { COUNTED_AREA } from './judge.ts'
import { inkOfContent } from './raster.ts'

/** The pens these pages are drawn with (px). */
export const PENS = [3, 4, 6] as const
export type Pen = (typeof PENS)[number]

/** How many regions a page must have to be one of them: as many as a grown-up's page of patterns. */
const [FEWEST, MOST] = [200, 240]

/** How many pages of one seed are drawn before it is given up. */
const TRIES = 40

/** A page of free-form curves of one kind, drawn with one pen, with 200 to 240 regions worth counting. */
export async function freeFormPage(kind: CurveKind, pen: Pen, seed: number): Promise<Ink> {
  let amount = 1
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ink = await drawn(kind, pen, randomFrom(seed * TRIES + attempt), amount)
    const regions = countRegions(ink)
    if (regions >= FEWEST && regions <= MOST) return ink
    // Crossings, and so regions, grow faster than the number of lines; the root keeps it from swinging to and fro.
    amount *= Math.sqrt((FEWEST + MOST) / 2 / Math.max(1, regions))
  }
  throw new Error(`No page of ${kind} with ${FEWEST} to ${MOST} regions came of seed ${seed}.`)
}

function drawn(kind: CurveKind, pen: Pen, random: () => number, amount: number): Promise<Ink> {
  const style = `fill="none" stroke="#000" stroke-width="${pen}" stroke-linejoin="round" stroke-linecap="round"`
  return inkOfContent(`<g ${style}>${drawCurves(kind, random, amount)}</g>`)
}

function countRegions(ink: Ink): number {
  const { labels, count } = labelPaper(ink)
  const area = new Int32Array(count + 1)
  for (const label of labels) area[label] = (area[label] as number) + 1
  return area.subarray(1).filter((pixels) => pixels >= COUNTED_AREA).length
}
