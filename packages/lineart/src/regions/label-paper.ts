import { checkSize, type Ink } from '../pixels.ts'
import { findRuns, type Runs } from './paper-runs.ts'
import { singletons, unite } from './union-find.ts'

export interface PaperLabels {
  /** 0 elsewhere; 1 to count, in reading order of each area's first pixel. Half as wide where that is wide enough. */
  readonly labels: Uint16Array | Uint32Array
  readonly count: number
}

/**
 * Numbers the areas of connected paper, without bridging any gap: what a plain flood fill would fill.
 * Paper connects over sides, not corners, so that a diagonal line one pixel thick holds. Whole runs are joined instead
 * of pixels (L. He, Y. Chao, K. Suzuki: A run-based two-scan labeling algorithm, 2008).
 */
export const labelPaper = (ink: Ink): PaperLabels => labelZeros(ink, 0)

/** Numbers the connected lines. Ink connects over corners too: whatever paper does not pass, holds together. */
export const labelInk = (ink: Ink): PaperLabels =>
  labelZeros({ ...ink, data: ink.data.map((line) => (line ? 0 : 1)) }, 1)

/** Joins runs of zeros that overlap, or with `reach` 1 also those that touch at a corner. */
function labelZeros(ink: Ink, reach: 0 | 1): PaperLabels {
  checkSize(ink, 1)
  const runs = findRuns(ink)
  const parent = joinRows(runs, ink.height, reach)
  const number = new Uint32Array(runs.count)
  let count = 0
  // A parent comes before all that was joined to it, so its number is known by then, root or not.
  for (let run = 0; run < runs.count; run++) {
    const above = parent[run] as number
    number[run] = above === run ? ++count : (number[above] as number)
  }
  // Fresh memory is what takes longest here, and nearly every page needs only half of it.
  const labels = count < 65_536 ? new Uint16Array(ink.data.length) : new Uint32Array(ink.data.length)
  paintRuns(labels, runs, number)
  return { labels, count }
}

/** Longer runs than this (px) are left to the engine; for shorter ones the call takes longer than the work. */
const SHORT = 24

function paintRuns(labels: Uint16Array | Uint32Array, { edges, count }: Runs, number: Uint32Array): void {
  for (let run = 0; run < count; run++) {
    const label = number[run] as number
    const from = edges[2 * run] as number
    const to = edges[2 * run + 1] as number
    if (to - from > SHORT) labels.fill(label, from, to)
    else for (let i = from; i < to; i++) labels[i] = label
  }
}

/** Joins each run with those it touches in the row above; the two rows are walked like the halves of a merge sort. */
function joinRows({ count, edges, rows, width }: Runs, height: number, reach: 0 | 1): Int32Array {
  const parent = singletons(count)
  for (let y = 1; y < height; y++) {
    let above = rows[y - 1] as number
    let here = rows[y] as number
    const endAbove = here
    const endHere = rows[y + 1] as number
    while (above < endAbove && here < endHere) {
      const aboveTo = (edges[2 * above + 1] as number) + width
      const hereTo = edges[2 * here + 1] as number
      const isUnder = (edges[2 * above] as number) + width < hereTo + reach
      if (isUnder && (edges[2 * here] as number) < aboveTo + reach) {
        // Nearly always a run meets its first neighbour, and is nobody's yet; the neighbour's parent is a root or near one.
        if (parent[here] === here) parent[here] = parent[above] as number
        else unite(parent, above, here)
      }
      if (aboveTo < hereTo) above++
      else here++
    }
  }
  return parent
}
