import { expect, test } from 'vitest'
import { waitWords } from './send-again.tsx'

test.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3540, '59 min'],
])('a wait of %i seconds reads %j', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
