import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createFileService } from '#features/files/files.service.ts'
import type { Db } from '#platform/db/handle.ts'
import { migrate } from '#platform/db/migrate.ts'
import { databaseOn } from '#platform/db/on-pool.ts'
import * as schema from '#platform/db/schema.ts'
import { secretOf } from '#platform/db/secret-mark.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { contentKey } from '#platform/storage/key.ts'
import { createS3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { s3Servers } from '#platform/storage/test-stores.ts'
import { seeds } from '#seeds.ts'
import { olderDatabase } from '#testing/older-database.ts'
import { testSite } from '#testing/test-site.ts'
import { waitFor } from '#testing/wait-for.ts'
import { createBackup } from './create-backup.ts'
import { FORMAT, HEAD } from './format.ts'
import { holdFiles } from './hold.ts'
import { restoreBackup } from './restore-backup.ts'
import { within } from './scratch-database.ts'
import { writeArchive } from './write-archive.ts'

const SECRET = 'the secret of a test site'
const keyedHash = createKeyedHash(SECRET)
const site = testSite()
let folder: string
/** Of the site as it was before any of these tests. */
let backup: string
let picture: { key: string; bytes: Buffer }

async function temporaryFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'huebook-backup-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

async function put(storage: Storage) {
  const bytes = randomBytes(5000)
  const key = contentKey(bytes, 'png')
  await storage.put(key, bytes, 'image/png')
  return { key, bytes }
}

const connectionOf = (db: Db): pg.ClientConfig => {
  const { host, port, user, password, database, connectionString } = db.$client.options as pg.ClientConfig
  return connectionString ? { connectionString } : { host, port, user, password, database }
}

const backUp = (file: string, db = site.db, storage: Pick<Storage, 'list' | 'get'> = site.storage) =>
  createBackup({ connection: connectionOf(db), storage, secret: SECRET }, file)

/** Somewhere that nothing was ever started. */
async function emptyPlace(storage?: Storage) {
  const name = `huebook_restored_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client(inject('databaseServer'))
  await server.connect()
  await server.query(`create database ${name}`)
  const pool = new pg.Pool(within(inject('databaseServer'), name))
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  onTestFinished(async () => {
    await pool.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  const dataDir = await temporaryFolder()
  return {
    db: databaseOn(pool),
    storage: storage ?? createDiskStorage({ directory: join(dataDir, 'files'), keyedHash }),
    dataDir,
  }
}

const emailsIn = async (db: Db) => (await db.select().from(schema.users)).map(({ email }) => email).sort()
const fileIn = async (storage: Storage, key: string) => {
  const found = await storage.get(key)
  return found && buffer(found.body)
}

beforeAll(async () => {
  await secretOf(site.db, { dataDir: '/nowhere', appSecret: SECRET })
  folder = await mkdtemp(join(tmpdir(), 'huebook-backup-'))
  picture = await put(site.storage)
  await site.signIn({ email: 'mia@example.org', name: 'Mia, "with" \\ odd\tletters\nand 🎨' })
  await site.db.transaction((tx) => addJob(tx, 'what nobody here does', { id: 7 }, { seconds: 3600 }))
  backup = join(folder, 'huebook.tar')
  await backUp(backup)
  return () => rm(folder, { recursive: true })
})

describe('a backup', () => {
  test('brings back people, files, the secret and the work that is promised, and says what it holds', async () => {
    const place = await emptyPlace()
    const restored = await restoreBackup(place, backup, { replace: false })
    expect(restored).toMatchObject({ files: 1 })
    expect(await emailsIn(place.db)).toEqual(['mia@example.org'])
    expect(await fileIn(place.storage, picture.key)).toEqual(picture.bytes)
    expect(await secretOf(place.db, place)).toBe(SECRET)
    const { rows } = await place.db.execute(sql`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'what nobody here does'`)
    expect(rows).toEqual([{ payload: { attempt: 1, given: { id: 7 } } }])
    // Nothing is left for a start to do, and what a new row gets is not taken yet.
    await migrate(place.db, seeds)
    await place.db.transaction((tx) => addJob(tx, 'another', {}))
  })

  test('is read by nobody but its owner', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
  })

  test('made while people sign up and draw has every file that its pages show', async () => {
    const file = join(await temporaryFolder(), 'busy.tar')
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        const { key } = await put(site.storage)
        await site.signIn({ name: key })
      }
    })()
    await backUp(file).finally(() => {
      isOver = true
    })
    await writing
    const place = await emptyPlace()
    await restoreBackup(place, file, { replace: false })
    const names = (await place.db.select().from(schema.users))
      .map(({ name }) => name)
      .filter((one) => one.endsWith('.png'))
    for (const key of names) expect(await fileIn(place.storage, key)).not.toBeNull()
  })

  test('keeps files from being deleted while it is made, and lets them go afterwards', async () => {
    const files = createFileService(site.db, site.storage)
    const { key } = await put(site.storage)
    await site.db.transaction((tx) => files.queueDeletion(tx, [key]))
    await holdFiles(connectionOf(site.db), () => files.deleteUnused([key]))
    expect(await fileIn(site.storage, key)).not.toBeNull()
    await site.db.execute(sql`update file_checks set due_at = now()`)
    await files.sweep(new AbortController().signal)
    expect(await fileIn(site.storage, key)).toBeNull()
  })

  test('is one at a time', async () => {
    const file = join(await temporaryFolder(), 'second.tar')
    await holdFiles(connectionOf(site.db), () =>
      expect(backUp(file)).rejects.toThrow('Another backup of this site is being made.'),
    )
  })

  test('during which files were not kept from deletion any more is none', async () => {
    const there = await temporaryFolder()
    async function* list() {
      await site.db.execute(sql`select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and a.application_name = 'huebook backup' and a.datname = current_database()`)
      yield* site.storage.list()
    }
    const storage = { list, get: (key: string) => site.storage.get(key) }
    await expect(backUp(join(there, 'huebook.tar'), site.db, storage)).rejects.toThrow(
      'The database went away while the backup was made.',
    )
    expect(await readdir(there)).toEqual([])
  })

  test('that could not be proven is not kept', async () => {
    const there = await temporaryFolder()
    const storage = { list: () => site.storage.list(), get: () => Promise.reject(new Error('the store is away')) }
    await expect(backUp(join(there, 'huebook.tar'), site.db, storage)).rejects.toThrow('the store is away')
    expect(await readdir(there)).toEqual([])
  })

  test('clears away what one before it has left that was killed, by whomever it was asked for', async () => {
    const there = await temporaryFolder()
    const left = ['huebook-20260101T000000Z.tar.partial', 'huebook-scheduled-20260101T030000Z.tar.partial']
    for (const name of [...left, 'notes.partial']) await writeFile(join(there, name), 'half of it')
    await backUp(join(there, 'site.tar'))
    expect((await readdir(there)).sort()).toEqual(['notes.partial', 'site.tar'])
  })

  test('of a database that another program has tables in says so', async () => {
    await site.db.execute(sql`create table guests (name text)`)
    onTestFinished(async () => void (await site.db.execute(sql`drop table guests`)))
    await expect(backUp(join(await temporaryFolder(), 'site.tar'))).rejects.toThrow(
      "The table public.guests is none of Huebook's; a site needs a database of its own.",
    )
  })

  test('takes the place of nothing', async () => {
    await expect(backUp(backup)).rejects.toThrow(`${backup} is there already; a backup takes the place of nothing.`)
  })

  test('leaves no database behind', async () => {
    const { rows } = await site.db.execute(
      sql`select 1 from pg_database where datname like current_database() || '_proof%'`,
    )
    expect(rows).toEqual([])
  })

  test('of the data of an early version comes back into this one', async () => {
    const old = await olderDatabase('queued_mails')
    await old.execute(sql`insert into users (name, email) values ('Jo', 'jo@example.org')`)
    const file = join(await temporaryFolder(), 'old.tar')
    await backUp(file, old)
    const place = await emptyPlace()
    await restoreBackup(place, file, { replace: false })
    await migrate(place.db, seeds)
    expect(await emailsIn(place.db)).toEqual(['jo@example.org'])
  })

  test.each(s3Servers)('moves a site from the disk to a bucket and back: %s', async (_name, start) => {
    const { stop, ...options } = await start()
    onTestFinished(stop)
    const inBucket = await emptyPlace(createS3Storage({ ...options, keyedHash }))
    await restoreBackup(inBucket, backup, { replace: false })
    const file = join(await temporaryFolder(), 'bucket.tar')
    await backUp(file, inBucket.db, inBucket.storage)
    const onDisk = await emptyPlace()
    await restoreBackup(onDisk, file, { replace: false })
    expect(await fileIn(onDisk.storage, picture.key)).toEqual(picture.bytes)
    expect(await emailsIn(onDisk.db)).toEqual(['mia@example.org'])
  })
})

describe('a damaged backup is refused in one sentence, and nothing is changed', () => {
  let place: Awaited<ReturnType<typeof emptyPlace>>
  beforeEach(async () => {
    place = await emptyPlace()
  })

  const damage = async (change: (file: string, size: number) => Promise<unknown>): Promise<string> => {
    const file = join(await temporaryFolder(), 'damaged.tar')
    await copyFile(backup, file)
    await change(file, (await stat(file)).size)
    return file
  }
  const flip = (at: (bytes: Buffer) => number) => async (file: string) => {
    const bytes = await readFile(file)
    const place = at(bytes)
    bytes[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  const afterHeaderOf = (name: string) => (bytes: Buffer) => bytes.indexOf(name) + 520
  const headed = (head: object) => async (file: string) => {
    await rm(file)
    const archive = writeArchive(file)
    await archive.add(HEAD, Buffer.from(JSON.stringify(head)), new Date())
    await archive.add('secret', Buffer.from('a secret'), new Date())
    await archive.end({ tables: {}, files: 0 })
  }
  const whole = {
    huebook: 'backup',
    format: FORMAT,
    version: '9.9.9',
    madeAt: new Date().toISOString(),
    postgres: '18',
    migrations: [9_999_999_999_999],
    tables: [],
    sequences: [],
  }

  test.each<[string, (file: string, size: number) => Promise<unknown>, RegExp]>([
    [
      'cut in the middle',
      (file, size) => truncate(file, Math.floor(size / 2)),
      /is damaged: it was cut short; nothing/,
    ],
    ['cut between two entries', (file, size) => truncate(file, size - 1024 - 1536), /is damaged: .*; nothing/],
    ['cut before its first entry ends', (file) => truncate(file, 600), /is damaged: it was cut short/],
    ['a bit in a table', flip(afterHeaderOf('database/public.users/')), /public.users.* is not what was written/],
    ['a bit in a file', flip(afterHeaderOf('files/')), /files\/.* is not what was written/],
    ['a bit in the secret', flip(afterHeaderOf('secret\0')), /secret is not what was written/],
    [
      'a bit in the name of an entry',
      flip((bytes) => bytes.indexOf('files/') + 8),
      /is damaged: what it says of its entries/,
    ],
    ['a bit in a checksum', flip(afterHeaderOf('checksums/')), /is not what was written|is damaged/],
    ['an empty file', (file) => truncate(file, 0), /is not a backup of Huebook\.$|cut short/],
    ['something else', (file) => writeFile(file, randomBytes(4000)), /is not a backup|is damaged/],
    ['of a newer format', headed({ ...whole, format: FORMAT + 1 }), /was made by a newer Huebook \(9\.9\.9\)/],
    ['of newer data', headed(whole), /was made by a newer Huebook \(9\.9\.9\)/],
  ])('%s', async (_what, change, sentence) => {
    const file = await damage(change)
    const failure = await restoreBackup(place, file, { replace: false }).catch((error: Error) => error)
    expect(failure).toHaveProperty('message', expect.stringMatching(sentence))
    expect((failure as Error).message).not.toContain('\n')
    expect(await readdir(place.dataDir)).toEqual([])
    const { rows } = await place.db.execute(
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
  })

  test('and so is one that is not there', async () => {
    await expect(restoreBackup(place, '/no/such.tar', { replace: false })).rejects.toThrow(
      '/no/such.tar cannot be read (ENOENT).',
    )
  })
})

describe('where there is a site already', () => {
  test('nothing is replaced unless that is said, and then all of it is', async () => {
    const place = await emptyPlace()
    await migrate(place.db, seeds)
    await place.db.insert(schema.users).values({ name: 'Ann', email: 'ann@example.org' })
    const other = await put(place.storage)
    await mkdir(place.dataDir, { recursive: true })
    await writeFile(join(place.dataDir, 'secret'), 'the secret of the other site\n')
    await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow(/say so: --replace\.$/)
    expect(await emailsIn(place.db)).toEqual(['ann@example.org'])

    await restoreBackup(place, backup, { replace: true })
    expect(await emailsIn(place.db)).toEqual(['mia@example.org'])
    expect(await fileIn(place.storage, other.key)).toBeNull()
    expect(await secretOf(place.db, place)).toBe(SECRET)
  })

  test('another program’s database is not replaced, whatever is said', async () => {
    const place = await emptyPlace()
    await place.db.execute(sql`create table guests (name text)`)
    await expect(restoreBackup(place, backup, { replace: true })).rejects.toThrow(/that is not Huebook; a site needs/)
    expect((await place.db.execute(sql`select * from guests`)).rows).toEqual([])
  })

  test('another APP_SECRET is refused', async () => {
    const place = { ...(await emptyPlace()), appSecret: 'another secret altogether' }
    await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow(/^APP_SECRET is another one/)
  })

  test.each([
    ['huebook', 'as usual'],
    ['huebook process 7 on a machine', 'with names of its operator’s for all connections but one'],
  ])('a site that runs is refused: %s, %s', async (name) => {
    const place = await emptyPlace()
    await migrate(place.db, seeds)
    const running = new pg.Client({ ...connectionOf(place.db), application_name: name })
    await running.connect()
    await expect(restoreBackup(place, backup, { replace: true })).rejects.toThrow('The site is running')
    await running.end()
  })

  test('a process that starts meanwhile waits until it is over', async () => {
    const place = await emptyPlace()
    await migrate(place.db, seeds)
    const ends: string[] = []
    let starting: Promise<unknown> = Promise.resolve()
    const waiting = async () => {
      const { rows } = await place.db.execute(sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`)
      return rows.length
    }
    const put: Storage['put'] = async (...file) => {
      starting = migrate(place.db, seeds).then(() => ends.push('start'))
      await waitFor(waiting, (waits) => expect(waits + ends.length).toBeGreaterThan(0))
      await place.storage.put(...file)
    }
    await restoreBackup({ ...place, storage: { ...place.storage, put } }, backup, { replace: true })
    ends.push('restore')
    await starting
    expect(ends).toEqual(['restore', 'start'])
  })
})
