import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DRAWING_PIXELS, DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { eachStretch, nothingTouched } from '../drawing/touched.ts'
import { coverCapsule, type Nib } from './capsule.ts'

const coverage = new Uint8Array(DRAWING_PIXELS)

/** Looks at a capsule, and wipes it off again. */
function covered(...pieces: readonly (readonly [Nib, Nib])[]) {
  const touched = nothingTouched()
  for (const [a, b] of pieces) coverCapsule(coverage, touched, a, b)
  const seen = new Map<number, number>()
  eachStretch(touched, (from, to) => {
    for (let at = from; at < to; at++) if (coverage[at]) seen.set(at, coverage[at] as number)
    coverage.fill(0, from, to)
  })
  return seen
}

const nib = fc.record({
  x: fc.integer({ min: -30 * 64, max: 120 * 64 }).map((steps) => steps / 64),
  y: fc.integer({ min: -30 * 64, max: 120 * 64 }).map((steps) => steps / 64),
  radius: fc.double({ min: 0.75, max: 15, noNaN: true }),
})

/** How much of a pixel lies within a capsule whose radius runs evenly from end to end. */
function exact(a: Nib, b: Nib, x: number, y: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const px = x + 0.5 - a.x
  const py = y + 0.5 - a.y
  const t = dx || dy ? Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy))) : +(b.radius > a.radius)
  const radius = a.radius + t * (b.radius - a.radius)
  return Math.min(1, Math.max(0, radius + 0.5 - Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2)))
}

describe('a capsule', () => {
  test('covers each pixel as much as its distance from the line between its ends says, and no other', () => {
    fc.assert(
      fc.property(nib, nib, (a, b) => {
        const seen = covered([a, b])
        for (let y = 0; y < 140; y++)
          for (let x = 0; x < 140; x++) {
            const share = (seen.get(y * DRAWING_SIDE + x) ?? 0) / 255
            if (Math.abs(share - exact(a, b, x, y)) > 0.5 / 255 + 1e-9) throw new Error(`${x}, ${y} has ${share}`)
          }
        const farthest = Math.max(
          0,
          ...[...seen.keys()].map((at) => Math.max(at % DRAWING_SIDE, Math.floor(at / DRAWING_SIDE))),
        )
        expect(farthest).toBeLessThan(140)
      }),
      { numRuns: 60 },
    )
  })

  test('that crosses another takes nothing from it: each pixel keeps the larger share', () => {
    fc.assert(
      fc.property(nib, nib, nib, nib, (a, b, c, d) => {
        const [one, two] = [covered([a, b]), covered([c, d])]
        const both = covered([a, b], [c, d])
        for (const at of new Set([...one.keys(), ...two.keys(), ...both.keys()]))
          if (both.get(at) !== Math.max(one.get(at) ?? 0, two.get(at) ?? 0)) throw new Error(`pixel ${at}`)
      }),
      { numRuns: 60 },
    )
  })
})
