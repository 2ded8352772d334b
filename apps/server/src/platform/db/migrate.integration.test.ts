import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { OperatorError } from '#platform/operator-error.ts'
import { seeds } from '#seeds.ts'
import { within } from '#testing/database-server.ts'
import { migrate } from './migrate.ts'
import { explainRefusal } from './refusal.ts'
import * as schema from './schema.ts'

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `huebook_empty_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseServer'))
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return within(inject('databaseServer'), name)
}

function open(connection: pg.ClientConfig) {
  const pool = new pg.Pool(connection)
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return drizzle(pool, { schema })
}

test('processes that start together on an empty database end up with one of everything', async () => {
  const connection = await emptyDatabase()
  const processes = Array.from({ length: 4 }, () => open(connection))
  await Promise.all(processes.map((db) => migrate(db, seeds)))
  const plans = await open(connection).select().from(schema.plans)
  expect(plans.map(({ name }) => name).sort()).toEqual(['advanced', 'free', 'starter'])
})

test('what an administrator changed or removed is not seeded again', async () => {
  const db = open(await emptyDatabase())
  await migrate(db, seeds)
  await db.execute(sql`delete from settings where name = 'tagline'`)
  await migrate(db, seeds)
  expect(await db.execute(sql`select 1 from settings where name = 'tagline'`)).toHaveProperty('rowCount', 0)
})

test('seeds that fail leave nothing behind, and the next start fills in everything', async () => {
  const db = open(await emptyDatabase())
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  await expect(migrate(db, [...seeds, broken])).rejects.toThrow('no')
  expect(await db.select().from(schema.plans)).toEqual([])
  await migrate(db, seeds)
  expect(await db.select().from(schema.plans)).toHaveLength(3)
})

test("a database with somebody else's tables is refused in one sentence", async () => {
  const db = open(await emptyDatabase())
  await db.execute(sql`create table plans (id integer)`)
  const refusal = await migrate(db, seeds).catch((error) => explainRefusal('The database colours at db:5432', error))
  expect(refusal).toEqual(
    new OperatorError(
      'The database colours at db:5432 cannot be brought to this version of Huebook: relation "plans" already exists; bring it back from a backup, or use an empty one.',
    ),
  )
})
