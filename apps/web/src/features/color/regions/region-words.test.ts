import { expect, test } from 'vitest'
import { paintWords, regionWords } from './region-words.ts'

const place = { size: 'large', row: 0, column: 0, isAround: false } as const

test.each([
  [place, 'region 4 of 31, large, top left, empty'],
  [{ ...place, row: 1, column: 1, size: 'tiny' }, 'region 4 of 31, tiny, centre, empty'],
  [{ ...place, row: 2, column: 1 }, 'region 4 of 31, large, bottom, empty'],
  [{ ...place, row: 1, column: 2 }, 'region 4 of 31, large, right, empty'],
  [{ ...place, isAround: true }, 'region 4 of 31, large, around everything, empty'],
] as const)('a region is spoken with its number, its size and its place', (where, words) => {
  expect(regionWords(where, { at: 3, count: 31, paint: 'empty' })).toBe(words)
})

test.each([
  [{ is: 'empty' }, 'empty'],
  [{ is: 'one', color: '#0ea5e9' }, 'sky blue'],
  [{ is: 'several' }, 'several colours'],
] as const)('and with how it is painted', (paint, words) => {
  expect(paintWords(paint, () => 'Sky blue')).toBe(words)
})
