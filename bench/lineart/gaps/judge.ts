import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'

/** Regions smaller than this (px) are not counted: nobody can tap or colour them. */
export const COUNTED_AREA = 30

/** From this overlap on a region counts as recovered. */
const RECOVERED = 0.9

export interface Score {
  readonly regions: number
  readonly recovered: number
  /** Sum of the regions' overlaps; divided by `regions` their mean. */
  readonly overlap: number
}

/**
 * How well `labels` tell the regions of a whole page apart: for each region the best IoU with any label, counted on the
 * paper of the whole page. What lies under lines or in a gap belongs to nobody.
 */
export function judge(whole: Ink, labels: ArrayLike<number>): Score {
  const truth = labelPaper(whole)
  const area = new Int32Array(truth.count + 1)
  const labelled = new Map<number, number>()
  const both = new Map<number, number>()
  // Pixels come in runs of the same two numbers; counting whole runs spares most of the look-ups.
  let since = 0
  for (let i = 1; i <= labels.length; i++) {
    const [region, label] = [truth.labels[i - 1] as number, labels[i - 1] as number]
    if (i < labels.length && truth.labels[i] === region && labels[i] === label) continue
    const run = i - since
    since = i
    if (region === 0) continue
    area[region] = (area[region] as number) + run
    labelled.set(label, (labelled.get(label) ?? 0) + run)
    if (label > 0) both.set(region * 2 ** 24 + label, (both.get(region * 2 ** 24 + label) ?? 0) + run)
  }
  const best = new Float64Array(truth.count + 1)
  for (const [key, shared] of both) {
    const region = Math.floor(key / 2 ** 24)
    const union = (area[region] as number) + (labelled.get(key % 2 ** 24) ?? 0) - shared
    best[region] = Math.max(best[region] as number, shared / union)
  }
  const counted = [...best.keys()].slice(1).filter((region) => (area[region] as number) >= COUNTED_AREA)
  return {
    regions: counted.length,
    recovered: counted.filter((region) => (best[region] as number) >= RECOVERED).length,
    overlap: counted.reduce((sum, region) => sum + (best[region] as number), 0),
  }
}

export const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, score) => ({
      regions: sum.regions + score.regions,
      recovered: sum.recovered + score.recovered,
      overlap: sum.overlap + score.overlap,
    }),
    { regions: 0, recovered: 0, overlap: 0 },
  )
