import type { Ink } from './pixels.ts'

/** Every so many rows one is looked at: enough to see each stroke several times. */
const ROW_STEP = 3

/** Thicker than this (px) is not a line but a black area, and not followed further. */
const THICKEST = 64

/**
 * The usual thickness of a page's lines (px): the median over many places, so that black areas and dots hardly count.
 * A straight line of thickness t crossed along row and column, h and v pixels long, has t = hv / √(h² + v²).
 */
export function lineWidth({ width, height, data }: Ink): number {
  const seen = new Uint32Array(THICKEST * 4 + 1)
  let total = 0
  for (let y = 0; y < height; y += height > 2 * ROW_STEP ? ROW_STEP : 1) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (!data[row + x]) continue
      const from = x
      while (x < width && data[row + x]) x++
      const across = x - from
      const middle = row + from + (across >> 1)
      let up = 1
      while (up < THICKEST && data[middle - up * width]) up++
      let down = 1
      while (down < THICKEST && data[middle + down * width]) down++
      const along = up + down - 1
      const thickness = Math.min(THICKEST, (across * along) / Math.hypot(across, along))
      const slot = Math.round(thickness * 4)
      seen[slot] = (seen[slot] as number) + 1
      total++
    }
  }
  let passed = 0
  for (let slot = 0; slot < seen.length; slot++) {
    passed += seen[slot] as number
    if (total > 0 && passed * 2 >= total) return slot / 4
  }
  return 0
}
