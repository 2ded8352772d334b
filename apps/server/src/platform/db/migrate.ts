import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import type { Db } from './handle.ts'
import * as schema from './schema.ts'
import { type Seed, seedOnce } from './seed.ts'

/** Any number will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 4_832_071

/** Brings the database to this version and fills in what is missing; processes that start together take turns. */
export async function migrate(db: Db, seeds: readonly Seed[]): Promise<void> {
  // The lock belongs to one connection: everything below has to run on that one, or it would wait for itself.
  const connection = await db.$client.connect()
  const locked = drizzle(connection, { schema })
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(locked, { migrationsFolder: MIGRATIONS_FOLDER })
    await migrateJobs({ pgPool: db.$client, logger: new Logger(() => () => undefined) })
    await locked.transaction(async (tx) => {
      for (const seed of seeds) await seedOnce(tx, seed)
    })
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    connection.release()
  } catch (error) {
    // Closing the connection is what surely gives the lock back.
    connection.release(true)
    throw error
  }
}
