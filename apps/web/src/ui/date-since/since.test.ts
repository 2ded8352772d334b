import { expect, test } from 'vitest'
import { since } from './since.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:01Z', 'just now'],
  ['2026-11-15T11:59:00Z', '1 minute ago'],
  ['2026-11-15T09:30:00Z', '2 hours ago'],
  ['2026-11-14T12:00:00Z', '1 day ago'],
  ['2026-11-13T13:00:00Z', '1 day ago'],
  ['2026-11-09T12:00:00Z', '6 days ago'],
  ['2026-11-08T12:00:00Z', '1 week ago'],
  ['2026-10-25T12:00:00Z', '3 weeks ago'],
  ['2026-10-16T12:00:00Z', '1 month ago'],
  ['2026-03-01T12:00:00Z', '8 months ago'],
  ['2025-11-15T12:00:00Z', '1 year ago'],
  ['2023-01-01T00:00:00Z', '3 years ago'],
])('what happened on %s was %s', (moment, words) => {
  expect(since(new Date(moment), now)).toBe(words)
})

test('a server whose clock is ahead does not make things happen in the future', () => {
  expect(since(new Date('2026-11-15T12:05:00Z'), now)).toBe('just now')
})

test.each([
  ['2026-11-15T11:19:00Z', '41 min ago'],
  ['2026-11-15T09:30:00Z', '2 hr ago'],
  ['2026-11-14T12:00:00Z', '1 day ago'],
  ['2026-11-09T12:00:00Z', '6 days ago'],
  ['2026-10-25T12:00:00Z', '3 wk ago'],
  ['2026-03-01T12:00:00Z', '8 mo ago'],
  ['2023-01-01T00:00:00Z', '3 yr ago'],
])('where there is little room, what happened on %s was %s', (moment, words) => {
  expect(since(new Date(moment), now, 'short')).toBe(words)
})
