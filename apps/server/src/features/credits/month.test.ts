import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthBegun, nextMonth } from './month.ts'

const begun = (anchor: string, now: string) => monthBegun(new Date(anchor), new Date(now)).toISOString()

describe('a month of credits', () => {
  test.each([
    ['on the same day of the next month', '2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z', '2026-02-15T10:00:00.000Z'],
    ['not a moment earlier', '2026-01-15T10:00:00Z', '2026-02-15T09:59:59.999Z', '2026-01-15T10:00:00.000Z'],
    ['on the last day of a shorter month', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    [
      'on the 31st again after a shorter month',
      '2026-01-31T10:00:00Z',
      '2026-03-30T23:00:00Z',
      '2026-02-28T10:00:00.000Z',
    ],
    ['on the 29th of a leap year', '2027-12-31T00:00:00Z', '2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['over the turn of the year', '2025-12-20T00:00:00Z', '2026-01-19T00:00:00Z', '2025-12-20T00:00:00.000Z'],
    ['years later', '2024-02-29T12:00:00Z', '2026-11-15T00:00:00Z', '2026-10-29T12:00:00.000Z'],
  ])('begins %s', (_when, anchor, now, expected) => expect(begun(anchor, now)).toBe(expected))

  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })

  test('has begun by now, and the next one has not', () => {
    fc.assert(
      fc.property(moment, fc.nat(4000), (anchor, days) => {
        const now = new Date(anchor.getTime() + days * 24 * 60 * 60 * 1000 + (days % 7) * 1000)
        const begin = monthBegun(anchor, now)
        const DAY = 24 * 60 * 60 * 1000
        expect(begin <= now).toBe(true)
        const next = nextMonth(anchor, now)
        expect([next > now, monthBegun(anchor, next)]).toEqual([true, next])
        expect(now.getTime() - begin.getTime()).toBeLessThan(31 * DAY)
      }),
    )
  })

  test('never begins earlier for somebody who asks later', () => {
    fc.assert(
      fc.property(moment, fc.nat(100_000), fc.nat(100_000), (anchor, hours, more) => {
        const after = (count: number) => new Date(anchor.getTime() + count * 60 * 60 * 1000)
        expect(monthBegun(anchor, after(hours)) <= monthBegun(anchor, after(hours + more))).toBe(true)
      }),
    )
  })
})
