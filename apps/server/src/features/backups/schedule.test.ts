import { expect, test } from 'vitest'
import { lastDue, nextDue } from './schedule.ts'

test.each([
  ['daily', '2026-11-19T10:00:00Z', '2026-11-19T03:00:00.000Z'],
  ['daily', '2026-11-19T02:59:00Z', '2026-11-18T03:00:00.000Z'],
  ['weekly', '2026-11-19T10:00:00Z', '2026-11-15T03:00:00.000Z'],
  ['weekly', '2026-11-15T03:00:00Z', '2026-11-15T03:00:00.000Z'],
  ['weekly', '2026-11-15T02:00:00Z', '2026-11-08T03:00:00.000Z'],
] as const)('a backup that is to be made %s was last due, at %s, on %s', (every, now, due) => {
  expect(lastDue(every, new Date(now))?.toISOString()).toBe(due)
})

test('one that is never made is never due', () => {
  expect(lastDue('never', new Date())).toBeNull()
})

test.each([
  ['daily', '2026-11-19T03:00:10Z', '2026-11-20T03:00:00.000Z'],
  ['weekly', '2026-11-16T12:00:00Z', '2026-11-22T03:00:00.000Z'],
  ['daily', '2026-11-18T12:00:00Z', '2026-11-19T03:00:00.000Z'],
  ['daily', null, '2026-11-19T03:00:00.000Z'],
  ['never', '2026-11-18T12:00:00Z', undefined],
] as const)('made %s, and last at %s, the next one is due on %s', (every, proven, due) => {
  const now = new Date('2026-11-19T10:00:00Z')
  expect(nextDue(every, now, proven === null ? {} : { proven: new Date(proven) })?.toISOString()).toBe(due)
})

test('one that has failed is due again an hour later, or when the schedule says so after that', () => {
  const due = (failed: string) =>
    nextDue('daily', new Date('2026-11-19T10:00:00Z'), { failed: new Date(failed) })?.toISOString()
  expect(due('2026-11-19T09:40:00Z')).toBe('2026-11-19T10:40:00.000Z')
  expect(due('2026-11-19T01:00:00Z')).toBe('2026-11-19T03:00:00.000Z')
})
