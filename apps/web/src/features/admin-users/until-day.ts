/** The last moment of a day as a date field gives it, where whoever has chosen it is; none where none is chosen. */
export function endOfDay(day: string): string | null {
  const [, year, month, date] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!year || !month || !date) return null
  return new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59, 999).toISOString()
}
