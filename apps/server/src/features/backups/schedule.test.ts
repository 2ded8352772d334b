import { expect, test } from 'vitest'
import { lastDue } from './schedule.ts'

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
