import { describe, expect, test } from 'vitest'
import { blankDrawing, type Drawing } from '../drawing/drawing.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { keepDifference } from '../history/difference.ts'
import { drawOperation } from '../operations/draw-operation.ts'
import { strokeThrough } from '../testing/operations.ts'

const at = ({ pixels }: Drawing, x: number, y: number) => pixels[y * DRAWING_SIDE + x] as number
const alpha = (drawing: Drawing, x: number, y: number) => at(drawing, x, y) >>> 24

function drawn(...operations: ReturnType<typeof strokeThrough>[]): Drawing {
  const drawing = blankDrawing()
  for (const operation of operations) {
    drawOperation(drawing, operation)
    keepDifference(drawing)
  }
  return drawing
}

/** Painted pixels of a row, soft ones by their share. */
const widthOfRow = (drawing: Drawing, y: number) =>
  Array.from({ length: DRAWING_SIDE }, (_, x) => alpha(drawing, x, y) / 255).reduce((sum, share) => sum + share, 0)

describe('a stroke', () => {
  test.each([30, 25, 20, 15, 10, 5])('of size %i is as wide as its size', (size) => {
    const line = drawn(
      strokeThrough(
        [
          [300, 100],
          [300, 400],
        ] as const,
        { size },
      ),
    )
    expect(widthOfRow(line, 250)).toBeCloseTo(size, 0)
  })

  test('has round ends: a tap leaves a disc, to the tenth of a per cent', () => {
    const dot = drawn(strokeThrough([[300, 300]], { size: 30 }))
    const area = dot.pixels.reduce((sum, word) => sum + (word >>> 24) / 255, 0)
    expect(area / (Math.PI * 15 * 15)).toBeCloseTo(1, 2)
    expect(alpha(dot, 289, 289)).toBeGreaterThan(0)
    expect(alpha(dot, 286, 286)).toBe(0)
  })

  test('has no notch where it turns sharply', () => {
    const corner = drawn(
      strokeThrough(
        [
          [200, 200],
          [400, 200],
          [400, 400],
        ],
        { size: 20 },
      ),
    )
    for (let step = 0; step <= 50; step++) {
      const t = step / 50
      // The curve between the middles of the two legs, bent towards the corner.
      const x = 300 * (1 - t) ** 2 + 2 * 400 * t * (1 - t) + 400 * t * t
      const y = 200 * (1 - t) ** 2 + 2 * 200 * t * (1 - t) + 300 * t * t
      expect(alpha(corner, Math.floor(x), Math.floor(y))).toBe(255)
    }
  })

  test('never darkens itself along its soft edge, however often it passes there', () => {
    const once = drawn(
      strokeThrough([
        [200, 300],
        [400, 300],
      ]),
    )
    const often = drawn(
      strokeThrough([
        [200, 300],
        [400, 300],
        [200, 300],
        [400, 300],
        [200, 300],
        [400, 300],
      ]),
    )
    const soft = (drawing: Drawing) => Array.from({ length: 100 }, (_, i) => at(drawing, 250 + i, 290))
    expect(soft(often)).toEqual(soft(once))
  })

  test('drawn twice does grow darker along its soft edge, as two strokes do', () => {
    const slanted = strokeThrough([
      [200, 300],
      [400, 337],
    ])
    const [once, twice] = [drawn(slanted), drawn(slanted, slanted)]
    const sum = (drawing: Drawing) => drawing.pixels.reduce((total, word) => total + (word >>> 24), 0)
    expect(sum(twice)).toBeGreaterThan(sum(once))
  })

  test('is smooth through sparse points: a circle of sixteen has no corners', () => {
    const circle = Array.from({ length: 17 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 16
      return [Math.round(512 + 200 * Math.cos(angle)), Math.round(512 + 200 * Math.sin(angle))] as const
    })
    const ring = drawn(strokeThrough(circle, { size: 10 }))
    // Radii of the painted middle, all around but for the seam: a polygon through the points would dip by 4 px.
    const radii = Array.from({ length: 300 }, (_, i) => {
      const angle = 0.3 + (i / 300) * 5.6
      const shares = Array.from({ length: 60 }, (_, r) =>
        alpha(ring, Math.floor(512 + (170 + r) * Math.cos(angle)), Math.floor(512 + (170 + r) * Math.sin(angle))),
      )
      const total = shares.reduce((sum, share) => sum + share, 0)
      return shares.reduce((sum, share, r) => sum + share * (170 + r), 0) / total
    })
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(2.5)
  })

  test('is wider the harder the pen presses', () => {
    const ramp = drawn(strokeThrough(Array.from({ length: 41 }, (_, i) => [300, 100 + i * 10, i * 5] as const)))
    const widths = [120, 200, 300, 400].map((y) => widthOfRow(ramp, y))
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths[0]).toBeLessThan(10)
    expect(widths[3]).toBeGreaterThan(15)
  })

  test('grows where the pen rests and presses harder', () => {
    const dot = drawn(
      strokeThrough([
        [300, 300, 20],
        [300, 300, 120],
        [300, 300, 255],
      ]),
    )
    expect(widthOfRow(dot, 300)).toBeCloseTo(20, 0)
  })

  test('over paint mixes with it at the edge only', () => {
    const green = strokeThrough([[300, 300]], { size: 30, color: 0xff00ff00 })
    const drawing = drawn(green, strokeThrough([[300, 300]], { size: 10, color: 0xff0000ff }))
    expect(at(drawing, 300, 300)).toBe(0xff0000ff)
    expect(at(drawing, 290, 300)).toBe(0xff00ff00)
    const edge = Array.from({ length: 10 }, (_, i) => at(drawing, 300 + i, 300))
    expect(edge.every((word) => word >>> 24 === 255)).toBe(true)
  })
})

