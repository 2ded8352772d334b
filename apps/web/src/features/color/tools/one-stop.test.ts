import { expect, test } from 'vitest'
import { mirroredKey, nextStop } from './one-stop.ts'

const from = (at: number, keys: readonly string[], inRow: number) => keys.map((key) => nextStop(key, at, 13, inRow))

test('arrows go from tool to tool and round the end, Home and End to the first and the last', () => {
  expect(from(0, ['ArrowRight', 'ArrowLeft', 'Home', 'End'], 7)).toEqual([1, 12, 0, 12])
  expect(nextStop('ArrowRight', 12, 13, 7)).toBe(0)
})

test('where tools lie in rows, up and down lead to the one above and below, and stay where there is none', () => {
  expect(from(2, ['ArrowDown', 'ArrowUp'], 7)).toEqual([9, 2])
  expect(nextStop('ArrowDown', 6, 13, 7)).toBe(6)
})

test('in a single column, up and down go all the way round', () => {
  expect([nextStop('ArrowUp', 0, 13, 1), nextStop('ArrowDown', 12, 13, 1)]).toEqual([12, 0])
})

test('any other key stays with whoever else has a use for it', () => {
  expect(from(3, ['Tab', 'Enter', ' ', 'b'], 7)).toEqual([null, null, null, null])
})

test('where tools run from right to left, an arrow leads to the tool it points at', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home'].map(mirroredKey)).toEqual([
    'ArrowLeft',
    'ArrowRight',
    'ArrowDown',
    'Home',
  ])
})
