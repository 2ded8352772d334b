import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackupSchedule, calls } from '@huebook/contract'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DELETION_OF_FILES, holdFiles } from '#platform/backup/hold.ts'
import { tryAdvisoryLock, tryToShare } from '#platform/db/advisory-lock.ts'
import { connectionBeside } from '#platform/db/beside.ts'
import { secretOf } from '#platform/db/secret-mark.ts'
import { testSite } from '#testing/test-site.ts'
import { waitFor } from '#testing/wait-for.ts'
import { backupQueries } from './backups.queries.ts'
import { createBackupService } from './backups.service.ts'

const site = testSite()
const goOn = new AbortController().signal
let directory: string

type Service = ReturnType<typeof serviceAt>

function serviceAt(now: string | (() => Date), into = directory) {
  return createBackupService({
    db: site.db,
    connection: connectionBeside(site.db),
    storage: site.storage,
    secret: 'the secret of a test site',
    audit: { write: () => Promise.reject(new Error('No administrator does anything here')) },
    directory: into,
    now: typeof now === 'string' ? () => new Date(now) : now,
  })
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'huebook-backups-'))
  const made = directory
  onTestFinished(() => rm(made, { recursive: true }))
  await secretOf(site.db, { dataDir: directory, appSecret: 'the secret of a test site' })
  await site.db.execute('delete from backup_schedules; delete from backup_outcomes')
})

test('nothing is backed up unless an administrator says so', async () => {
  expect(await serviceAt('2026-11-19T10:00:00Z').makeIfDue(goOn)).toBeNull()
  expect(await readdir(directory)).toEqual([])
})

test('a backup a day is made by one of two processes, and the oldest go once there is a newer one', async () => {
  await writeFile(join(directory, 'huebook-20260101T000000Z.tar'), 'made by hand')
  for (const day of ['19', '20', '21']) {
    const [one, other] = [serviceAt(`2026-11-${day}T10:00:00Z`), serviceAt(`2026-11-${day}T10:00:00Z`)]
    await backupQueries(site.db).change({ every: 'daily', keep: 2 })
    const made = await Promise.all([one.makeIfDue(goOn), other.makeIfDue(goOn)])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await one.makeIfDue(goOn)).toBeNull()
  }
  expect((await readdir(directory)).sort()).toEqual([
    'huebook-20260101T000000Z.tar',
    'huebook-scheduled-20261120T100000Z.tar',
    'huebook-scheduled-20261121T100000Z.tar',
  ])
})

test('what a killed one has left is cleared away without another backup, and nothing of one that is being made', async () => {
  const service = serviceAt('2026-11-19T10:00:00Z')
  const half = join(directory, 'huebook-20260101T000000Z.tar.partial')
  const { rows } = await site.db.execute<{ name: string }>(`select current_database() || '_proof_0a0b0c0d' as name`)
  const scratch = rows[0]?.name ?? ''
  const isThere = async () => {
    const found = await site.db.execute(`select 1 from pg_database where datname = '${scratch}'`)
    return [...(await readdir(directory)), ...found.rows.map(() => 'its database')]
  }
  await writeFile(half, 'half of it')
  await site.db.execute(`create database "${scratch}"`)
  const own = `${scratch}_of_somebody`
  await site.db.execute(`create database "${own}"`)
  onTestFinished(async () => void (await site.db.execute(`drop database "${own}"`)))
  await holdFiles(connectionBeside(site.db), () => service.clearLeftovers())
  expect(await isThere()).toEqual(['huebook-20260101T000000Z.tar.partial', 'its database'])
  await service.clearLeftovers()
  expect(await isThere()).toEqual([])
  // Where no backup was ever made there is no such directory.
  await serviceAt('2026-11-19T10:00:00Z', join(directory, 'none')).clearLeftovers()
})

test('one that is due is made, though what a killed one has left is cleared away at the same time', async () => {
  const service = serviceAt('2026-11-19T10:00:00Z')
  await backupQueries(site.db).change({ every: 'daily', keep: 1 })
  await writeFile(join(directory, 'huebook-20260101T000000Z.tar.partial'), 'half of it')
  await Promise.all([service.clearLeftovers(), service.makeIfDue(goOn)])
  await service.makeIfDue(goOn)
  expect(await service.read()).toMatchObject({ last: { pages: expect.any(Number) }, failure: null })
})

test('one that fails is told of, deletes nothing, and is tried again an hour later', async () => {
  const good = serviceAt('2026-11-19T10:00:00Z')
  await backupQueries(site.db).change({ every: 'daily', keep: 1 })
  await good.makeIfDue(goOn)
  const inTheWay = join(directory, 'file')
  await writeFile(inTheWay, '')
  const bad = serviceAt('2026-11-20T10:00:00Z', join(inTheWay, 'below'))
  await expect(bad.makeIfDue(goOn)).rejects.toThrow(/cannot be written to/)
  expect(await bad.read()).toMatchObject({
    last: { made_at: '2026-11-19T10:00:00.000Z' },
    failure: { at: '2026-11-20T10:00:00.000Z', sentence: expect.stringMatching(/^The backup .* \(ENOTDIR\)\.$/) },
  })
  expect(await serviceAt('2026-11-20T10:30:00Z').makeIfDue(goOn)).toBeNull()
  expect(await serviceAt('2026-11-20T11:01:00Z').makeIfDue(goOn)).not.toBeNull()
  expect((await good.read()).failure).toBeNull()
})

