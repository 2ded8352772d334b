import type { SettingName } from '@huebook/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { settings } from '#platform/db/schema.ts'

export const settingQueries = (handle: Handle) => ({
  read: (names: readonly SettingName[]) =>
    handle
      .select({ name: settings.name, value: settings.value })
      .from(settings)
      .where(inArray(settings.name, [...names])),

  write: (name: SettingName, value: string) =>
    handle
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: sql`now()` } }),
})
