import { sql } from 'drizzle-orm'
import type { Handle, Tx } from './handle.ts'
import { statement } from './statement.ts'

const name = sql.placeholder('name')
const oneRow = sql`(select 1) one`

const take = statement((db) => {
  const fields = { taken: sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))` }
  return { query: db.select(fields).from(oneRow), fields }
})

const takeUnlessTaken = statement((db) => {
  const fields = { free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` }
  return { query: db.select(fields).from(oneRow), fields }
})

const takeShare = statement((db) => {
  const fields = { free: sql<boolean>`pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0))` }
  return { query: db.select(fields).from(oneRow), fields }
})

const lookForHolder = statement((db) => {
  const fields = {
    taken: sql<boolean>`exists (select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = hashtextextended(${name}, 0))`.as('taken'),
  }
  return { query: db.select(fields).from(oneRow), fields }
})

/** Lets only one transaction at a time, over all processes, go on with what has this name; it ends with the transaction. */
export const advisoryLock = async (tx: Tx, name: string): Promise<void> => {
  await take(tx, { name })
}

/** The same for what need not be done twice: answers whether it is this transaction's turn, and waits for nobody. */
export const tryAdvisoryLock = async (tx: Tx, name: string): Promise<boolean> =>
  (await takeUnlessTaken(tx, { name }))[0]?.free ?? false

/** Takes part in what any number may do at once, unless somebody holds all of it; waits for nobody. */
export const tryToShare = async (tx: Tx, name: string): Promise<boolean> =>
  (await takeShare(tx, { name }))[0]?.free ?? false

/** Whether anybody holds it, for those who only want to tell. */
export const isLocked = async (handle: Handle, name: string): Promise<boolean> =>
  (await lookForHolder(handle, { name }))[0]?.taken ?? false
