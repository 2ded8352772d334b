import { PAGE } from '../paper/page.ts'
import { around } from './around-marks.ts'

/** How far from where a circle fits the tip of a cell may reach (px): corners stay sharp, tails are cut off. */
const TIP = 7

/** A pixel that belongs to no cell any more. */
const LOOSE = -1

/**
 * Takes away whatever is too narrow to colour: of each cell stays what a circle of a radius (px) can reach, with short
 * tips, and what is left over falls to the nearest neighbour. A cell no such circle fits into is gone.
 */
export function withoutSlivers(cells: Int32Array, regions: ArrayLike<number>, radius: number): void {
  const size = PAGE
  const isBorder = new Uint8Array(cells.length)
  for (let pixel = 0; pixel < cells.length; pixel++) {
    const cell = cells[pixel] as number
    isBorder[pixel] = cell === 0 || cells[pixel + 1] !== cell || cells[pixel + size] !== cell ? 1 : 0
  }
  const isCore = around(isBorder, radius).map((isNear) => 1 - isNear)
  // Around a core there is nothing but its own cell.
  const isKept = around(isCore, radius)
  const before = cells.slice()
  const queue = new Int32Array(cells.length)
  let kept = 0
  for (let pixel = 0; pixel < cells.length; pixel++) {
    if (!cells[pixel]) continue
    if (isKept[pixel]) queue[kept++] = pixel
    else cells[pixel] = LOOSE
  }
  kept = grow(queue, kept, cells, TIP, (from, to) => before[from] === before[to])
  grow(queue, kept, cells, size, (from, to) => regions[from] === regions[to])
  for (let pixel = 0; pixel < cells.length; pixel++) if (cells[pixel] === LOOSE) cells[pixel] = 0
}

/**
 * Carries cells from the first so many pixels of a queue to loose ones, a number of steps at most. Those follow in the queue;
 * tells how many there are then.
 */
function grow(
  queue: Int32Array,
  count: number,
  cells: Int32Array,
  steps: number,
  mayPass: (from: number, to: number) => boolean,
): number {
  const size = PAGE
  let [start, last] = [0, count]
  for (let step = 0; step < steps && start < last; step++) {
    const end = last
    for (; start < end; start++) {
      const pixel = queue[start] as number
      for (let side = 0; side < 4; side++) {
        const other = pixel + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -size : size)
        if (cells[other] !== LOOSE || !mayPass(pixel, other)) continue
        cells[other] = cells[pixel] as number
        queue[last++] = other
      }
    }
  }
  return last
}
