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

/** What the database says of a lock that it does not get. */
async function deadlock(): Promise<unknown> {
  const db = open(await emptyDatabase())
  return db.execute(sql`do $$ begin raise 'deadlock detected' using errcode = '40P01'; end $$`).catch((error) => error)
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

test('a seed that comes with a later version knows that the site is not new any more', async () => {
  const db = open(await emptyDatabase())
  const known: boolean[] = []
  const asking = (name: string) => ({
    name,
    run: async (_tx: unknown, { isNew }: { isNew: boolean }) => void known.push(isNew),
  })
  await migrate(db, [...seeds, asking('first version')])
  await migrate(db, [...seeds, asking('first version'), asking('later version')])
  expect(known).toEqual([true, false])
})

test('seeds that fail leave nothing behind, and the next start fills in everything', async () => {
  const db = open(await emptyDatabase())
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  await expect(migrate(db, [...seeds, broken])).rejects.toThrow('no')
  expect(await db.select().from(schema.plans)).toEqual([])
  await migrate(db, seeds)
  expect(await db.select().from(schema.plans)).toHaveLength(3)
})

test('a start waits for whoever uses the tables, in several goes, so that nobody waits long behind it', async () => {
  const connection = await emptyDatabase()
  const [db, other] = [open(connection), open(connection)]
  await migrate(db, seeds)
  const waiting = async () =>
    (
      await other.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows.length
  const held = await other.$client.connect()
  onTestFinished(() => held.release(true))
  await held.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode')
  const started = migrate(db, seeds)
  await expect.poll(waiting).toBe(1)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await held.query('rollback')
  await expect(started).resolves.toBeUndefined()
})

test('a start that waits for somebody who waits for it gives way, and tries again', async () => {
  const connection = await emptyDatabase()
  const [db, other] = [open(connection), open(connection)]
  await migrate(db, seeds)
  const held = await other.$client.connect()
  onTestFinished(() => held.release(true))
  await held.query('begin; lock table plans')
  const tried: string[] = []
  const asked: Promise<unknown>[] = []
  await migrate(db, [
    {
      name: 'in the way',
      async run(tx) {
        tried.push('locks')
        await tx.execute(sql`lock table settings`)
        if (tried.length === 1) setTimeout(() => asked.push(held.query('lock table settings; rollback')), 200)
        await tx.execute(sql`lock table plans`)
      },
    },
  ])
  expect(tried).toHaveLength(2)
  await Promise.all(asked)
})

test('what others use for too long is said in one sentence, and the database is not blamed', async () => {
  const refusal = explainRefusal('The database colours at db:5432', await deadlock())
  expect(refusal).toEqual(
    new OperatorError(
      'The database colours at db:5432 is in use by somebody whom the start has to wait for; end other processes of Huebook, and start again.',
    ),
  )
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

test('code that is older than the data is refused in one sentence, and changes nothing', async () => {
  const db = open(await emptyDatabase())
  await migrate(db, seeds)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  )
  const seeded: string[] = []
  const refused = migrate(db, [{ name: 'of yesterday', run: async () => void seeded.push('seeded') }])
  await expect(refused).rejects.toThrow(/^A newer Huebook has worked on this database, [^.]+\.$/)
  expect(seeded).toEqual([])
})
