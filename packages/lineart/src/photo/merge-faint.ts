import { find, unite } from '../regions/union-find.ts'
import type { Plane } from './plane.ts'

/**
 * Joins surfaces between which there is nothing to be seen: the parts of a sky or a ball that differ only by slow
 * shading. `reach` (px) to both sides of a border is compared; below `least` (0 to 1) on average it goes.
 * Changes `surfaces`, which are roots as `segment` gives them.
 */
export function mergeFaint(surfaces: Int32Array, channels: readonly Plane[], reach: number, least: number): void {
  const [{ width, height }] = channels as [Plane]
  const borders = new Map<number, { a: number; b: number; sums: number[]; length: number }>()
  const compare = (i: number, next: number, before: number, after: number) => {
    const here = surfaces[i] as number
    const there = surfaces[next] as number
    if (here === there) return
    const a = Math.min(here, there)
    const b = Math.max(here, there)
    const key = a * surfaces.length + b
    const border = borders.get(key) ?? { a, b, sums: channels.map(() => 0), length: 0 }
    const sign = here === a ? 1 : -1
    // Differences keep their sign, so that noise cancels out along the border.
    channels.forEach(({ data }, channel) => {
      const difference = (data[after] as number) - (data[before] as number)
      border.sums[channel] = (border.sums[channel] as number) + sign * difference
    })
    border.length++
    borders.set(key, border)
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) compare(i, i + 1, i - Math.min(x, reach), i + 1 + Math.min(width - 2 - x, reach))
      if (y + 1 < height)
        compare(i, i + width, i - width * Math.min(y, reach), i + width * (1 + Math.min(height - 2 - y, reach)))
    }
  for (const { a, b, sums, length } of borders.values())
    if (sums.every((sum) => Math.abs(sum) / length < least)) unite(surfaces, a, b)
  for (let i = 0; i < surfaces.length; i++) surfaces[i] = find(surfaces, i)
}
