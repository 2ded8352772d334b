import { BACKUPS_KEPT, type BackupSchedule } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { backupSchedules } from '#platform/db/schema.ts'

const NAME = 'site'

/** What a site does that was told nothing: its disk may have no room for more than itself. */
const UNTOLD: BackupSchedule = { every: 'never', keep: BACKUPS_KEPT.usual }

export const backupQueries = (handle: Handle) => ({
  async schedule(): Promise<BackupSchedule> {
    const [row] = await handle
      .select({ every: backupSchedules.every, keep: backupSchedules.keep })
      .from(backupSchedules)
    return row ?? UNTOLD
  },

  change: (schedule: BackupSchedule) =>
    handle
      .insert(backupSchedules)
      .values({ name: NAME, ...schedule })
      .onConflictDoUpdate({ target: backupSchedules.name, set: { ...schedule, updatedAt: sql`now()` } }),
})
