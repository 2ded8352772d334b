import { describe, expect, test } from 'vitest'
import { blankPage } from '../../testing/draw.ts'
import { borderLines } from './border-lines.ts'
import { drawLine } from './draw-line.ts'
import { followLines } from './follow-lines.ts'
import { smoothLine } from './line.ts'
import { thinned } from './thin.ts'

/** Surfaces as letters in rows. */
function surfaces(...rows: string[]) {
  const letters = [...new Set(rows.join(''))]
  const of = Int32Array.from(rows.join(''), (letter) => letters.indexOf(letter))
  return { width: (rows[0] as string).length, height: rows.length, of, count: letters.length }
}

/** Ink as # in rows. */
const ink = (...rows: string[]) => ({
  width: (rows[0] as string).length,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0)),
})

describe('the borders of surfaces', () => {
  test('end only where three surfaces meet and at the edge of the picture', () => {
    const lines = borderLines(surfaces('aabb', 'aabb', 'cccc'))
    const ends = lines.flatMap(({ xs, ys }) => [`${xs[0]},${ys[0]}`, `${xs.at(-1)},${ys.at(-1)}`])
    expect(ends.sort()).toEqual(['0,2', '2,0', '2,2', '2,2', '2,2', '4,2'])
  })

  test('run in a ring around an island', () => {
    const [ring, ...more] = borderLines(surfaces('aaaa', 'abba', 'aaaa'))
    expect(more).toEqual([])
    expect(ring?.isLoop).toBe(true)
    expect(ring?.xs).toHaveLength(6)
  })

  test('are all there, each once, where four surfaces meet like a chessboard', () => {
    const lines = borderLines(surfaces('ab', 'ba'))
    expect(lines.reduce((sum, { xs }) => sum + xs.length - 1, 0)).toBe(4)
  })
})

describe('a line', () => {
  const zigzag = Float32Array.from({ length: 40 }, (_, i) => 10 + (i % 2))

  test('is evened out between its ends, which stay', () => {
    const line = smoothLine({ xs: Float32Array.from({ length: 40 }, (_, i) => i), ys: zigzag, isLoop: false }, 3)
    expect([line.ys[0], line.ys[39]]).toEqual([10, 11])
    for (const y of line.ys.slice(8, 32)) expect(y).toBeCloseTo(10.5, 1)
  })

  test('that is a ring is evened out all around, and hardly shrinks', () => {
    const angle = (i: number) => (i / 60) * 2 * Math.PI
    const ring = {
      xs: Float32Array.from({ length: 60 }, (_, i) => Math.round(10 * Math.cos(angle(i)))),
      ys: Float32Array.from({ length: 60 }, (_, i) => Math.round(10 * Math.sin(angle(i)))),
      isLoop: true,
    }
    const { xs, ys } = smoothLine(ring, 3)
    xs.forEach((x, i) => {
      expect(Math.hypot(x, ys[i] as number)).toBeGreaterThan(9)
      expect(Math.hypot(x, ys[i] as number)).toBeLessThan(10.6)
    })
  })

  test('is drawn as thick as the pen, and cut off at the edge of the page', () => {
    const page = blankPage(40, 20)
    drawLine(page, { xs: Float32Array.of(-5, 25), ys: Float32Array.of(5, 5), isLoop: false }, 2, 4)
    const column = Array.from({ length: 20 }, (_, y) => page.data[y * 40 + 20])
    expect(column.flatMap((dark, y) => (dark ? [y] : []))).toEqual([8, 9, 10, 11])
  })
})

describe('thick lines', () => {
  const cross = ink(
    '.........',
    '....##...',
    '....##...',
    '.#######.',
    '.#######.',
    '....##...',
    '....##...',
    '.........',
  )

  test('are worn down to one pixel and stay in one piece', () => {
    const { data } = thinned(cross)
    const thin = data.reduce((sum, pixel) => sum + pixel, 0)
    expect(thin).toBeLessThan(14)
    expect(thin).toBeGreaterThan(7)
  })

  test('are followed pixel by pixel, each once', () => {
    const thin = thinned(cross)
    const pixels = followLines(thin).flat()
    expect(new Set(pixels).size).toBe(pixels.length)
    expect(pixels).toHaveLength(thin.data.reduce((sum, pixel) => sum + pixel, 0))
  })

  test('of a single pixel, at the edge or all over do not fail', () => {
    for (const page of [ink('#'), ink('###', '###', '###'), ink('...', '.#.', '...'), ink('####')])
      expect(followLines(thinned(page)).flat().length).toBeLessThanOrEqual(1)
  })
})
