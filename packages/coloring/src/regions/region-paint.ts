import { alphaOf, type HexColor, hexOf } from '../drawing/color.ts'
import type { Spans } from '../fill/spans.ts'

/** How a region is painted: not, in one colour, or in several. */
export type RegionPaint =
  | { readonly is: 'empty' }
  | { readonly is: 'one'; readonly color: HexColor }
  | { readonly is: 'several' }

/** At how many of its stretches a region is looked at: enough for a word about it. */
const LOOKS = 48
/** How far aside of the last look the next one is (share of a stretch): the golden section never meets the same place. */
const ASIDE = 0.618
/** The share of paint from which on a region is not empty, and the share one colour has of it to be the only one. */
const PAINTED = 0.25
const ALONE = 0.8
/** How opaque (0 to 255) paint is at least, and how far (px) it is looked for beside a speck of paper. */
const PAINT = 48
const SPECK = 3
/** The share of a region that has to be painted for it to be done: a brush leaves a little paper along the lines. */
const DONE = 0.9

/** What a region looks like, in a word; from a few of its pixels. */
export function paintOf(pixels: Uint32Array, spans: Spans): RegionPaint {
  const counts = new Map<number, number>()
  const stretches = spans.length / 2
  const step = Math.max(1, Math.floor(stretches / LOOKS))
  let looks = 0
  for (let stretch = 0; stretch < stretches; stretch += step) {
    const [from, to] = [spans[2 * stretch] as number, spans[2 * stretch + 1] as number]
    const word = pixels[from + Math.floor((to - from) * ((stretch * ASIDE) % 1))] as number
    looks++
    if (isPainted(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const painted = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (painted <= looks * PAINTED) return { is: 'empty' }
  const [[color, count]] = [...counts].sort((a, b) => b[1] - a[1]) as [[number, number]]
  return count >= painted * ALONE ? { is: 'one', color: hexOf(color) } : { is: 'several' }
}

/** Whether hardly any paper is left of a region. */
export function isDone(pixels: Uint32Array, spans: Spans): boolean {
  let size = 0
  for (let i = 0; i < spans.length; i += 2) size += (spans[i + 1] as number) - (spans[i] as number)
  let left = size * (1 - DONE)
  for (let i = 0; i < spans.length; i += 2)
    for (let at = spans[i] as number; at < (spans[i + 1] as number); at++)
      if (
        !isPainted(pixels[at] as number) &&
        !isGrain(pixels, at, spans[i] as number, spans[i + 1] as number) &&
        --left < 0
      )
        return false
  return true
}

/** A pencil leaves specks of paper, and water colour covers a third: what counts is whether there is paint close by. */
const isGrain = (pixels: Uint32Array, at: number, from: number, to: number): boolean =>
  (at - SPECK >= from && isPainted(pixels[at - SPECK] as number)) ||
  (at + SPECK < to && isPainted(pixels[at + SPECK] as number)) ||
  (at - 1 >= from && isPainted(pixels[at - 1] as number)) ||
  (at + 1 < to && isPainted(pixels[at + 1] as number))

const isPainted = (word: number): boolean => alphaOf(word) >= PAINT
