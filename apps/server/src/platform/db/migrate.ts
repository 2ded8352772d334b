import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import type { Db } from './handle.ts'
import { refuseNewerData, refuseUnfinishedRestore } from './known-migrations.ts'
import { isLockRefused } from './lock-refused.ts'
import { transactionOn } from './on-pool.ts'
import * as schema from './schema.ts'
import { type Seed, seedOnce } from './seed.ts'

/** Any number will do, as long as every process asks for the same one. */
export const MIGRATION_LOCK = 4_832_071
/** How long a change may wait for a table, in milliseconds: whoever wants that table waits behind it. */
const LOCK_TIMEOUT_MS = 3000
/** How often it is tried to get all tables, and how long it is left to others in between, in milliseconds. */
const TRIES = 5
const PAUSE_MS = 1000

/** Brings the database to this version and fills in what is missing; processes that start together take turns. */
export async function migrate(db: Db, seeds: readonly Seed[]): Promise<void> {
  // The lock belongs to one connection: everything below has to run on that one, or it would wait for itself.
  const connection = await db.$client.connect()
  const locked = drizzle(connection, { schema })
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await connection.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await insist(async () => {
      await refuseUnfinishedRestore(connection)
      await refuseNewerData(connection)
      await runMigrations(locked, { migrationsFolder: MIGRATIONS_FOLDER })
      await migrateJobs({ pgPool: db.$client, logger: new Logger(() => () => undefined) })
      await transactionOn(connection, (tx) => seedOnce(tx, seeds))
    })
    await connection.query('reset lock_timeout')
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    connection.release()
  } catch (error) {
    // Closing the connection is what surely gives the lock back.
    connection.release(true)
    throw error
  }
}

/** A process of the version before may work beside this one, and each may hold a table that the other waits for. */
async function insist(change: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change()
    } catch (error) {
      if (tried === TRIES || !isLockRefused(error)) throw error
      await sleep(PAUSE_MS)
    }
  }
}
