import { expect, onTestFinished, test, vi } from 'vitest'
import { ownTimeZone, zoneNote } from './own-time-zone.ts'

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

test('where the days of the dashboard are not those of the device, it says whose they are and why', () => {
  expect(zoneNote({ timeZone: 'Asia/Kathmandu' }, 'Asia/Kathmandu')).toBeNull()
  expect(zoneNote({ timeZone: 'Moon/Tranquility' }, 'UTC')).toBe(
    'Weeks and months begin at midnight UTC: this site does not know the time zone Moon/Tranquility.',
  )
  expect(zoneNote({}, 'UTC')).toBe('Weeks and months begin at midnight UTC: this device does not say where it is.')
})
