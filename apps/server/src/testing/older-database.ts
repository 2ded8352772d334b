import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import type { Db } from '#platform/db/handle.ts'
import * as schema from '#platform/db/schema.ts'
import { within } from './database-server.ts'

/** The database of a site from before a migration, with nothing in it. */
export async function olderDatabase(before: string): Promise<Db> {
  const name = `huebook_older_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client(inject('databaseServer'))
  await server.connect()
  await server.query(`create database ${name}`)
  const pool = new pg.Pool(within(inject('databaseServer'), name))
  // The database is dropped while idle connections to it are still saying goodbye.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  onTestFinished(async () => {
    await pool.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  const db = drizzle(pool, { schema })
  await runMigrations(db, { migrationsFolder: await migrationsBefore(before) })
  return db
}

async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith(`_${name}`)),
  )
  await writeFile(journal, JSON.stringify({ ...rest, entries: before }))
  return folder
}
