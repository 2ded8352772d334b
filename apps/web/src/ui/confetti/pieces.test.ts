import { CONFETTI_MS } from '@huebook/contract'
import { expect, test } from 'vitest'
import { pieces } from './pieces.ts'

/** How much two properties of the pieces go together, from -1 to 1. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0)
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB))
}

const properties = ['from', 'drift', 'turn', 'after', 'falls'] as const
const valuesOf = (property: (typeof properties)[number]) => pieces.map((piece) => piece[property])

test('confetti falls all over the screen, and no two pieces alike', () => {
  const tenths = new Set(valuesOf('from').map((from) => Math.floor(from * 10)))
  expect(tenths.size).toBe(10)
  expect(new Set(pieces.map((piece) => JSON.stringify(piece))).size).toBe(pieces.length)
})

test('the last piece has fallen by the time the confetti ends', () => {
  expect(Math.max(...pieces.map(({ after, falls }) => after + falls)) * 1000).toBeLessThanOrEqual(CONFETTI_MS)
})

test('where a piece falls says nothing of when it falls, how it turns or where the next one is: it is no string', () => {
  for (const [i, one] of properties.entries()) {
    expect(Math.abs(correlation(valuesOf(one).slice(1), valuesOf(one).slice(0, -1))), one).toBeLessThan(0.35)
    for (const other of properties.slice(i + 1))
      expect(Math.abs(correlation(valuesOf(one), valuesOf(other))), `${one} and ${other}`).toBeLessThan(0.35)
  }
})
