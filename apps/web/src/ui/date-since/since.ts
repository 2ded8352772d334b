const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit of time, from which length on it is the one people think in. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

// Always in numbers: "yesterday" is a matter of the calendar, and 30 hours ago may be the day before.
const relative = {
  long: new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' }),
  short: new Intl.RelativeTimeFormat('en-GB', { numeric: 'always', style: 'short' }),
}

/** How long ago something was, as people say it. A clock that is ahead of ours means now, not the future. */
export function since(moment: Date, now: Date, length: keyof typeof relative = 'long') {
  const passed = now.getTime() - moment.getTime()
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? relative[length].format(-Math.floor(passed / unit[1]), unit[0]) : 'just now'
}
