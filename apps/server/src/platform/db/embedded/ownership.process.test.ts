import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, lstat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isAlive, isPostmasterOf } from './process-table.ts'
import { connect, isRoot, query, TestSite } from './test-site.ts'

const site = new TestSite()

beforeEach(() => site.restoreCluster())

test('stopping leaves no process behind, however often it is asked', async () => {
  const database = await site.start()
  const processes = await query(database.connection, 'SELECT pid FROM pg_stat_activity')
  const pids = [await site.postmasterPid(), ...processes.map((row) => Number(row['pid']))]
  expect(pids.length).toBeGreaterThan(3)

  await Promise.all([database.stop(), database.stop()])
  expect(pids.filter(isAlive)).toEqual([])
})

test('a second start on the same directory is refused, and the first goes on undisturbed', async () => {
  const first = await site.start()
  const client = await connect(first.connection)
  await client.query('CREATE TEMP TABLE mine (n int)')

  await expect(site.start()).rejects.toThrow(`Another Huebook is already running on ${site.dataDir}.`)

  await expect(client.query('SELECT * FROM mine')).resolves.toMatchObject({ rows: [] })
  await client.end()
})

test('what a killed process left running is taken over with everything in it, and ends with its new owner', async () => {
  const killed = site.own()
  const { connection } = await killed.outcome()
  await query(connection, 'CREATE TABLE note AS SELECT 7 AS n')
  await killed.kill()
  const pid = await site.postmasterPid()
  expect(await isPostmasterOf(site.pgData, pid)).toBe(true)

  const heir = await site.start()
  expect(await query(heir.connection, 'SELECT n FROM note')).toEqual([{ n: 7 }])
  expect(await site.postmasterPid()).toBe(pid)
  await heir.stop()
  expect(await isPostmasterOf(site.pgData, pid)).toBe(false)
})

test('a start while the previous one is still stopping waits for it', async () => {
  const first = await site.start()
  await query(first.connection, 'CREATE TABLE note AS SELECT 1 AS n')
  const stopping = first.stop()
  const second = await site.start()
  await stopping
  expect(await query(second.connection, 'SELECT n FROM note')).toEqual([{ n: 1 }])
})

test('lock files that name somebody else’s process neither stop the start nor harm that process', async () => {
  await (await site.start()).stop()
  // Of the account that runs the database: any process of it is what PostgreSQL takes for a running database.
  const { uid, gid } = await lstat(site.pgData)
  const bystander = spawn('sleep', ['600'], { ...(isRoot ? { uid, gid } : {}), stdio: 'ignore' })
  onTestFinished(() => void bystander.kill())
  await once(bystander, 'spawn')
  const socketDir = path.join(site.dataDir, 'postgres', 'run')
  const lines = `${bystander.pid}\n${site.pgData}\n1700000000\n5432\n${socketDir}\n\n  1234567 8\nready   \n`
  for (const file of [path.join(site.pgData, 'postmaster.pid'), path.join(socketDir, '.s.PGSQL.5432.lock')]) {
    await writeFile(file, lines, { mode: 0o600 })
    await chown(file, uid, gid)
  }

  const database = await site.start()
  expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
})
