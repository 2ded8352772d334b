import type { BackupSchedule } from '@huebook/contract'

/** When most people are asleep somewhere, and few draw: three at night, UTC; weekly on Sundays. */
const HOUR = 3
const SUNDAY = 0
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = { daily: 1, weekly: 7 }
/** How long after a failure it is tried again, in milliseconds: somebody may have to make room first. */
const AGAIN_MS = 60 * 60 * 1000

/** The last time that this schedule has asked for a backup; never where it asks for none. */
export function lastDue(every: BackupSchedule['every'], now: Date): Date | null {
  if (every === 'never') return null
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR))
  if (due > now) due.setTime(due.getTime() - DAY_MS)
  while (every === 'weekly' && due.getUTCDay() !== SUNDAY) due.setTime(due.getTime() - DAY_MS)
  return due
}

/** When one that has failed is tried again. */
export const againAfter = (failed: Date): Date => new Date(failed.getTime() + AGAIN_MS)

/** The last that was proven, and the last that failed since. */
interface Past {
  proven?: Date | undefined
  failed?: Date | undefined
}

/** When it asks for the next one: that may be past, and then one is made soon. */
export function nextDue(every: BackupSchedule['every'], now: Date, { proven, failed }: Past): Date | null {
  const due = lastDue(every, now)
  if (due === null || every === 'never') return null
  if (proven && proven >= due) return new Date(due.getTime() + DAYS[every] * DAY_MS)
  return failed && againAfter(failed) > due ? againAfter(failed) : due
}
