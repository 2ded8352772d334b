import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { secretOf } from './secret-mark.ts'

const site = testSite()

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const startWith = (appSecret: string) => secretOf(site.db, { dataDir: '/nowhere', appSecret })

beforeEach(() => site.db.execute('delete from secret_marks'))

test('every process of a site has the secret of the first; another is refused in one sentence', async () => {
  await Promise.all([startWith('the secret of the site'), startWith('the secret of the site')])
  await startWith('the secret of the site')
  await expect(startWith('another secret')).rejects.toThrow(/^APP_SECRET is not the one [^.]+\.$/)
  await startWith('the secret of the site')
})

test('of processes that start together with different secrets, one is right', async () => {
  const started = await Promise.allSettled(['one secret', 'another secret'].map(startWith))
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a site whose secret is gone is refused in one sentence, and no new one is written', async () => {
  const dataDir = await emptyFolder()
  const secret = await secretOf(site.db, { dataDir })
  expect(await secretOf(site.db, { dataDir })).toBe(secret)
  const elsewhere = await emptyFolder()
  await expect(secretOf(site.db, { dataDir: elsewhere })).rejects.toThrow(
    /^The secret of this site is missing; .*"Losing the secret" in docs\/operations\/backup.md says\.$/,
  )
  expect(await readdir(elsewhere)).toEqual([])
})
