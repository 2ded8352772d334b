const DAY_MS = 24 * 60 * 60 * 1000

/** What the clocks of a time zone show. Both sides are milliseconds; its own count as if the zone were UTC. */
type Clock = (instant: number) => number

function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  }
}

/** The time zone if JavaScript knows it here, or else UTC: nobody is left without a dashboard for a name that is too new. */
export function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name
  } catch {
    return 'UTC'
  }
}

/**
 * The first instant of a day. Where clocks are put forward at midnight it begins at one; where they are put back over
 * midnight it has two, and begins with the first; where they are put back at midnight, the evening before is longer.
 */
function startOfDay(midnight: number, clock: Clock): Date {
  const [earlier, later] = [midnight - DAY_MS, midnight + DAY_MS]
    .map((nearby) => midnight - (clock(nearby) - nearby))
    .sort((one, other) => one - other) as [number, number]
  return new Date(clock(earlier) >= midnight ? earlier : later)
}

/** When the week began that it is in a time zone: at midnight from Sunday to Monday. */
export function startOfWeek(now: Date, timeZone: string): Date {
  const clock = clockOf(timeZone)
  const today = new Date(clock(now.getTime()))
  const daysSinceMonday = (today.getUTCDay() + 6) % 7
  const monday = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - daysSinceMonday)
  return startOfDay(monday, clock)
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The last so many months in a time zone, the present one included, each with when it began, and when that ends. */
export function startOfMonths(now: Date, timeZone: string, count: number) {
  const clock = clockOf(timeZone)
  const today = new Date(clock(now.getTime()))
  const monthsAgo = (months: number): number => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months)
  const months = Array.from({ length: count }, (_, index) => {
    const first = monthsAgo(count - 1 - index)
    return { name: monthName.format(first), start: startOfDay(first, clock) }
  })
  return { months, end: startOfDay(monthsAgo(-1), clock) }
}
