import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touch } from '../drawing/touched.ts'
import type { Ground } from './brush-kind.ts'
import type { Nib } from './capsule.ts'
import { findRow, high, low } from './capsule-row.ts'

/** Steps of depth to a pixel; 255 of them are the middle of the widest wash. */
export const DEEP = 8

/** Raises the coverage to how deep inside a line each pixel is, which begins so far (px) outside of it. */
export function deepen({ coverage, touched, clip }: Ground, a: Nib, b: Nib, outside: number): void {
  const outer = Math.max(a.radius, b.radius) + outside
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y) - outer - 0.5))
  const bottom = Math.min(DRAWING_SIDE - 1, Math.floor(Math.max(a.y, b.y) + outer - 0.5))
  const dx = b.x - a.x
  const dy = b.y - a.y
  const taper = b.radius - a.radius
  const squared = dx * dx + dy * dy
  const reach = Math.sqrt(squared) / Math.abs(dy)
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - a.y
    findRow(py, dx, dy, outer, dx / dy, reach * outer, dy / dx, squared / dx)
    const from = Math.max(0, Math.ceil(low() + a.x - 0.5))
    const to = Math.min(DRAWING_SIDE, Math.floor(high() + a.x - 0.5) + 1)
    const start = y * DRAWING_SIDE
    // Most of a piece is no deeper than the piece before it: only what is has to be worked out anew.
    let first = to
    let last = from
    for (let x = from; x < to; x++) {
      const i = start + x
      if (clip && clip.labels[i] !== clip.label) continue
      const px = x + 0.5 - a.x
      const share = squared === 0 ? 1 : (px * dx + py * dy) / squared
      const along = share <= 0 ? 0 : Math.min(share, 1)
      const ex = px - along * dx
      const ey = py - along * dy
      const deep = (a.radius + along * taper + outside - Math.sqrt(ex * ex + ey * ey)) * DEEP
      const value = deep > 255 ? 255 : deep | 0
      if (value <= (coverage[i] as number)) continue
      coverage[i] = value
      if (first === to) first = x
      last = x + 1
    }
    if (first < last) touch(touched, y, first, last)
  }
}
