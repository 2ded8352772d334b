import { expect, test } from 'vitest'
import { toTheMinute } from './to-the-minute.ts'

test('a moment is told by the clock of the device, as the browser would tell it', () => {
  const browsers = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  for (let month = 0; month < 12; month++) {
    const moment = new Date(2026, month, 3 + month, 2 * month, 5 * month)
    // Where a browser has four letters for a month, we have three.
    expect(toTheMinute(moment)).toBe(browsers.format(moment).replace('Sept', 'Sep'))
  }
})
