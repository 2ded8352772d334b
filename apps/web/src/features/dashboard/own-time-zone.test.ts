import { expect, onTestFinished, test, vi } from 'vitest'
import { ownTimeZone } from './own-time-zone.ts'

/** A device that says this of its time zone. */
function says(timeZone: unknown) {
  const known = Intl.DateTimeFormat.prototype.resolvedOptions
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...known.call(this), timeZone: timeZone as string }
  })
  onTestFinished(() => spy.mockRestore())
}

test('the dashboard is asked for in the time zone of the device', () => {
  says('Asia/Kathmandu')
  expect(ownTimeZone()).toEqual({ timeZone: 'Asia/Kathmandu' })
})

test.each(['Etc/Unknown', '+05:17', '', 'Mars/Olympus', undefined, null])(
  'a time zone that nobody knows is not asked for: %j',
  (timeZone) => {
    says(timeZone)
    expect(ownTimeZone()).toEqual({})
  },
)
