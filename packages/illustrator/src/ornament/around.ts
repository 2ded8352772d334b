import { cellAt, type Ornament } from './cells.ts'

/** Ornaments around the middle of a shape: `a` to the right and `b` down from it, in cells. */

/** Rings of a mandala: petals, fields and beads in turn, more of them the further out. */
export const mandala: Ornament = (a, b) => {
  const distance = Math.hypot(a, b)
  const ring = Math.floor(distance)
  if (ring === 0) return cellAt(0, 0)
  const count = 6 * 2 ** Math.floor(Math.log2(ring + 1))
  const turn = (Math.atan2(b, a) / (2 * Math.PI) + 1) * count + (ring & 1) * 0.5
  const field = Math.floor(turn)
  const [x, y] = [turn - field - 0.5, distance - ring]
  const isInside = RINGS[ring % RINGS.length]?.(x, y) ?? false
  return cellAt(field % count, ring, isInside ? 1 : 0)
}

/** What is drawn in the fields of a ring: across from -0.5 to 0.5, and from 0 to 1 outwards. */
const RINGS: readonly ((x: number, y: number) => boolean)[] = [
  () => false,
  (x, y) => y < 0.92 - 2.6 * x * x - 0.5 * Math.abs(x),
  (x, y) => Math.hypot(x, (y - 0.5) * 0.95) < 0.3,
]

/** Rays from the middle, bent, with a ring across them now and then. */
export const rays: Ornament = (a, b) => {
  const distance = Math.hypot(a, b)
  if (distance < 1) return cellAt(0, 0)
  const ring = Math.floor(Math.log2(distance))
  const count = 8 * 2 ** Math.min(3, ring)
  const turn = Math.atan2(b, a) / (2 * Math.PI) + 1 + 0.03 * Math.sin(2.2 * distance)
  return cellAt(Math.floor(turn * count) % count, ring, 2)
}
