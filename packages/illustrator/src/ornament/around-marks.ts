import { PAGE } from '../paper/page.ts'

/** Which pixels are within a small radius (px) of marked ones. One row runs on into the next: nothing is drawn at the edges. */
export function around(marked: Uint8Array, radius: number): Uint8Array {
  const size = PAGE
  const near = new Uint8Array(marked.length)
  const reach = Math.floor(radius)
  const widths = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.floor(Math.sqrt(radius ** 2 - (i - reach) ** 2)))
  for (let pixel = 0; pixel < marked.length; pixel++) {
    if (!marked[pixel]) continue
    const start = pixel
    while (marked[pixel + 1]) pixel++
    for (let i = 0; i < widths.length; i++) {
      const shift = (i - reach) * size
      const width = widths[i] as number
      near.fill(1, Math.max(0, start + shift - width), Math.max(0, pixel + shift + width + 1))
    }
  }
  return near
}
