import { expect, test } from 'vitest'
import { shownWords } from './paged-list.tsx'

const entries = { one: 'entry', many: 'entries' }

test.each([
  [0, false, '0 entries shown'],
  [1, false, '1 entry shown'],
  [24, true, '24 entries shown, there are more'],
])('of %i in a list, of which there are more: %s, it is said %j', (count, hasMore, words) => {
  expect(shownWords(count, entries, hasMore)).toBe(words)
})
