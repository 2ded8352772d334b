import type { BackupSchedule } from '@huebook/contract'

/** When most people are asleep somewhere, and few draw: three at night, UTC; weekly on Sundays. */
const HOUR = 3
const SUNDAY = 0
const DAY_MS = 24 * 60 * 60 * 1000

/** The last time that this schedule has asked for a backup; never where it asks for none. */
export function lastDue(every: BackupSchedule['every'], now: Date): Date | null {
  if (every === 'never') return null
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR))
  if (due > now) due.setTime(due.getTime() - DAY_MS)
  while (every === 'weekly' && due.getUTCDay() !== SUNDAY) due.setTime(due.getTime() - DAY_MS)
  return due
}
