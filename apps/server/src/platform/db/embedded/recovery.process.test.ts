import type pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { isPostmasterOf } from './process-table.ts'
import { connect, query, TestSite } from './test-site.ts'

const site = new TestSite()
const log = vi.fn<(line: string) => void>()
const onLost = vi.fn<(error: Error) => void>()
let database: EmbeddedPostgres

beforeEach(async () => {
  await site.restoreCluster()
  log.mockClear()
  onLost.mockClear()
  database = await site.start({ log, onLost })
})

test('a killed PostgreSQL comes back by itself with every acknowledged write', async () => {
  await query(database.connection, 'CREATE TABLE note AS SELECT 1 AS n')
  const pid = await site.postmasterPid()
  process.kill(pid, 'SIGKILL')
  await isBack()

  expect(await query(database.connection, 'SELECT n FROM note')).toEqual([{ n: 1 }])
  expect(await site.postmasterPid()).not.toBe(pid)
  const told = log.mock.calls.map(([line]) => line.split(' after')[0])
  // Said in between where a machine takes its time.
  expect(told.filter((line) => line !== 'Waiting for the embedded database.')).toEqual([
    'The embedded database went away; bringing it back.',
    'The embedded database is back',
  ])
  await expect(site.start()).rejects.toThrow('Another Huebook')
})

test('it comes back although a process of the killed PostgreSQL is still at work', async () => {
  const client = await connect(database.connection)
  // Looks up neither for its client nor for its postmaster, as a long sort would not.
  const busy = client.query(`DO $$ DECLARE t timestamptz := clock_timestamp(); BEGIN
    WHILE clock_timestamp() < t + interval '3 s' LOOP END LOOP; END $$`)
  busy.catch(() => undefined)
  await expect.poll(() => countActive(database.connection)).toBeGreaterThan(0)
  process.kill(await site.postmasterPid(), 'SIGKILL')
  await isBack()
  expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a plain kill, which PostgreSQL would sit out for ever, is answered with a new start', async () => {
  process.kill(await site.postmasterPid(), 'SIGTERM')
  await isBack()
  expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('it is still the owner after its own connection was cut', async () => {
  await cutOwner(database.connection)
  await isBack()
  await expect(site.start()).rejects.toThrow('Another Huebook')
})

test('stopping in the middle of a new start ends that too', async () => {
  process.kill(await site.postmasterPid(), 'SIGKILL')
  await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0)
  await database.stop()
  expect(await isPostmasterOf(site.pgData, await site.postmasterPid().catch(() => 0))).toBe(false)

  const next = await site.start()
  expect(await query(next.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the owner hears of it when another process has taken the database, and leaves it alone', async () => {
  const thief = await connect({ ...database.connection, database: 'postgres' })
  // Queues for the lock in the server, where nobody can be faster.
  const stolen = thief.query(`SELECT pg_advisory_lock(${0x68756562})`)
  await cutOwner(database.connection)
  await stolen
  await expect.poll(() => onLost.mock.calls.length).toBeGreaterThan(0)
  expect(onLost.mock.lastCall?.[0].message).toBe(`Another Huebook is already running on ${site.dataDir}.`)

  await database.stop()
  await expect(thief.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await thief.end()
})

const isBack = () => expect.poll(() => log.mock.lastCall?.[0]).toMatch(/^The embedded database is back/)

const cutOwner = (connection: pg.ClientConfig) =>
  query(connection, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'huebook owner'`)

async function countActive(connection: pg.ClientConfig) {
  const sql = `SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO %'`
  return (await query(connection, sql)).length
}
