import { randomBytes } from 'node:crypto'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { BackupError } from './backup-error.ts'

/** Told apart from a site's own by this, whatever that is called. */
const MARK = '_proof_'
/** PostgreSQL cuts longer names off. */
const NAME_BYTES = 63
const MAY_NOT = '42501'

/** The same server, another database. */
export function within({ connectionString, ...connection }: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connectionString) return { ...connection, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Lets somebody work on an empty database beside the one this connection leads to, which is gone afterwards. */
export async function onScratchDatabase<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const beside = new pg.Client(connection)
  beside.on('error', () => undefined)
  await beside.connect()
  try {
    const { rows } = await beside.query<{ name: string }>('select current_database() as name')
    const site = `${(rows[0]?.name ?? '').slice(0, NAME_BYTES - 20)}${MARK}`
    await dropLeftovers(beside, site)
    const name = `${site}${randomBytes(4).toString('hex')}`
    await beside.query(`create database "${name}" template template0 encoding 'UTF8'`).catch(explain)
    const pool = new pg.Pool({ ...within(connection, name), max: 2, keepAlive: true })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    try {
      await migrateJobs({ pgPool: pool, logger: new Logger(() => () => undefined) })
      const client = await pool.connect()
      try {
        return await work(client)
      } finally {
        client.release(true)
      }
    } finally {
      await pool.end()
      await beside.query(`drop database if exists "${name}" with (force)`)
    }
  } finally {
    await beside.end()
  }
}

/** What a killed one has left. Only one backup of a site is made at a time. */
async function dropLeftovers(beside: pg.Client, site: string): Promise<void> {
  const { rows } = await beside.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [site],
  )
  for (const { name } of rows) await beside.query(`drop database if exists "${name}" with (force)`)
}

function explain(error: unknown): never {
  if ((error as pg.DatabaseError).code === MAY_NOT)
    throw new BackupError(
      'A backup is proven by restoring it into a database of its own, which this account may not create; grant it: "alter role … createdb".',
    )
  throw error
}
