import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type Touched, touch } from '../drawing/touched.ts'
import type { Clip } from './brush-kind.ts'
import { findRow, high, low } from './capsule-row.ts'

/** One end of a piece of a stroke (px). */
export interface Nib {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** How hard it is pressed, 0 to 255; fully if left out. */
  readonly load?: number
}

/**
 * Raises the coverage to that of a capsule with round ends whose radius runs evenly from one nib to the other, and
 * never lowers any: pieces of one stroke may overlap as they like. Edges are soft over one pixel.
 * Only + − × ÷ and square roots are used, which are exact to the bit everywhere; a replay depends on it.
 */
export function coverCapsule(coverage: Uint8Array, touched: Touched, a: Nib, b: Nib, clip?: Clip | null): void {
  const within = clip ? clip.labels : null
  const outer = Math.max(a.radius, b.radius) + 0.5
  const inner = Math.min(a.radius, b.radius) - 0.5
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y) - outer - 0.5))
  const bottom = Math.min(DRAWING_SIDE - 1, Math.floor(Math.max(a.y, b.y) + outer - 0.5))
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const length = Math.sqrt(squared)
  // What the rows have in common; infinite where the capsule lies level or upright, which the rows look out for.
  const slope = dx / dy
  const across = length / Math.abs(dy)
  const fall = dy / dx
  const along = squared / dx
  const taper = b.radius - a.radius
  // A pen that presses harder without moving: the wider of the two is what one sees.
  const wider = taper > 0 ? 1 : 0
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - a.y
    findRow(py, dx, dy, outer, slope, across * outer, fall, along)
    const from = Math.max(0, Math.ceil(low() + a.x - 0.5))
    const to = Math.min(DRAWING_SIDE, Math.floor(high() + a.x - 0.5) + 1)
    if (from >= to) continue
    touch(touched, y, from, to)
    let solidFrom = to
    let solidTo = to
    if (inner > 0) {
      findRow(py, dx, dy, inner, slope, across * inner, fall, along)
      if (low() <= high()) {
        solidFrom = Math.min(to, Math.max(from, Math.ceil(low() + a.x - 0.5)))
        solidTo = Math.max(solidFrom, Math.min(to, Math.floor(high() + a.x - 0.5) + 1))
      }
    }
    const start = y * DRAWING_SIDE
    if (within) coverWithin(coverage, start + solidFrom, start + solidTo, clip as Clip)
    else for (let i = start + solidFrom; i < start + solidTo; i++) coverage[i] = 255
    for (let x = from === solidFrom ? solidTo : from; x < to; x = x + 1 === solidFrom ? solidTo : x + 1) {
      const before = coverage[start + x] as number
      // Most of a piece lies on the piece before it.
      if (before === 255 || (within && within[start + x] !== clip?.label)) continue
      const px = x + 0.5 - a.x
      const at = squared === 0 ? wider : Math.min(1, Math.max(0, (px * dx + py * dy) / squared))
      const ex = px - at * dx
      const ey = py - at * dy
      const share = a.radius + at * taper + 0.5 - Math.sqrt(ex * ex + ey * ey)
      if (share <= 0) continue
      const value = share >= 1 ? 255 : (share * 255 + 0.5) | 0
      if (value > before) coverage[start + x] = value
    }
  }
}

function coverWithin(coverage: Uint8Array, from: number, to: number, { labels, label }: Clip): void {
  for (let i = from; i < to; i++) if (labels[i] === label) coverage[i] = 255
}
