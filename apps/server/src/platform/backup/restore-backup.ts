import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type { PoolClient } from 'pg'
import type { Db } from '#platform/db/handle.ts'
import { knownMigrations, migrationsOf, UNFINISHED_RESTORE } from '#platform/db/known-migrations.ts'
import { MIGRATION_LOCK } from '#platform/db/migrate.ts'
import { proposeAppSecret, readAppSecret } from '#platform/secrets/app-secret.ts'
import { contentTypeOf } from '#platform/storage/key.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { BackupError, damagedBackup } from './backup-error.ts'
import { type Head, SECRET } from './format.ts'
import { loadDatabase } from './load-database.ts'
import { readArchive, readHead } from './read-archive.ts'

interface Target {
  db: Db
  storage: Pick<Storage, 'put' | 'list' | 'delete'>
  dataDir: string
  /** APP_SECRET, where it is set. */
  appSecret?: string | undefined
}

interface Restored {
  madeAt: string
  files: number
  rows: number
}

/** A file that came less than so long before the rows were read, in milliseconds, may have come for nothing; clocks differ. */
const RECENT_MS = 60 * 60 * 1000

/**
 * Brings a site back: all of it or nothing. A backup is read to its end before anything is changed; then files come, which
 * nobody sees before the rows do; and rows come in one transaction.
 */
export async function restoreBackup(
  target: Target,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const head = await readHead(file)
  refuseNewer(file, head)
  let secret = ''
  const { files, tables } = await readArchive(file, async ({ name, bytes }) => {
    if (name === SECRET) secret = bytes.toString().trim()
  })
  if (secret === '') throw damagedBackup(file, 'it has no secret')
  const connection = await target.db.$client.connect()
  try {
    await refuseWhileInUse(connection)
    const isEmpty = await isEmptyDatabase(connection)
    if (!isEmpty) await refuseStrangers(connection)
    if (!isEmpty && !replace)
      throw new BackupError(
        'There is a site in this database; to lose it for the one in the backup, say so: --replace.',
      )
    await refuseAnotherSecret(target, secret, { replace })
    if (isEmpty) await markUnfinished(connection)
    const keys = await restoreFiles(target.storage, file)
    await migrateJobs({ pgPool: target.db.$client, logger: new Logger(() => () => undefined) })
    if (!target.appSecret) await proposeAppSecret(target.dataDir, secret)
    await restoreRows(connection, file, head, keys)
    await connection.query('analyze')
    if (replace) await deleteOthers(target.storage, keys)
  } finally {
    // Its end takes a moment, and nobody is to wait for that, nor be refused.
    await connection.query('select pg_advisory_unlock_all()').catch(() => undefined)
    connection.release(true)
  }
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { madeAt: head.madeAt, files, rows }
}

/** It may hold what this code would misread or leave out. */
function refuseNewer(file: string, { migrations, version }: Head): void {
  const known = new Set(knownMigrations())
  if (migrations.some((migration) => !known.has(migration)))
    throw new BackupError(`${file} was made by a newer Huebook (${version}); restore it with that one or a newer one.`)
}

/**
 * By the names that every process of a site gives its connections: all of them where DATABASE_URL has no other, and in any case
 * the one it listens on. One that starts later waits until this is over.
 */
async function refuseWhileInUse(connection: PoolClient): Promise<void> {
  const { rows } = await connection.query<{ busy: boolean }>(
    `select not pg_try_advisory_lock($1) or exists (select 1 from pg_stat_activity where datname = current_database()
      and starts_with(application_name, 'huebook') and pid <> pg_backend_pid()) as busy`,
    [MIGRATION_LOCK],
  )
  if (rows[0]?.busy) throw new BackupError('The site is running; stop all of its processes first.')
}

async function isEmptyDatabase(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query(`select 1 from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' limit 1`)
  return rows.length === 0
}

/** A restore drops what it finds, and an address may be that of another program's database. */
async function refuseStrangers(connection: PoolClient): Promise<void> {
  if ((await migrationsOf(connection)).length === 0)
    throw new BackupError('There is something in this database that is not Huebook; a site needs one of its own.')
}

async function refuseAnotherSecret({ dataDir, appSecret }: Target, secret: string, { replace }: { replace: boolean }) {
  if (appSecret && appSecret !== secret)
    throw new BackupError('APP_SECRET is another one than that of the backup; set it to that one, or to nothing.')
  const kept = appSecret ? secret : await readAppSecret(dataDir)
  if (kept !== null && kept !== secret && !replace)
    throw new BackupError(
      `There is another secret in ${dataDir}; to lose it for the one in the backup, say so: --replace.`,
    )
}

/** A start that finds it knows that this database is not that of a new site. */
const markUnfinished = (connection: PoolClient): Promise<unknown> =>
  connection.query(`create schema if not exists huebook_restore; create table if not exists ${UNFINISHED_RESTORE} ()`)

/** Answers what came back, and when each was stored. */
async function restoreFiles(storage: Target['storage'], file: string): Promise<Map<string, Date>> {
  const keys = new Map<string, Date>()
  await readArchive(file, async ({ name, bytes, writtenAt }) => {
    const key = /^files\/(.+)$/.exec(name)?.[1]
    const contentType = key && contentTypeOf(key)
    if (!key || !contentType) return
    await storage.put(key, bytes, contentType)
    keys.set(key, writtenAt)
  })
  return keys
}

async function restoreRows(connection: PoolClient, file: string, head: Head, keys: ReadonlyMap<string, Date>) {
  const since = Date.parse(head.madeAt) - RECENT_MS
  const recent = [...keys].filter(([, storedAt]) => storedAt.getTime() > since).map(([key]) => key)
  await connection.query('begin')
  try {
    await loadDatabase(connection, file, head)
    // Stored while the backup was made, after its rows were read: nothing may show them.
    await connection.query('insert into file_checks (key) select unnest($1::text[])', [recent])
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => undefined)
    throw error
  }
}

/** The site before had files that the one in the backup does not know. */
async function deleteOthers(storage: Target['storage'], keys: ReadonlyMap<string, Date>): Promise<void> {
  for await (const { key } of storage.list()) if (!keys.has(key)) await storage.delete(key)
}
