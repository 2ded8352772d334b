import { DRAWING_SIDE } from './drawing-size.ts'
import type { Rect } from './rect.ts'

/**
 * Where pixels may have changed: one bit for each 32 pixels of a row. A rectangle would do, too, but one stroke across
 * the page has the whole page for its rectangle, and finishing it would cost as much as finishing a thousand.
 */
export interface Touched {
  readonly rows: Uint32Array
  left: number
  top: number
  right: number
  bottom: number
}

export function nothingTouched(): Touched {
  return { rows: new Uint32Array(DRAWING_SIDE), left: DRAWING_SIDE, top: DRAWING_SIDE, right: 0, bottom: 0 }
}

/** Pixels `from` up to `to` (exclusive) of a row; both on the page, and at least one pixel. */
export function touch(touched: Touched, y: number, from: number, to: number): void {
  const bits = (0xffffffff << (from >> 5)) & (0xffffffff >>> (31 - ((to - 1) >> 5)))
  touched.rows[y] = (touched.rows[y] as number) | bits
  if (from < touched.left) touched.left = from
  if (to > touched.right) touched.right = to
  if (y < touched.top) touched.top = y
  if (y >= touched.bottom) touched.bottom = y + 1
}

export function touchEverything(touched: Touched): void {
  touched.rows.fill(0xffffffff)
  Object.assign(touched, { left: 0, top: 0, right: DRAWING_SIDE, bottom: DRAWING_SIDE })
}

export function addTouched(to: Touched, from: Touched): void {
  for (let y = from.top; y < from.bottom; y++) to.rows[y] = (to.rows[y] as number) | (from.rows[y] as number)
  to.left = Math.min(to.left, from.left)
  to.top = Math.min(to.top, from.top)
  to.right = Math.max(to.right, from.right)
  to.bottom = Math.max(to.bottom, from.bottom)
}

export function forgetTouched(touched: Touched): void {
  if (touched.top < touched.bottom) touched.rows.fill(0, touched.top, touched.bottom)
  Object.assign(touched, { left: DRAWING_SIDE, top: DRAWING_SIDE, right: 0, bottom: 0 })
}

export const touchedRect = ({ left, top, right, bottom }: Touched): Rect | null =>
  top < bottom ? { left, top, right, bottom } : null

/**
 * Visits what was touched as stretches of pixel offsets, row by row from left to right, none across two rows; all rows, or those
 * from `top` on up to `bottom` (exclusive).
 */
export function eachStretch(
  touched: Touched,
  visit: (from: number, to: number) => void,
  top = touched.top,
  bottom = touched.bottom,
): void {
  for (let y = Math.max(top, touched.top); y < Math.min(bottom, touched.bottom); y++) {
    const row = y * DRAWING_SIDE
    let bits = touched.rows[y] as number
    let first = 0
    while (bits !== 0) {
      const gap = 31 - Math.clz32(bits & -bits)
      bits >>>= gap
      first += gap
      const run = bits === 0xffffffff ? 32 : 31 - Math.clz32(~bits & (bits + 1))
      visit(row + (first << 5), row + ((first + run) << 5))
      if (run === 32) break
      bits >>>= run
      first += run
    }
  }
}
