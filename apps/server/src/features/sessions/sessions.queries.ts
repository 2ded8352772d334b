import type { UserId } from '@huebook/contract'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { sessions, users } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'

/** How long an unused session lives. */
const LIFETIME = sql`interval '30 days'`
/** How stale the mark of last use may get; without this every call would write. */
const MARK_EVERY = sql`interval '1 hour'`

/** Every call of a signed-in person asks this. */
const findSession = statement((db) => {
  const fields = {
    id: users.id,
    admin: users.admin,
    blocked: users.blocked,
    ended: sql<boolean>`${sessions.endedAt} is not null`,
    stale: sql<boolean>`${sessions.lastUsedAt} < now() - ${MARK_EVERY}`,
  }
  const query = db
    .select(fields)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.lastUsedAt, sql`now() - ${LIFETIME}`)))
  return { query, fields }
})

const insertSession = statement((db) => ({
  query: db.insert(sessions).values({ tokenHash: sql.placeholder('tokenHash'), userId: sql.placeholder('userId') }),
}))

export const sessionQueries = (handle: Handle) => ({
  find: async (tokenHash: Buffer) => (await findSession(handle, { tokenHash }))[0],
  insert: (tokenHash: Buffer, userId: UserId) => insertSession(handle, { tokenHash, userId }),
  markUsed: (tokenHash: Buffer) =>
    handle
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, sql`now() - ${MARK_EVERY}`))),
  isThere: async (tokenHash: Buffer): Promise<boolean> =>
    (await handle.$count(sessions, and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)))) > 0,
  delete: (tokenHash: Buffer) => handle.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  /** They open nothing any more, and are kept to say why. */
  endOf: (userId: UserId) =>
    handle
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt))),
  deleteOf: (userId: UserId) => handle.delete(sessions).where(eq(sessions.userId, userId)),
  deleteExpired: () => handle.delete(sessions).where(lt(sessions.lastUsedAt, sql`now() - ${LIFETIME}`)),
})
