import type { Ink } from '../pixels.ts'

/** The page with paper added where its lines come nearer to an edge than `margin` (px). */
export function withMargin(ink: Ink, margin: number): Ink {
  const { width, height, data } = ink
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    const first = data.subarray(y * width, (y + 1) * width).indexOf(1)
    if (first < 0) continue
    const last = data.subarray(y * width, (y + 1) * width).lastIndexOf(1)
    left = Math.min(left, first)
    right = Math.max(right, last)
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return ink
  const missing = (space: number) => Math.max(0, margin - space)
  const [addLeft, addTop] = [missing(left), missing(top)]
  const newWidth = addLeft + width + missing(width - 1 - right)
  const newHeight = addTop + height + missing(height - 1 - bottom)
  const page = new Uint8Array(newWidth * newHeight)
  for (let y = 0; y < height; y++)
    page.set(data.subarray(y * width, (y + 1) * width), (y + addTop) * newWidth + addLeft)
  return { width: newWidth, height: newHeight, data: page }
}
