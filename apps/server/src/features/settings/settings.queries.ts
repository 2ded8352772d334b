import type { SettingName } from '@huebook/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { settings } from '#platform/db/schema.ts'
import { notify } from '#platform/notices/notices.ts'

export const settingQueries = (handle: Handle) => ({
  read: (names: readonly SettingName[]) =>
    handle
      .select({ name: settings.name, value: settings.value })
      .from(settings)
      .where(inArray(settings.name, [...names])),

  /** What a setting holds, while nobody else changes it; nothing where it was never set. */
  async lock(name: SettingName): Promise<string | undefined> {
    const [row] = await handle
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.name, name))
      .for('update')
    return row?.value
  },

  /** Changes a setting, and tells every process so. */
  async write(name: SettingName, value: string): Promise<void> {
    await handle
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: sql`now()` } })
    await notify(handle, 'settings')
  },
})
