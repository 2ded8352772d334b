import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

/** How far (px) wet colours run into each other at most. */
const REACH = 7

/** A pixel as it runs together with some of those around it, of its own region only. */
export function softened(
  kept: Uint32Array,
  i: number,
  x: number,
  y: number,
  lump: number,
  labels: Uint16Array | null,
): number {
  const reach = 1 + ((lump * REACH) >> 8)
  const own = kept[i] as number
  const left = x >= reach ? i - reach : i
  const right = x < DRAWING_SIDE - reach ? i + reach : i
  const above = y >= reach ? i - reach * DRAWING_SIDE : i
  const below = y < DRAWING_SIDE - reach ? i + reach * DRAWING_SIDE : i
  const a = near(kept, left, i, labels)
  const b = near(kept, right, i, labels)
  const c = near(kept, above, i, labels)
  const d = near(kept, below, i, labels)
  if (a === own && b === own && c === own && d === own) return own
  return mixed(own, a, b, c, d)
}

const near = (kept: Uint32Array, at: number, i: number, labels: Uint16Array | null): number =>
  kept[labels && labels[at] !== labels[i] ? i : at] as number

/** The mean of five pixels, the first of them twice, each with as much colour as it covers. */
function mixed(own: number, a: number, b: number, c: number, d: number): number {
  const [o, p, q, r, s] = [(own >>> 24) * 2, a >>> 24, b >>> 24, c >>> 24, d >>> 24]
  const total = o + p + q + r + s
  if (total < 3) return 0
  const half = total >> 1
  const part = (shift: number) =>
    ((((own >>> shift) & 255) * o +
      ((a >>> shift) & 255) * p +
      ((b >>> shift) & 255) * q +
      ((c >>> shift) & 255) * r +
      ((d >>> shift) & 255) * s +
      half) /
      total) |
    0
  return (part(0) | (part(8) << 8) | (part(16) << 16) | (((total / 6) | 0) << 24)) >>> 0
}
