import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touch } from '../drawing/touched.ts'
import type { Ground } from './brush-kind.ts'
import type { Nib } from './capsule.ts'

/** Steps of depth to a pixel; 255 of them are the middle of the widest wash. */
export const DEEP = 8

/** Raises the coverage to how deep inside a line each pixel is, which begins so far (px) outside of it. */
export function deepen({ coverage, touched, clip }: Ground, a: Nib, b: Nib, outside: number): void {
  const outer = Math.max(a.radius, b.radius) + outside
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y) - outer - 0.5))
  const bottom = Math.min(DRAWING_SIDE - 1, Math.floor(Math.max(a.y, b.y) + outer - 0.5))
  const from = Math.max(0, Math.ceil(Math.min(a.x, b.x) - outer - 0.5))
  const to = Math.min(DRAWING_SIDE, Math.floor(Math.max(a.x, b.x) + outer - 0.5) + 1)
  if (from >= to) return
  const [dx, dy, taper] = [b.x - a.x, b.y - a.y, b.radius - a.radius]
  const squared = dx * dx + dy * dy
  for (let y = top; y <= bottom; y++) {
    touch(touched, y, from, to)
    const py = y + 0.5 - a.y
    for (let x = from; x < to; x++) {
      const i = y * DRAWING_SIDE + x
      if (clip && clip.labels[i] !== clip.label) continue
      const px = x + 0.5 - a.x
      const along = squared === 0 ? 1 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared))
      const [ex, ey] = [px - along * dx, py - along * dy]
      const deep = (a.radius + along * taper + outside - Math.sqrt(ex * ex + ey * ey)) * DEEP
      const value = deep > 255 ? 255 : deep | 0
      if (value > (coverage[i] as number)) coverage[i] = value
    }
  }
}
