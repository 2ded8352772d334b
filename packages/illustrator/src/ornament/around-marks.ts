import { PAGE } from '../paper/page.ts'

/** Which pixels are within a small radius (px) of marked ones; quick where few are marked. */
export function around(marked: Uint8Array, radius: number): Uint8Array {
  const size = PAGE
  const near = new Uint8Array(marked.length)
  const reach = Math.floor(radius)
  const widths = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.floor(Math.sqrt(radius ** 2 - (i - reach) ** 2)))
  for (let pixel = 0; pixel < marked.length; pixel++) {
    if (!marked[pixel]) continue
    for (let i = 0; i < widths.length; i++) {
      const middle = pixel + (i - reach) * size
      const width = widths[i] as number
      for (let other = middle - width; other <= middle + width; other++) near[other] = 1
    }
  }
  return near
}
