import { lstat, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { query, TestSite } from './test-site.ts'

const site = new TestSite()

test('the first start makes a database, and the next one finds what was written', async () => {
  const first = await site.start()
  await query(first.connection, `CREATE TABLE note (text text); INSERT INTO note VALUES ('kept, ünïcode and all')`)
  await first.stop()

  const second = await site.start()
  expect(await query(second.connection, 'SELECT text FROM note')).toEqual([{ text: 'kept, ünïcode and all' }])
})

test('of two starts at the same moment on an empty directory exactly one wins', async () => {
  const outcomes = await Promise.all([site.own(), site.own()].map((owner) => owner.outcome()))
  const [won] = outcomes.filter((outcome) => outcome.connection)
  const [lost] = outcomes.filter((outcome) => outcome.error)
  expect(lost).toEqual({
    name: 'EmbeddedPostgresError',
    error: `Another Huebook is already running on ${site.dataDir}.`,
  })
  expect(await query(won?.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await readdir(site.dataDir)).toEqual(['postgres'])
})

test('an acknowledged write is on disk, and nobody but us can reach the database', async () => {
  const { connection } = await site.start()
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses']
  const [row] = await query(connection, `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`)}`)
  expect(row).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
  })
  expect((await lstat(String(connection.host))).mode & 0o777).toBe(0o700)
  expect((await lstat(path.join(site.dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  await expect(query({ ...connection, password: 'guessed' }, 'SELECT 1')).rejects.toThrow('password authentication')
})

test('letters of every alphabet are folded and found inside words', async () => {
  await site.restoreCluster()
  const { connection } = await site.start()
  const letters = `CREATE EXTENSION pg_trgm; SELECT lower('ÉÇŁ') AS folded, show_trgm('éçł') <> '{}' AS known`
  expect(await query(connection, letters)).toEqual([{ folded: 'éçł', known: true }])
})

test('the remains of a start that was killed half-way are removed once they are old', async () => {
  await site.restoreCluster()
  const [old, recent] = ['postgres.new-Abc123', 'postgres.new-Def456'].map((name) => path.join(site.dataDir, name))
  for (const draft of [old, recent]) await mkdir(String(draft))
  await utimes(String(old), 1, 1)
  await site.start()
  expect((await readdir(site.dataDir)).sort()).toEqual(['postgres', 'postgres.new-Def456'])
})

test('a path too long for a socket is no obstacle', async () => {
  site.dataDir = path.join(site.folder, 'a'.repeat(60), `with a space, a comma and "quotes"`)
  await site.restoreCluster()
  const { connection } = await site.start()
  onTestFinished(() => rm(String(connection.host), { recursive: true, force: true }))
  expect(String(connection.host)).not.toContain(site.folder)
  expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a database that another version made is left alone', async () => {
  await site.restoreCluster()
  await writeFile(path.join(site.pgData, 'PG_VERSION'), '17\n')
  await expect(site.start()).rejects.toThrow(/was made by PostgreSQL 17, and this Huebook brings PostgreSQL 18/)
})

test('what prevents the first start is said in one sentence', async () => {
  await writeFile(site.dataDir, 'a file')
  await expect(site.start()).rejects.toThrow(
    `The data directory ${site.dataDir} cannot be written: file already exists.`,
  )
})