test('an administrator reads what runs, and has the first backup made by asking for one a week', async () => {
  const ada = await site.signIn({ admin: true })
  expect(await site.call(calls.readRunning, {}, ada)).toMatchObject({
    ok: true,
    data: {
      version: { number: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
      database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
      storage: { place: 'disk', files: 0, bytes: 0 },
      processes: [{ name: expect.stringMatching(/^Process \d+ on /) }],
      jobs: [{ kind: 'mails' }, { kind: 'pages' }, { kind: 'payments' }],
      backups: { schedule: { every: 'never' }, last: null, failure: null },
    },
  })
  const scheduled = await site.call(calls.scheduleBackups, { body: { every: 'weekly', keep: 3 } }, ada)
  expect(scheduled).toMatchObject({ ok: true, data: { schedule: { every: 'weekly', keep: 3 } } })
  const last = await waitFor(
    async () => {
      const answer = await site.call(calls.readRunning, {}, ada)
      return answer.ok ? answer.data.backups.last : null
    },
    (made) => expect(made).not.toBeNull(),
  )
  expect((await stat(last?.path ?? '')).size).toBe(last?.bytes)
})

test('an administrator has a backup made now, whatever the schedule says, and sees that it is being made', async () => {
  const ada = await site.signIn({ admin: true })
  const make = () => site.call(calls.makeBackup, {}, ada)
  const read = async () => {
    const answer = await site.call(calls.readRunning, {}, ada)
    return answer.ok ? answer.data.backups : null
  }
  // A file is being deleted, for which a backup waits.
  await site.db.transaction(async (tx) => {
    await tryToShare(tx, DELETION_OF_FILES)
    expect(await make()).toMatchObject({ ok: true, data: { being_made: true, last: null, next_due_at: null } })
    await waitFor(read, (backups) => expect(backups).toMatchObject({ being_made: true }))
  })
  const made = await waitFor(read, (backups) => {
    // Never neither being made nor there.
    expect(backups?.being_made || backups?.last).toBeTruthy()
    expect(backups).toMatchObject({ being_made: false })
  })
  expect((await stat(made?.last?.path ?? '')).size).toBe(made?.last?.bytes)
  expect(made?.last?.path).toMatch(/huebook-\d{8}T\d{6}Z\.tar$/)
  const log = await site.call(calls.paginateAudit, { query: { search: 'backup made' } }, ada)
  expect(log.ok ? log.data.data[0] : log).toMatchObject({ action: 'backup_made', actor: { id: ada.id } })
})

test('whoever wants one while one is being made gets that one, and goes on at once when the process ends', async () => {
  const moments = Array.from({ length: 60 }, (_, second) => new Date(Date.UTC(2026, 10, 19, 10, 0, second)))
  const [one, other] = [0, 1].map(() => serviceAt(() => moments.shift() as Date)) as [Service, Service]
  const made = await Promise.all([one.makeNow(goOn), other.makeNow(goOn)])
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await one.makeNow(goOn)).not.toBeNull()
  expect(await readdir(directory)).toHaveLength(2)
  const ending = new AbortController()
  const waiting = await site.db.transaction(async (tx) => {
    await tryAdvisoryLock(tx, 'scheduled backup')
    const asked = other.makeNow(ending.signal)
    ending.abort()
    return asked
  })
  expect(waiting).toBeNull()
})

test('the audit log says who changed the schedule and what of it, and nothing of a form that was only sent again', async () => {
  const ada = await site.signIn({ admin: true, name: 'Ada' })
  await backupQueries(site.db).change({ every: 'never', keep: 7 })
  const change = (body: BackupSchedule) => site.call(calls.scheduleBackups, { body }, ada)
  await change({ every: 'never', keep: 7 })
  await change({ every: 'never', keep: 9 })
  await change({ every: 'never', keep: 9 })
  await change({ every: 'weekly', keep: 5 })
  await change({ every: 'never', keep: 5 })
  const read = async (search: string) => {
    const answer = await site.call(calls.paginateAudit, { query: { search } }, ada)
    return answer.ok ? answer.data.data.map(({ actor, fields }) => [actor?.name, fields]) : []
  }
  const entries = [
    ['Ada', ['every']],
    ['Ada', ['every', 'keep']],
    ['Ada', ['keep']],
  ]
  expect((await read('backups scheduled')).slice(0, 3)).toEqual(entries)
  expect((await read('how many are kept')).slice(0, 2)).toEqual(entries.slice(1))
})

test('nobody else reads or changes any of it, and how many are kept has bounds', async () => {
  const mia = await site.signIn()
  const ada = await site.signIn({ admin: true })
  expect(await site.call(calls.readRunning, {}, mia)).toMatchObject({ status: 403 })
  expect(await site.call(calls.scheduleBackups, { body: { every: 'daily', keep: 3 } }, mia)).toMatchObject({
    status: 403,
  })
  expect(await site.call(calls.scheduleBackups, { body: { every: 'daily', keep: 0 } }, ada)).toMatchObject({
    status: 422,
  })
})
