import type { UserId } from '@huebook/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { uploads } from '#platform/db/schema.ts'

export const uploadQueries = (handle: Handle) => ({
  /** Sent again it counts as new: its day before an unused file is swept begins anew. */
  insert: (key: string, userId: UserId) =>
    handle
      .insert(uploads)
      .values({ key, userId })
      .onConflictDoUpdate({ target: [uploads.key, uploads.userId], set: { createdAt: sql`now()` } }),

  isBy: async (key: string, by: readonly UserId[]): Promise<boolean> =>
    (await handle.$count(uploads, and(eq(uploads.key, key), inArray(uploads.userId, [...by])))) > 0,
})
