import { PUBLIC_SETTINGS, type UserId } from '@huebook/contract'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, pages, settings, uploads, users } from '#platform/db/schema.ts'

export const fileQueries = (handle: Handle) => {
  const key = (column: unknown) => sql<string | null>`${column}`.as('key')
  const ownPages = (userId: UserId) => handle.select({ id: pages.id }).from(pages).where(eq(pages.userId, userId))

  return {
    /** Every file that may be of no use once this person is gone, other people's colourings of their pages included. */
    async ownedBy(userId: UserId): Promise<string[]> {
      const lost = or(eq(coloreds.userId, userId), inArray(coloreds.pageId, ownPages(userId)))
      const rows = await union(
        handle
          .select({ key: key(uploads.key) })
          .from(uploads)
          .where(eq(uploads.userId, userId)),
        handle
          .select({ key: key(users.photo) })
          .from(users)
          .where(eq(users.id, userId)),
        handle
          .select({ key: key(pages.illustration) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(pages.vector) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(pages.preview) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(coloreds.photo) })
          .from(coloreds)
          .where(lost),
        handle
          .select({ key: key(coloreds.preview) })
          .from(coloreds)
          .where(lost),
      )
      return rows.flatMap((row) => row.key ?? [])
    },

    /** Whether anything of the site still shows this file. Settings hold addresses, inside of text. */
    async isUsed(file: string): Promise<boolean> {
      const { rows } = await handle.execute<{ used: boolean }>(sql`select
        exists (select 1 from ${uploads} where ${uploads.key} = ${file})
        or exists (select 1 from ${users} where ${users.photo} = ${file})
        or exists (select 1 from ${pages} where ${file} in (${pages.illustration}, ${pages.vector}, ${pages.preview}))
        or exists (select 1 from ${coloreds} where ${file} in (${coloreds.photo}, ${coloreds.preview}))
        or exists (select 1 from ${settings}
                   where ${inArray(settings.name, [...PUBLIC_SETTINGS])} and position(${file} in ${settings.value}) > 0)
        as used`)
      return rows[0]?.used ?? true
    },
  }
}