describe('the eraser', () => {
  test('leaves nothing where it was, not even a colour without alpha', () => {
    const line = strokeThrough([
      [200, 300],
      [400, 300],
    ])
    const erased = drawn(
      line,
      strokeThrough(
        [
          [180, 300],
          [420, 300],
        ],
        { mode: 'erase', size: 30 },
      ),
    )
    expect(erased.pixels.every((word) => word === 0)).toBe(true)
  })

  test('thins its own edge once, however often one stroke passes there', () => {
    const line = strokeThrough(
      [
        [300, 100],
        [300, 500],
      ],
      { size: 30 },
    )
    const once = drawn(
      line,
      strokeThrough(
        [
          [200, 300],
          [400, 313],
        ],
        { mode: 'erase' },
      ),
    )
    const thrice = drawn(
      line,
      strokeThrough(
        [
          [200, 300],
          [400, 313],
          [200, 300],
          [400, 313],
        ],
        { mode: 'erase' },
      ),
    )
    const edge = (drawing: Drawing) => Array.from({ length: 20 }, (_, i) => alpha(drawing, 290 + i, 296))
    expect(edge(thrice)).toEqual(edge(once))
  })
})

test('a stroke held to a region leaves every pixel outside of it alone', () => {
  const rows = Array.from({ length: 100 }, (_, y) => [
    (250 + y) * DRAWING_SIDE + 250,
    (250 + y) * DRAWING_SIDE + 350,
  ]).flat()
  const inside = Uint32Array.from(rows)
  const drawing = drawn(
    strokeThrough(
      [
        [200, 300],
        [500, 300],
      ],
      { inside },
    ),
  )
  expect([
    alpha(drawing, 249, 300),
    alpha(drawing, 250, 300),
    alpha(drawing, 349, 300),
    alpha(drawing, 350, 300),
  ]).toEqual([0, 255, 255, 0])
})

test('a stroke that leaves the page comes back where it should, and paints nothing on the other side', () => {
  const drawing = drawn(
    strokeThrough([
      [1000, 500],
      [1100, 500],
      [1100, 600],
      [1000, 600],
    ]),
  )
  expect(alpha(drawing, 1023, 500)).toBe(255)
  expect(alpha(drawing, 1023, 600)).toBe(255)
  for (let y = 0; y < DRAWING_SIDE; y++) expect(alpha(drawing, 0, y)).toBe(0)
})

test('what a stroke costs depends on its own length, not on the page or on what is drawn already', () => {
  const touchedBy = (drawing: Drawing) => {
    drawOperation(
      drawing,
      strokeThrough([
        [10, 10],
        [500, 500],
        [1000, 1000],
      ]),
    )
    const blocks = drawing.touched.rows.reduce((sum, bits) => sum + bitsIn(bits), 0)
    keepDifference(drawing)
    return blocks * 32
  }
  const drawing = blankDrawing()
  const first = touchedBy(drawing)
  for (let i = 0; i < 50; i++)
    drawOperation(
      drawing,
      strokeThrough(
        [
          [i * 20, 0],
          [i * 20, 1000],
        ],
        { color: 0xff000000 + i },
      ),
    )
  keepDifference(drawing)
  expect(touchedBy(drawing)).toBe(first)
  // The rectangle around it has a million pixels.
  expect(first).toBeLessThan(100_000)
})

const bitsIn = (bits: number) => bits.toString(2).replaceAll('0', '').length
