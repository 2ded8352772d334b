import { expect, test } from 'vitest'
import { nextDate } from './next-date.ts'

const dates = {
  canceled_at: '2026-11-01T10:00:00Z',
  expire_at: '2026-12-01T10:00:00Z',
  renews_at: '2026-12-02T10:00:00Z',
  payment_due_at: '2026-12-03T10:00:00Z',
}

test.each([
  ['active', 'Renews', dates.renews_at],
  ['payment_due', 'Pay by', dates.payment_due_at],
  ['canceled', 'Ends', dates.expire_at],
  ['ended', 'Ended', dates.expire_at],
] as const)('of a subscription that is %s it matters when it %s', (state, word, moment) => {
  expect(nextDate({ ...dates, state })).toEqual({ word, moment })
})

test('a date that is not known is not made up', () => {
  expect(nextDate({ ...dates, state: 'active', renews_at: null })).toBeNull()
})
