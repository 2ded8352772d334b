import { chmod, chown, mkdir, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { canExecute } from './account.ts'
import { locateBinaries } from './binaries.ts'
import { isRoot, NOBODY, query, TestSite } from './test-site.ts'

const site = new TestSite()
const { native } = await locateBinaries()
// Not so in a checkout that is closed to others.
const nobodyCanRunIt = isRoot && (await canExecute(NOBODY, native))

test.runIf(isRoot)('under root a directory closed to others works too: its database is kept elsewhere', async () => {
  await chmod(site.folder, 0o700)
  const log = vi.fn<(line: string) => void>()
  const first = await site.start({ log })
  const cluster = await realpath(path.join(site.dataDir, 'postgres'))
  try {
    expect(cluster).toMatch(/^\/var\/lib\/huebook\/[0-9a-f]{16}\/postgres$/)
    expect(log.mock.calls.join()).toContain(`the database of ${site.dataDir} is kept in ${cluster}`)
    await query(first.connection, 'CREATE TABLE note AS SELECT 1 AS n')
    await first.stop()
    const second = await site.start()
    expect(await query(second.connection, 'SELECT n FROM note')).toEqual([{ n: 1 }])
    await second.stop()
  } finally {
    await site.endWhateverRuns()
    await rm(path.dirname(cluster), { recursive: true, force: true })
  }
  await expect(site.start()).rejects.toThrow(/is gone from where the link .* leads/)
})

test.runIf(nobodyCanRunIt)('an ordinary user runs it as they are, and root goes on with theirs', async () => {
  await mkdir(site.dataDir)
  await chown(site.dataDir, NOBODY.uid, NOBODY.gid)
  await chmod(site.dataDir, 0o700)
  const owner = site.own(NOBODY)
  const { connection } = await owner.outcome()
  expect(connection?.host).toBe(path.join(site.dataDir, 'postgres', 'run'))
  await query(connection, 'CREATE TABLE note AS SELECT 1 AS n')
  await owner.stop()

  const database = await site.start()
  expect(await query(database.connection, 'SELECT n FROM note')).toEqual([{ n: 1 }])
  await database.stop()
  expect(await site.own(NOBODY).outcome()).toMatchObject({ connection: { host: connection?.host } })
})

test.runIf(nobodyCanRunIt)('a data directory that may not be written to is named', async () => {
  await mkdir(site.dataDir)
  const { error } = await site.own(NOBODY).outcome()
  expect(error).toBe(`The data directory ${site.dataDir} cannot be written: permission denied.`)
})
