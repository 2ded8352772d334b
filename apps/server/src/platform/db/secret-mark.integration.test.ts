import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { settings } from './schema.ts'
import { forgetLostSecret, secretOf } from './secret-mark.ts'

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

test('a secret that is lost can be given up, with what it sealed, and one that is there cannot', async () => {
  const dataDir = await emptyFolder()
  await startWith('the secret of the site')
  await site.db.insert(settings).values({ name: 'openai_key', value: 'sealed' })
  await expect(forgetLostSecret(site.db, { dataDir, appSecret: 'the secret of the site' })).rejects.toThrow(
    /is not lost/,
  )
  await forgetLostSecret(site.db, { dataDir })
  expect(await site.db.select().from(settings).where(eq(settings.name, 'openai_key'))).toEqual([])
  await secretOf(site.db, { dataDir })
  expect(await readdir(dataDir)).toEqual(['secret'])
})
