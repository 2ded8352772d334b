import type { UserId } from '@huebook/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Handle } from '#platform/db/handle.ts'
import { sessions, users } from '#platform/db/schema.ts'

/** How long an unused session lives. */
const LIFETIME = sql`interval '30 days'`
/** How stale the mark of last use may get; without this every call would write. */
const MARK_EVERY = sql`interval '1 hour'`

/** Prepared: every call of a signed-in person asks this. */
export function prepareFindSession(db: Db) {
  const find = db
    .select({
      id: users.id,
      admin: users.admin,
      blocked: users.blocked,
      stale: sql<boolean>`${sessions.lastUsedAt} < now() - ${MARK_EVERY}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.lastUsedAt, sql`now() - ${LIFETIME}`)))
    .prepare('find_session')
  return async (tokenHash: Buffer) => (await find.execute({ tokenHash }))[0]
}

export const sessionQueries = (handle: Handle) => ({
  insert: (tokenHash: Buffer, userId: UserId) => handle.insert(sessions).values({ tokenHash, userId }),
  markUsed: (tokenHash: Buffer) =>
    handle
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, sql`now() - ${MARK_EVERY}`))),
  isThere: async (tokenHash: Buffer): Promise<boolean> =>
    (await handle.$count(sessions, eq(sessions.tokenHash, tokenHash))) > 0,
  delete: (tokenHash: Buffer) => handle.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  deleteOf: (userId: UserId) => handle.delete(sessions).where(eq(sessions.userId, userId)),
  deleteExpired: () => handle.delete(sessions).where(lt(sessions.lastUsedAt, sql`now() - ${LIFETIME}`)),
})
