/**
 * The moment the month of `now` has begun, when months are counted from `anchor`: on its day and hour, and on the last day
 * of a month that has no such day. Counted in UTC, so that it is the same moment wherever somebody is.
 */
export const monthBegun = (anchor: Date, now: Date): Date => monthsAfter(anchor, monthsUntil(anchor, now))

/** The moment the next one begins. */
export const nextMonth = (anchor: Date, now: Date): Date => monthsAfter(anchor, monthsUntil(anchor, now) + 1)

/** How many whole months have gone by. */
function monthsUntil(anchor: Date, now: Date): number {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  return monthsAfter(anchor, months) <= now ? months : months - 1
}

function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moment = new Date(anchor)
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return moment
}
