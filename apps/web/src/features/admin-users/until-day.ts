/** The last moment of a day as a date field gives it, where whoever has chosen it is; none where none is chosen. */
export function endOfDay(day: string): string | null {
  const [, year, month, date] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!year || !month || !date) return null
  return new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59, 999).toISOString()
}

/** A day as a date field takes it, where whoever looks at it is. */
export const dayOn = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** What is wrong with a day for which something is given. A field that holds half a day says that it holds none. */
export function faultInDay(
  { value, validity }: { value: string; validity: Pick<ValidityState, 'badInput'> },
  now: Date,
): string | undefined {
  const end = endOfDay(value)
  if (validity.badInput || (value && !end)) return 'Please enter a whole day, or none at all'
  return end && new Date(end) < now ? 'Please choose a day that is still to come' : undefined
}
