/**
 * The moment the month of `now` has begun, when months are counted from `anchor`: on its day and hour, and on the last day
 * of a month that has no such day. Counted in UTC, so that it is the same moment wherever somebody is.
 */
export function monthBegun(anchor: Date, now: Date): Date {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const latest = monthsAfter(anchor, months)
  return latest <= now ? latest : monthsAfter(anchor, months - 1)
}

function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moment = new Date(anchor)
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return moment
}
