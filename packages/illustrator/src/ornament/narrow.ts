import { PAGE } from '../paper/page.ts'
import { cellAt, type Ornament } from './cells.ts'

/** Ornaments for what is too narrow for rows: along its length, or following its outline. */

/** Veins on either side of a rib, as a leaf has them. */
export const veins: Ornament = (a, b) => cellAt(Math.floor(a + 0.8 * Math.abs(b)), 0, b < 0 ? 1 : 2)

export const chevrons: Ornament = (a, b) => cellAt(Math.floor(a + 0.8 * Math.abs(b)), 0)

export const bands: Ornament = (a) => cellAt(Math.floor(a), 0)

/** How far lines that follow the outline are apart (px). */
const APART = 17

/** Rings that follow the outline, by how deep a place lies (px). */
export const echo = (deep: number): number => cellAt(Math.floor(deep / APART), 1)

/** Where something is long: its direction (radians), and how many times as long as broad it is. */
export interface Length {
  readonly angle: number
  readonly times: number
  /** Its middle (pixel). */
  readonly middle: number
}

/** By the moments of its pixels. */
export function lengthOf(pixels: readonly number[]): Length {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (const pixel of pixels) {
    const [column, row] = [pixel % PAGE, Math.floor(pixel / PAGE)]
    x += column
    y += row
    xx += column * column
    yy += row * row
    xy += column * row
  }
  const count = Math.max(1, pixels.length)
  const [mx, my] = [x / count, y / count]
  const [u, v, w] = [xx / count - mx * mx, yy / count - my * my, xy / count - mx * my]
  const spread = Math.hypot(u - v, 2 * w)
  const [long, broad] = [(u + v + spread) / 2, (u + v - spread) / 2]
  return {
    angle: Math.atan2(2 * w, u - v) / 2,
    times: Math.sqrt(long / Math.max(1, broad)),
    middle: Math.round(my) * PAGE + Math.round(mx),
  }
}
