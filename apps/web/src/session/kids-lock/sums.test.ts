import { expect, test } from 'vitest'
import { isAnswer, isRight, nextSum, type Sum } from './sums.ts'

test('a sum is none of the first that are learnt, and never the same twice', () => {
  let last: Sum | null = null
  for (let i = 0; i < 500; i += 1) {
    const sum = nextSum(Math.random, last)
    expect(sum).not.toEqual(last)
    for (const factor of [sum.a, sum.b]) expect([6, 7, 8, 9]).toContain(factor)
    last = sum
  }
})

test('also where chance says the same, another one follows', () => {
  const first = nextSum(() => 0.99, null)
  const second = nextSum(() => 0.99, first)
  expect([first, second]).toEqual([
    { a: 9, b: 9 },
    { a: 9, b: 6 },
  ])
})

test('the answer is a number, with or without room around it', () => {
  const sum = { a: 7, b: 8 }
  expect([isRight(sum, ' 56 '), isRight(sum, '65'), isAnswer(''), isAnswer('fifty-six'), isAnswer('56')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})
