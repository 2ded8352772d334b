import { distanceTransform, strideOf } from '@huebook/lineart'
import { PAGE } from '../paper/page.ts'

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
  const isCore = within(isBorder, radius).map((isNear) => 1 - isNear)
  // Around a core there is nothing but its own cell.
  const isKept = within(isCore, radius)
  const before = cells.slice()
  const kept: number[] = []
  for (let pixel = 0; pixel < cells.length; pixel++) {
    if (!cells[pixel]) continue
    if (isKept[pixel]) kept.push(pixel)
    else cells[pixel] = LOOSE
  }
  const tips = grown(kept, cells, TIP, (from, to) => before[from] === before[to])
  grown(tips, cells, size, (from, to) => regions[from] === regions[to])
  for (let pixel = 0; pixel < cells.length; pixel++) if (cells[pixel] === LOOSE) cells[pixel] = 0
}

/** Which pixels are within a radius (px) of marked ones, or of the page's edge, where nothing is drawn. */
function within(marked: Uint8Array, radius: number): Uint8Array {
  const size = PAGE
  const squares = distanceTransform({ width: size, height: size, data: marked })
  const near = new Uint8Array(marked.length)
  const stride = strideOf(size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if ((squares[(y + 1) * stride + x + 1] as number) <= radius * radius) near[y * size + x] = 1
  return near
}

/** Carries cells from pixel to loose pixel, a number of steps at most, and tells which pixels have one then. */
function grown(
  from: readonly number[],
  cells: Int32Array,
  steps: number,
  mayPass: (from: number, to: number) => boolean,
): number[] {
  const size = PAGE
  const all = Array.from(from)
  let start = 0
  for (let step = 0; step < steps && start < all.length; step++) {
    const end = all.length
    for (; start < end; start++) {
      const pixel = all[start] as number
      for (let side = 0; side < 4; side++) {
        const other = pixel + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -size : size)
        if (cells[other] !== LOOSE || !mayPass(pixel, other)) continue
        cells[other] = cells[pixel] as number
        all.push(other)
      }
    }
  }
  return all
}
