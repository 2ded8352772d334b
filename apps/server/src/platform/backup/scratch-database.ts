import { hash, randomBytes } from 'node:crypto'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { BackupError } from './backup-error.ts'

/** Told apart from a site's own by this, whatever that is called. */
const MARK = '_proof_'
/** How many letters tell those of one site apart. */
const OWN_LETTERS = 8
/** What there is for the name of a site: PostgreSQL cuts all that is longer than 63 bytes off. */
const SITE_BYTES = 63 - MARK.length - OWN_LETTERS
/** How many letters of a hash stand for the name of a site that is longer. */
const SITE_LETTERS = 32
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
    await dropScratchDatabases(beside)
    const name = `${await markOf(beside)}${randomBytes(OWN_LETTERS / 2).toString('hex')}`
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

/** How the names of all of a site begin. */
async function markOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  // Of a longer one the beginning alone would be that of another site, too.
  const isLong = Buffer.byteLength(name) > SITE_BYTES
  return `${isLong ? `huebook_${hash('sha256', name).slice(0, SITE_LETTERS)}` : name}${MARK}`
}

/** Those of killed backups, and that of the one that is made now. */
export async function scratchDatabases(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    // Only what ends as we end it: "huebook_proof_site" may be somebody's own.
    `select datname as name from pg_database
     where starts_with(datname, $1) and substr(datname::text, length($1) + 1) ~ $2`,
    [await markOf(client), `^[0-9a-f]{${OWN_LETTERS}}$`],
  )
  return rows.map(({ name }) => name)
}

/** For whoever makes the only backup there is at the moment. */
export async function dropScratchDatabases(client: pg.Client): Promise<void> {
  for (const name of await scratchDatabases(client))
    await client.query(`drop database if exists "${name}" with (force)`)
}

function explain(error: unknown): never {
  if ((error as pg.DatabaseError).code === MAY_NOT)
    throw new BackupError(
      'A backup is proven by restoring it into a database of its own, which this account may not create; grant it: "alter role … createdb".',
    )
  throw error
}
