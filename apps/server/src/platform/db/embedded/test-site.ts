import { chmod, cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPidFile } from './pid-file.ts'
import { isPostmasterOf } from './process-table.ts'
import { startOwner, type TestOwner } from './test-owner.ts'

export const isRoot = process.getuid?.() === 0
export const NOBODY = { uid: 65534, gid: 65534 }

interface Watchers {
  log?: (line: string) => void
  onLost?: (error: Error) => void
}

/** A data directory of its own for each test of a file, and nothing left running after it, whatever it ended in. */
export class TestSite {
  folder = ''
  dataDir = ''
  #databases: EmbeddedPostgres[] = []
  #owners: TestOwner[] = []

  constructor() {
    beforeEach(async () => {
      this.folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'huebook-db-')))
      await chmod(this.folder, 0o755)
      this.dataDir = path.join(this.folder, 'data')
    })
    afterEach(async () => {
      for (const owner of this.#owners.splice(0)) await owner.kill()
      for (const database of this.#databases.splice(0)) await database.stop()
      await this.endWhateverRuns()
      await rm(this.folder, { recursive: true, force: true })
    })
  }

  get pgData() {
    return path.join(this.dataDir, 'postgres', 'data')
  }

  async start({ log = () => undefined, onLost = () => undefined }: Watchers = {}) {
    const database = await startEmbeddedPostgres({
      dataDir: this.dataDir,
      log: { info: log, warn: log, error: log },
      onLost,
    })
    this.#databases.push(database)
    return database
  }

  /** Starts in a process of its own. */
  own(account: { uid?: number; gid?: number } = {}) {
    const owner = startOwner(inject('owner'), this.dataDir, account)
    this.#owners.push(owner)
    return owner
  }

  /** Puts a cluster in place, faster than making one. */
  async restoreCluster() {
    await cp(inject('cluster'), this.dataDir, { recursive: true })
  }

  async postmasterPid() {
    return Number((await readFile(path.join(this.pgData, 'postmaster.pid'), 'utf8')).split('\n')[0])
  }

  async endWhateverRuns() {
    const pgData = await realpath(this.pgData).catch(() => this.pgData)
    const pid = (await readPidFile(pgData))?.pid ?? 0
    if (await isPostmasterOf(pgData, pid)) process.kill(pid, 'SIGQUIT')
    await expect.poll(() => isPostmasterOf(pgData, pid)).toBe(false)
  }
}

export async function connect(connection: pg.ClientConfig | undefined) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The rows of the last of these statements. */
export async function query(connection: pg.ClientConfig | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connect(connection)
  try {
    const results = [await client.query(sql)].flat() as pg.QueryResult[]
    return results.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}
