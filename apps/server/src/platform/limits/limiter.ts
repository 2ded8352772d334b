import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/db/handle.ts'
import { rateEvents } from '#platform/db/schema.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'

/** How often something may happen. */
export interface Limit {
  name: string
  max: number
  /** At most LONGEST_MINUTES. */
  minutes: number
}

/** Limits that hold over all processes, since they are counted in the database. */
export interface Limiter {
  /** Counts one use of a limit by `who` and answers 0, or counts nothing and answers how many seconds to wait. */
  take(tx: Tx, limit: Limit, who: string): Promise<number>
  /** Forgets what no limit looks at any more. */
  sweep(): Promise<void>
}

const LONGEST_MINUTES = 60
const minutes = (count: number) => sql`make_interval(mins => ${count})`

export const createLimiter = (db: Db, keyedHash: KeyedHash): Limiter => ({
  async take(tx, { name, max, minutes: length }, who) {
    // Hashed with the key: the table holds no addresses of people or machines, and nobody can try them out.
    const bucket = keyedHash(`limit ${name}`, who)
    await takeTurns(tx, bucket.toString('base64'))
    const [first] = await tx
      .select({
        wait: sql<number>`ceil(extract(epoch from ${rateEvents.createdAt} + ${minutes(length)} - now()))::int`,
      })
      .from(rateEvents)
      .where(and(eq(rateEvents.bucket, bucket), gt(rateEvents.createdAt, sql`now() - ${minutes(length)}`)))
      .orderBy(desc(rateEvents.createdAt))
      .offset(max - 1)
      .limit(1)
    if (first) return Math.max(1, first.wait)
    await tx.insert(rateEvents).values({ bucket })
    return 0
  },

  async sweep() {
    await db.delete(rateEvents).where(lt(rateEvents.createdAt, sql`now() - ${minutes(LONGEST_MINUTES)}`))
  },
})
