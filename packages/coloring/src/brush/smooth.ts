import type { Nib } from './capsule.ts'

/** How far (px) the straight pieces of a curve may be from it. Twice as much shows as corners on the thinnest brush. */
const FLATNESS = 0.2

const between = (a: Nib, b: Nib): Nib => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  radius: (a.radius + b.radius) / 2,
  load: (loadOf(a) + loadOf(b)) / 2,
})

const loadOf = ({ load = 255 }: Nib): number => load

/**
 * Turns nibs, as they come, into the straight pieces of a smooth line: a quadratic curve from the middle of each two to
 * the middle of the next two. What has been drawn never changes, so each piece is drawn once and for all.
 */
export function smoothLine(draw: (from: Nib, to: Nib) => void) {
  let last: Nib | null = null
  let middle: Nib | null = null
  return {
    add(nib: Nib): void {
      if (!last) draw(nib, nib)
      else {
        const next = between(last, nib)
        if (middle) drawCurve(middle, last, next, draw)
        else draw(last, next)
        middle = next
      }
      last = nib
    },
    /** Draws on to the last nib: until then the line ends half a step before it. */
    end(): void {
      if (middle && last) draw(middle, last)
    },
  }
}

function drawCurve(from: Nib, over: Nib, to: Nib, draw: (from: Nib, to: Nib) => void): void {
  const bendX = from.x - 2 * over.x + to.x
  const bendY = from.y - 2 * over.y + to.y
  const pieces = Math.max(1, Math.ceil(Math.sqrt(Math.sqrt(bendX * bendX + bendY * bendY) / (4 * FLATNESS))))
  let last = from
  for (let piece = 1; piece <= pieces; piece++) {
    const next = piece === pieces ? to : onCurve(from, over, to, piece / pieces)
    draw(last, next)
    last = next
  }
}

function onCurve(from: Nib, over: Nib, to: Nib, t: number): Nib {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
  return {
    x: a * from.x + b * over.x + c * to.x,
    y: a * from.y + b * over.y + c * to.y,
    radius: a * from.radius + b * over.radius + c * to.radius,
    load: a * loadOf(from) + b * loadOf(over) + c * loadOf(to),
  }
}
