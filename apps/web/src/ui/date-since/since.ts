const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit of time, from which length on it is the one people think in, and in one and in several short words. */
const UNITS = [
  { name: 'year', length: 365 * DAY, short: ['yr', 'yr'] },
  { name: 'month', length: 30 * DAY, short: ['mo', 'mo'] },
  { name: 'week', length: 7 * DAY, short: ['wk', 'wk'] },
  { name: 'day', length: DAY, short: ['day', 'days'] },
  { name: 'hour', length: HOUR, short: ['hr', 'hr'] },
  { name: 'minute', length: MINUTE, short: ['min', 'min'] },
] as const

/**
 * How long ago something was, as people say it. Always in numbers: "yesterday" is a matter of the calendar, and 30 hours ago
 * may be the day before. A clock that is ahead of ours means now, not the future. Not by the browser's own words: to begin
 * with, these hold up a wall of pages on a phone.
 */
export function since(moment: Date, now: Date, style: 'long' | 'short' = 'long') {
  const passed = now.getTime() - moment.getTime()
  const unit = UNITS.find(({ length }) => passed >= length)
  if (!unit) return 'just now'
  const count = Math.floor(passed / unit.length)
  const [one, several] = style === 'short' ? unit.short : [unit.name, `${unit.name}s`]
  return `${count} ${count === 1 ? one : several} ago`
}
