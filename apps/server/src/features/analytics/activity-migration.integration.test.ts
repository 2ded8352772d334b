import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import { ACTIVITY_KINDS } from '#platform/db/activity.ts'
import * as schema from '#platform/db/schema.ts'
import { seeds } from '#seeds.ts'
import { within } from '#testing/database-server.ts'
import { makeUpHistory } from '#testing/made-up-history.ts'
import { createAnalyticsService } from './analytics.service.ts'

const { users, pages, coloreds, subscriptions } = schema
const TABLES = { users, pages, coloreds, subscriptions }

/** The migrations of a site that does not count yet. */
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

test('a site that is brought to this version counts what it had before', async () => {
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
  await runMigrations(db, { migrationsFolder: await migrationsBefore('activity') })
  await db.transaction(async (tx) => {
    for (const seed of seeds.filter(({ name }) => name === 'plans')) await seed.run(tx, { isNew: true })
  })
  await makeUpHistory(db, 50)
  await db.execute(sql`insert into users (name, email, house) values ('The site', 'house@example.org', true)`)

  await runMigrations(db, { migrationsFolder: MIGRATIONS_FOLDER })

  const { total } = await createAnalyticsService({ db, now: () => new Date() }).counters('UTC')
  for (const kind of ACTIVITY_KINDS) {
    const there = await db.$count(TABLES[kind], kind === 'users' ? sql`not house` : undefined)
    expect([kind, total[kind]]).toEqual([kind, there])
    expect(there).toBeGreaterThan(10)
  }
  await db.execute(sql`delete from users`)
  const { total: none } = await createAnalyticsService({ db, now: () => new Date() }).counters('UTC')
  expect(none).toEqual({ users: 0, pages: 0, coloreds: 0, subscriptions: 0 })
})
