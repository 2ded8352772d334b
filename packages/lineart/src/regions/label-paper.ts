import { checkSize, type Ink } from '../pixels.ts'
import { find, unite } from './union-find.ts'

export interface PaperLabels {
  /** 0 elsewhere; 1 to count, in reading order of each area's first pixel. */
  readonly labels: Int32Array
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
  const { width, height } = ink
  const runs = findRuns(ink)
  const parent = joinRows(runs, height, reach)
  const labels = new Int32Array(width * height)
  const number = new Int32Array(runs.count)
  let count = 0
  for (let run = 0; run < runs.count; run++) {
    const root = find(parent, run)
    if (root === run) number[run] = ++count
    labels.fill(number[root] as number, runs.from[run] as number, runs.to[run] as number)
  }
  return { labels, count }
}

interface Runs {
  readonly count: number
  /** Where each run of paper starts and ends (exclusive), as offsets into the picture. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** The first run of each row, and the end of the last row. */
  readonly rows: Int32Array
  readonly width: number
}

function findRuns({ width, height, data }: Ink): Runs {
  const most = ((width + 1) >> 1) * height
  let from = new Int32Array(Math.min(most, 4096))
  let to = new Int32Array(from.length)
  const rows = new Int32Array(height + 1)
  let count = 0
  for (let y = 0; y < height; y++) {
    rows[y] = count
    if (count + width > from.length) {
      from = enlarged(from, width)
      to = enlarged(to, width)
    }
    const end = (y + 1) * width
    for (let at = y * width; at < end; at++) {
      if (data[at]) continue
      from[count] = at
      do at++
      while (at < end && !data[at])
      to[count++] = at
    }
  }
  rows[height] = count
  return { count, from, to, rows, width }
}

/** Room for at least one more row of runs. */
function enlarged(array: Int32Array, row: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2 + row)
  larger.set(array)
  return larger
}

/** Joins each run with those it touches in the row above; the two rows are walked like the halves of a merge sort. */
function joinRows({ count, from, to, rows, width }: Runs, height: number, reach: 0 | 1): Int32Array {
  const parent = new Int32Array(count)
  for (let i = 0; i < count; i++) parent[i] = i
  for (let y = 1; y < height; y++) {
    let above = rows[y - 1] as number
    let here = rows[y] as number
    const endAbove = here
    const endHere = rows[y + 1] as number
    while (above < endAbove && here < endHere) {
      const aboveTo = (to[above] as number) + width
      const hereTo = to[here] as number
      const touch = (from[above] as number) + width < hereTo + reach && (from[here] as number) < aboveTo + reach
      if (touch) unite(parent, above, here)
      if (aboveTo < hereTo) above++
      else here++
    }
  }
  return parent
}
