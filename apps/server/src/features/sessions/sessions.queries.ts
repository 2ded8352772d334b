import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { sessions, users } from '#platform/db/schema.ts'

/** How long an unused session lives. */
const LIFETIME = sql`interval '30 days'`
/** How stale the mark of last use may get; without this every call would write. */
const MARK_EVERY = sql`interval '1 hour'`

export function sessionQueries(db: Db) {
  const tokenHash = sql.placeholder('tokenHash')
  // Prepared: every call of a signed-in person asks this.
  const find = db
    .select({
      id: users.id,
      admin: users.admin,
      blocked: users.blocked,
      stale: sql<boolean>`${sessions.lastUsedAt} < now() - ${MARK_EVERY}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.lastUsedAt, sql`now() - ${LIFETIME}`)))
    .prepare('find_session')

  return {
    find: async (hash: Buffer) => (await find.execute({ tokenHash: hash }))[0],
    markUsed: (hash: Buffer) =>
      db
        .update(sessions)
        .set({ lastUsedAt: sql`now()` })
        .where(and(eq(sessions.tokenHash, hash), lt(sessions.lastUsedAt, sql`now() - ${MARK_EVERY}`))),
  }
}
