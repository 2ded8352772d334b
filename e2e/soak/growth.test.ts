import { expect, test } from 'vitest'
import { createDice } from '../../apps/server/src/demo/dice.ts'
import { grows, trendOf } from './growth.ts'

const MB = 1 << 20
const ALLOWED = 4 * MB

/** Memory that goes up and down by so much, and up by so much over all samples. */
function memory({ count = 100, noise = 0, growth = 0, seed = 1 }) {
  const dice = createDice(seed)
  return Array.from({ length: count }, (_, one) => 60 * MB + (dice.roll() - 0.5) * noise + (growth * one) / (count - 1))
}

test('memory that goes up and down does not grow, however far it goes', () => {
  for (let seed = 0; seed < 200; seed += 1) expect(grows(memory({ noise: 12 * MB, seed }), ALLOWED)).toBe(false)
})

test('a leak shows through noise of several times its size', () => {
  for (let seed = 0; seed < 200; seed += 1)
    expect(grows(memory({ noise: 20 * MB, growth: 15 * MB, seed }), ALLOWED)).toBe(true)
})

test('a few samples at a bad moment, be they the last, are no growth, and hide none', () => {
  const steady = memory({ noise: MB })
  expect(grows([...steady.slice(0, -5), ...Array<number>(5).fill(200 * MB)], ALLOWED)).toBe(false)
  const leaking = memory({ noise: MB, growth: 10 * MB })
  expect(grows([...Array<number>(5).fill(200 * MB), ...leaking.slice(5)], ALLOWED)).toBe(true)
})

test('what grows by less than is allowed, or falls, or never moves, is no growth', () => {
  expect(grows(memory({ growth: 3 * MB }), ALLOWED)).toBe(false)
  expect(grows(memory({ growth: -30 * MB }), ALLOWED)).toBe(false)
  expect(grows(Array<number>(20).fill(7), 0)).toBe(false)
})

test('one handle more each time is seen after eight looks, and one connection more once and for all is not', () => {
  expect(grows([20, 21, 22, 23, 24, 25, 26, 27], 3)).toBe(true)
  expect(trendOf([20, 21, 22, 23, 24, 25, 26, 27]).growth).toBe(7)
  expect(grows([20, 20, 20, 21, 21, 21, 21, 21], 3)).toBe(false)
})
