import { and, desc, eq, gt, lt, type Placeholder, sql } from 'drizzle-orm'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { rateEvents } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'

/** How often something may happen. */
export interface Limit {
  name: string
  max: number
  /** At most LONGEST_MINUTES. */
  minutes: number
  /** Beyond `max` it may still happen once in so many minutes. */
  thenEveryMinutes?: number
}

/** Limits that hold over all processes, since they are counted in the database. */
export interface Limiter {
  /** Counts one use of a limit by `who` and answers 0, or counts nothing and answers how many seconds to wait. */
  take(tx: Tx, limit: Limit, who: string): Promise<number>
  /**
   * For what counts only once its outcome is known: answers how many seconds to wait, or 0, and lets nobody else use this
   * limit of `who` until the transaction ends.
   */
  check(tx: Tx, limit: Limit, who: string): Promise<number>
  count(tx: Tx, limit: Limit, who: string): Promise<void>
  /** Forgets what no limit looks at any more. */
  sweep(): Promise<void>
}

const LONGEST_MINUTES = 60
const minutes = (count: number | Placeholder) => sql`make_interval(mins => ${count})`

/** Seconds until the use after so many later ones has been so many minutes ago. */
const secondsLeft = statement((db) => {
  const wait = minutes(sql.placeholder('minutes'))
  const fields = { left: sql<number>`ceil(extract(epoch from ${rateEvents.createdAt} + ${wait} - now()))::int` }
  const query = db
    .select(fields)
    .from(rateEvents)
    .where(and(eq(rateEvents.bucket, sql.placeholder('bucket')), gt(rateEvents.createdAt, sql`now() - ${wait}`)))
    .orderBy(desc(rateEvents.createdAt))
    .offset(sql.placeholder('later'))
    .limit(1)
  return { query, fields }
})

const insertUse = statement((db) => ({ query: db.insert(rateEvents).values({ bucket: sql.placeholder('bucket') }) }))

export function createLimiter(db: Db, keyedHash: KeyedHash): Limiter {
  // Hashed with the key: the table holds no addresses of people or machines, and nobody can try them out.
  const bucketOf = ({ name }: Limit, who: string): Buffer => keyedHash(`limit ${name}`, who)

  async function waitFor(tx: Tx, limit: Limit, who: string): Promise<number> {
    const { max, minutes: length, thenEveryMinutes = length } = limit
    /** Seconds until the use that was so many uses ago has been so long ago. */
    const until = async (usesAgo: number, wait: number): Promise<number> => {
      const given = { bucket: bucketOf(limit, who), minutes: wait, later: usesAgo - 1 }
      const [use] = await secondsLeft(tx, given)
      return use ? Math.max(1, use.left) : 0
    }
    const wait = await until(max, length)
    return wait && Math.min(wait, await until(1, thenEveryMinutes))
  }

  async function check(tx: Tx, limit: Limit, who: string): Promise<number> {
    const bucket = bucketOf(limit, who)
    await advisoryLock(tx, bucket.toString('base64'))
    const wait = await waitFor(tx, limit, who)
    const longest = limit.minutes * 60
    // The clock was set back: what lies in its future counts from now on, not until the clock is there again.
    if (wait > longest)
      await tx
        .update(rateEvents)
        .set({ createdAt: sql`now()` })
        .where(and(eq(rateEvents.bucket, bucket), gt(rateEvents.createdAt, sql`now()`)))
    return Math.min(wait, longest)
  }

  async function count(tx: Tx, limit: Limit, who: string): Promise<void> {
    await insertUse(tx, { bucket: bucketOf(limit, who) })
  }

  return {
    check,
    count,

    async take(tx, limit, who) {
      const wait = await check(tx, limit, who)
      if (wait === 0) await count(tx, limit, who)
      return wait
    },

    async sweep() {
      await db.delete(rateEvents).where(lt(rateEvents.createdAt, sql`now() - ${minutes(LONGEST_MINUTES)}`))
    },
  }
}
