import { describe, expect, test } from 'vitest'
import { startOfMonths, startOfWeek } from './calendar.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const QUARTER_MS = 15 * 60 * 1000

describe('every time zone', () => {
  test('has twelve months that begin with the first moment of theirs, at a full quarter of an hour', () => {
    const wrong: string[] = []
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', year: 'numeric' })
      const { months } = startOfMonths(NOW, timeZone, 12)
      for (const { name, start } of months) {
        const isFirst = format.format(start) === name && format.format(start.getTime() - 1) !== name
        if (!isFirst || start.getTime() % QUARTER_MS !== 0) wrong.push(`${timeZone} ${name} ${start.toISOString()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('has a week that begins with the first moment of a Monday', () => {
    const wrong: string[] = []
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
      const start = startOfWeek(NOW, timeZone)
      const [before, at] = [format.format(start.getTime() - 1), format.format(start)]
      if (before !== 'Sunday' || at !== 'Monday') wrong.push(`${timeZone} ${start.toISOString()}`)
    }
    expect(wrong).toEqual([])
  })
})

test('months are named as in "Jan 2026", end with the present one, and leave none out', () => {
  const names = startOfMonths(new Date('2026-02-28T23:00:00Z'), 'Asia/Kathmandu', 12).months.map(({ name }) => name)
  expect(names.join()).toBe(
    'Apr 2025,May 2025,Jun 2025,Jul 2025,Aug 2025,Sep 2025,Oct 2025,Nov 2025,Dec 2025,Jan 2026,Feb 2026,Mar 2026',
  )
})

test.each([
  ['in the middle of a quarter past midnight of UTC', 'Asia/Kathmandu', '2026-11', '2026-10-31T18:15:00Z'],
  [
    'on the evening before, where the clocks were put back since',
    'America/New_York',
    '2026-11',
    '2026-11-01T04:00:00Z',
  ],
  ['with the first of two midnights', 'America/Havana', '2026-11', '2026-11-01T04:00:00Z'],
  ['at one, where the clocks are put forward at midnight', 'Asia/Damascus', '2005-04', '2005-03-31T22:00:00Z'],
])('a month begins %s', (_how, timeZone, month, start) => {
  const { months } = startOfMonths(new Date(`${month}-20T12:00:00Z`), timeZone, 1)
  expect(months[0]?.start).toEqual(new Date(start))
})

test.each([
  ['2026-11-16T00:30:00Z', 'UTC', '2026-11-16T00:00:00Z'],
  ['2026-11-16T00:30:00Z', 'America/New_York', '2026-11-09T05:00:00Z'],
  ['2026-11-15T23:30:00Z', 'Asia/Kathmandu', '2026-11-15T18:15:00Z'],
])('at %s the week of %s began at %s', (now, timeZone, monday) => {
  expect(startOfWeek(new Date(now), timeZone)).toEqual(new Date(monday))
})
