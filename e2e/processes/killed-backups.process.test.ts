import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@huebook/contract'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { createDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts'
import { contentKey } from '../../apps/server/src/platform/storage/key.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { inDatabaseOf, openOwnDatabase } from '../site/own-database.ts'
import { freePort, startServerProcess as start } from '../site/server-process.ts'
import { copyOfSite, endWithTest, startServerProcess, temporaryDataDir } from './for-one-test.ts'

/** Files of the site, each of so many bytes: to write them takes a moment in which a process can be killed. */
const FILES = 150
const FILE_BYTES = 100_000

/** Between two looks, in milliseconds: each leaves the command a moment to get on. */
const LOOK_MS = 3

/** A site that runs, with an administrator and files. */
async function siteWithFiles() {
  const dataDir = await copyOfSite()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  const address = await server.ready
  const { token } = await createFirstAdmin(address, server.output())
  const storage = createDiskStorage({ directory: join(dataDir, 'files'), keyedHash: () => Buffer.alloc(32) })
  for (let one = 0; one < FILES; one += 1) {
    const bytes = randomBytes(FILE_BYTES)
    await storage.put(contentKey(bytes, 'png'), bytes, 'image/png')
  }
  const call = async ({ method, path }: { method: string; path: string }) => {
    const answer = await fetch(`${address}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
    return { status: answer.status, body: await answer.json() }
  }
  return { dataDir, server, address, call }
}

/** One of the commands, as npm would run it. */
const run = (command: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  endWithTest(start({ DATA_DIR: dataDir }, `${command}.js`, args))

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

/** Kills a command in the moment something can be seen. */
async function killOnce(command: ReturnType<typeof start>, isSeen: () => boolean | Promise<boolean>): Promise<void> {
  let hasEnded = false
  void command.ended.then(() => {
    hasEnded = true
  })
  while (!(await isSeen())) {
    if (hasEnded) throw new Error(`It was over before it could be killed:\n${command.output()}`)
    await sleep(LOOK_MS)
  }
  command.child.kill('SIGKILL')
  await command.ended
}

const scratchDatabases = (dataDir: string): Promise<string[]> =>
  inDatabaseOf(dataDir, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like '%proof%'`,
    )
    return rows.map(({ name }) => name)
  })

test('a backup that is killed is none and keeps nobody from anything, and the next one is whole', async () => {
  const { dataDir, call } = await siteWithFiles()
  const backups = join(dataDir, 'backups')
  const partial = () => filesIn(backups).find((name) => name.endsWith('.partial'))
  const hasBegun = () => partial() !== undefined && statSync(join(backups, partial() ?? '')).size > FILE_BYTES
  const isBeingProven = async () => hasBegun() && (await scratchDatabases(dataDir)).length > 0

  for (const isSeen of [hasBegun, isBeingProven]) {
    await killOnce(run('backup', dataDir), isSeen)
    expect(filesIn(backups)).toEqual([partial()])
    // Whoever may read it has the site.
    expect(statSync(join(backups, partial() ?? '')).mode & 0o777).toBe(0o600)
    expect((await call(calls.readRunning)).body).toMatchObject({ backups: { last: null, failure: null } })
    // A lock that was held for the backup would put every deletion off.
    await inDatabaseOf(dataDir, (client) =>
      waitFor(
        async () =>
          (await client.query(`select 1 from pg_stat_activity where application_name = 'huebook backup'`)).rows,
        (rows) => expect(rows).toEqual([]),
      ),
    )
  }
  expect(await scratchDatabases(dataDir)).toHaveLength(1)

  const again = await run('backup', dataDir).ended
  expect(again).toMatchObject({ code: 0 })
  expect(filesIn(backups)).toEqual([expect.stringMatching(/^huebook-\d{8}T\d{6}Z\.tar$/)])
  expect(await scratchDatabases(dataDir)).toEqual([])
  expect((await call(calls.readRunning)).body).toMatchObject({ backups: { last: { files: FILES } } })
})

test('a restore that is killed leaves the site that was there, or nothing that could be taken for one, and can be done again', async () => {
  const { dataDir, server } = await siteWithFiles()
  const backup = join(await temporaryDataDir(), 'site.tar')
  expect(await run('backup', dataDir, '--to', backup).ended).toMatchObject({ code: 0 })
  server.child.kill('SIGTERM')
  await server.ended
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8')

  // Where nothing was: killed while files come.
  const empty = await temporaryDataDir()
  const stored = () => filesIn(join(empty, 'files')).filter((name) => !name.startsWith('.')).length
  await killOnce(run('restore', empty, backup), () => stored() > 3)
  const refused = await startServerProcess({ DATA_DIR: empty, PORT: await freePort() }).ended
  expect(refused.output).toContain('Restoring a backup into this database was cut short')
  expect(filesIn(empty)).not.toContain('secret')
  expect(await run('restore', empty, backup).ended).toMatchObject({ code: 0 })
  expect(readFileSync(join(empty, 'secret'), 'utf8')).toBe(secret)
  expect(await emailsOf(empty)).toEqual(['ada@example.org'])

  // Over a site that is there: killed while its tables are replaced.
  await inSite(empty, async () => {
    await inDatabaseOf(empty, (client) =>
      client.query(`insert into users (name, email) values ('Bo', 'bo@example.org')`),
    )
  })
  let reader: pg.Client | undefined
  await killOnce(run('restore', empty, backup, '--replace'), async () => {
    const client = await openOwnDatabase(empty).catch(() => undefined)
    if (!client) return false
    // Nobody drops a table that somebody reads: the restore stands still in the middle of it.
    await client.query('begin; lock table users in access share mode')
    await waitFor(
      async () => (await client.query('select 1 from pg_locks where not granted')).rows.length,
      (waiting) => expect(waiting).toBe(1),
    )
    reader = client
    return true
  })
  await reader?.end()
  expect(await emailsOf(empty)).toEqual(['ada@example.org', 'bo@example.org'])
  expect(await run('restore', empty, backup, '--replace').ended).toMatchObject({ code: 0 })
  expect(await emailsOf(empty)).toEqual(['ada@example.org'])
  expect(filesIn(empty).filter((name) => name.startsWith('secret'))).toEqual(['secret'])
})

/** Does something while the site of a data directory runs. */
async function inSite<Result>(dataDir: string, act: () => Promise<Result>): Promise<Result> {
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  if (!(await server.ready)) throw new Error(`It did not start:\n${server.output()}`)
  const result = await act()
  server.child.kill('SIGTERM')
  await server.ended
  return result
}

const emailsOf = (dataDir: string): Promise<string[]> =>
  inSite(dataDir, () =>
    inDatabaseOf(dataDir, async (client) => {
      const { rows } = await client.query<{ email: string }>(
        `select email from users where email like '%@example.org' order by email`,
      )
      return rows.map(({ email }) => email)
    }),
  )
