import type { Grey } from '../pixels.ts'

/** Every so many pixels one is looked at. */
const STEP = 5

/** Difference between neighbours (0 to 255) that most pixels of clean paper stay below. */
const CLEAN = 3

/**
 * A noisy page smoothed just so far that grain in the shadows is not taken for specks; a clean one is left alone,
 * because its lines would grow soft.
 */
export function calmGrain(grey: Grey): Grey {
  const { width, height, data } = grey
  let grainy = 0
  let seen = 0
  for (let i = 1; i < data.length; i += STEP, seen++)
    if (Math.abs((data[i] as number) - (data[i - 1] as number)) > CLEAN) grainy++
  if (grainy * 2 < seen) return grey
  const calm = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const here = y * width
    const below = Math.min(height - 1, y + 1) * width
    const column = (x: number) =>
      (data[above + x] as number) + 2 * (data[here + x] as number) + (data[below + x] as number)
    for (let x = 0; x < width; x++) {
      const sum = column(Math.max(0, x - 1)) + 2 * column(x) + column(Math.min(width - 1, x + 1))
      calm[here + x] = (sum + 8) >> 4
    }
  }
  return { width, height, data: calm }
}
