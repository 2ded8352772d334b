import type { UserId } from '@huebook/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { uploads, users } from '#platform/db/schema.ts'

export const uploadQueries = (handle: Handle) => ({
  /** Sent again it counts as new: its day before an unused file is swept begins anew. */
  insert: (key: string, userId: UserId) =>
    handle
      .insert(uploads)
      .values({ key, userId })
      .onConflictDoUpdate({ target: [uploads.key, uploads.userId], set: { createdAt: sql`now()` } }),

  /** Holds what it finds until the transaction ends: an upload that is being used must not be swept as unused. */
  isBy: async (key: string, by: readonly UserId[]): Promise<boolean> =>
    (
      await handle
        .select({ key: uploads.key })
        .from(uploads)
        .where(and(eq(uploads.key, key), inArray(uploads.userId, [...by])))
        .for('share')
    ).length > 0,

  isByAdmin: async (key: string): Promise<boolean> =>
    (
      await handle
        .select({ key: uploads.key })
        .from(uploads)
        .innerJoin(users, eq(users.id, uploads.userId))
        .where(and(eq(uploads.key, key), eq(users.admin, true)))
        .for('share', { of: uploads })
    ).length > 0,
})
