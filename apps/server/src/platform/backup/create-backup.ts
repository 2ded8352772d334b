import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import type { Db } from '#platform/db/handle.ts'
import { migrationsOf } from '#platform/db/known-migrations.ts'
import { outageOf } from '#platform/db/outage.ts'
import { diskFull, isDiskFull } from '#platform/disk/disk-full.ts'
import { syncDirectory } from '#platform/disk/sync-directory.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { VERSION } from '#platform/version.ts'
import { BackupError } from './backup-error.ts'
import { removeUnfinishedBackups } from './folder.ts'
import { FORMAT, fileName, HEAD, type Head, type Held, partName, SECRET } from './format.ts'
import { holdFiles } from './hold.ts'
import { loadDatabase } from './load-database.ts'
import { readHead } from './read-archive.ts'
import { onScratchDatabase } from './scratch-database.ts'
import { listSequences, listTables, readTable, speakPlainly } from './tables.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

export interface BackupSource {
  connection: pg.ClientConfig
  storage: Pick<Storage, 'list' | 'get'>
  secret: string
}

/** What was found when a backup was restored into a database of its own and compared. */
export interface Proof {
  /** Its whole name. */
  file: string
  bytes: number
  pages: number
  files: number
  rows: number
  seconds: number
}

const zip = promisify(gzip)

/** Files that are asked for at a time: a store far away takes longer to answer than to send. */
const READ_AT_ONCE = 8
/** Quick: rows shrink to a third already, and pictures not at all. */
const ZIP = { level: 3 }

/**
 * Makes one file of a site while that goes on, restores it into a database of its own and compares. Only what was proven has
 * the name of a backup.
 */
export async function createBackup(source: BackupSource, file: string, stop?: AbortSignal): Promise<Proof> {
  const begun = performance.now()
  const [whole, partial] = [resolve(file), `${resolve(file)}.partial`]
  try {
    await mkdir(dirname(whole), { recursive: true })
    await refuseToReplace(whole)
    return await holdFiles(source.connection, async (lost) => {
      const over = AbortSignal.any(stop ? [stop, lost] : [lost])
      try {
        await removeUnfinishedBackups(dirname(whole))
        await rm(partial, { force: true })
        const written = await write(source, partial, over)
        await prove(source.connection, partial, over)
        const { size } = await stat(partial)
        over.throwIfAborted()
        await rename(partial, whole)
        await syncDirectory(dirname(whole))
        return { file: whole, bytes: size, ...written, seconds: Math.round((performance.now() - begun) / 100) / 10 }
      } finally {
        await rm(partial, { force: true })
      }
    })
  } catch (error) {
    throw explained(error, whole)
  }
}

/** A database that nothing was ever started on has nothing to keep. */
export async function requireSite(db: Db): Promise<void> {
  const connection = await db.$client.connect()
  const migrations = await migrationsOf(connection).finally(() => connection.release())
  if (migrations.length === 0) throw new BackupError('There is no site in this database yet.')
}

async function refuseToReplace(file: string): Promise<void> {
  const there = await stat(file).catch(() => null)
  if (there) throw new BackupError(`${file} is there already; a backup takes the place of nothing.`)
}

function explained(error: unknown, file: string): unknown {
  if (isDiskFull(error)) return new BackupError(diskFull(`the directory for backups, ${dirname(file)},`))
  if (outageOf(error) === 'full') return new BackupError(diskFull('the database'))
  const { code, syscall, path = '' } = error as NodeJS.ErrnoException
  return syscall && path.startsWith(dirname(file))
    ? new BackupError(`The backup ${basename(file)} cannot be written to ${dirname(file)} (${code}).`)
    : error
}

async function write({ connection, storage, secret }: BackupSource, file: string, stop: AbortSignal) {
  const archive = writeArchive(file)
  try {
    const now = new Date()
    const held = await onSnapshot(connection, async (client) => {
      const head = await describe(client, now)
      await archive.add(HEAD, Buffer.from(JSON.stringify(head, null, 2)), now)
      await archive.add(SECRET, Buffer.from(`${secret}\n`), now)
      return writeTables(client, head, archive, now, stop)
    })
    // After the rows: every file that those name is there by now, and none goes.
    const files = await writeFiles(storage, archive, stop)
    await archive.end({ tables: held, files })
    const rows = Object.values(held).reduce((sum, table) => sum + table.rows, 0)
    return { pages: held['public.pages']?.rows ?? 0, files, rows }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** Everything is read as it was in one moment, however long that takes. */
async function onSnapshot<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ ...connection, application_name: 'huebook backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await speakPlainly(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client, now: Date): Promise<Head> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return {
    huebook: 'backup',
    format: FORMAT,
    version: VERSION.number,
    madeAt: now.toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await migrationsOf(client),
    tables: await listTables(client),
    sequences: await listSequences(client),
  }
}

async function writeTables(client: pg.Client, head: Head, archive: ArchiveWriter, now: Date, stop: AbortSignal) {
  const held: Record<string, Held> = {}
  for (const table of head.tables) {
    let part = 0
    held[table.name] = await readTable(client, table, async (rows) => {
      stop.throwIfAborted()
      part += 1
      await archive.add(partName(table.name, part), await zip(rows, ZIP), now)
    })
  }
  return held
}

async function writeFiles(
  storage: BackupSource['storage'],
  archive: ArchiveWriter,
  stop: AbortSignal,
): Promise<number> {
  let files = 0
  const writeAll = async (listed: readonly { key: string; storedAt: Date }[]) => {
    const read = await Promise.all(
      listed.map(async ({ key, storedAt }) => {
        const found = await storage.get(key)
        return found && { key, storedAt, bytes: await buffer(found.body) }
      }),
    )
    for (const one of read) {
      if (!one) continue
      stop.throwIfAborted()
      await archive.add(fileName(one.key), one.bytes, one.storedAt)
      files += 1
    }
  }
  let waiting: { key: string; storedAt: Date }[] = []
  for await (const one of storage.list()) {
    waiting.push(one)
    if (waiting.length < READ_AT_ONCE) continue
    await writeAll(waiting)
    waiting = []
  }
  await writeAll(waiting)
  return files
}

/** Restores what was written, from the disk, and throws where anything is not what was read. */
async function prove(connection: pg.ClientConfig, file: string, stop: AbortSignal): Promise<void> {
  const head = await readHead(file)
  await onScratchDatabase(connection, async (client) => {
    await client.query('begin')
    await loadDatabase(client, file, head, stop)
  })
}
