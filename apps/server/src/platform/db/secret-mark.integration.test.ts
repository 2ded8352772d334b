import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createVault } from '#platform/secrets/vault.ts'
import { testSite } from '#testing/test-site.ts'
import { settings } from './schema.ts'
import { forgetLostSecret, rotateSecret, secretOf } from './secret-mark.ts'

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

describe('going over to another secret', () => {
  const [OLD, NEW] = ['the secret until today', 'the secret from today on']

  /** A site with a key in its settings, sealed with the old secret. */
  async function setUp() {
    await site.db.delete(settings).where(eq(settings.name, 'openai_key'))
    await startWith(OLD)
    await site.db.insert(settings).values({ name: 'openai_key', value: createVault(OLD).seal('sk-of-the-site') })
  }

  async function keyBy(secret: string): Promise<string | undefined> {
    const [kept] = await site.db.select().from(settings).where(eq(settings.name, 'openai_key'))
    return kept && createVault(secret).open(kept.value)
  }

  const rotate = (appSecret: string, before: string) =>
    rotateSecret(site.db, { dataDir: '/nowhere', appSecret, before })

  test('seals the keys in the settings with the new one, once for all processes that start', async () => {
    await setUp()
    const starts = await Promise.all([rotate(NEW, OLD), rotate(NEW, OLD), rotate(NEW, OLD)])
    expect(starts.filter(Boolean)).toHaveLength(1)
    expect(await keyBy(NEW)).toBe('sk-of-the-site')
    await startWith(NEW)
    await expect(startWith(OLD)).rejects.toThrow(/^APP_SECRET is not the one/)
  })

  test('makes a new one where it is kept in a file and that was removed', async () => {
    await setUp()
    const dataDir = await emptyFolder()
    expect(await rotateSecret(site.db, { dataDir, before: OLD })).toBe(true)
    const made = (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
    expect(await keyBy(made)).toBe('sk-of-the-site')
    expect(await secretOf(site.db, { dataDir })).toBe(made)
  })

  test('is refused in one sentence with another secret than that of before, and nothing changes', async () => {
    await setUp()
    await expect(rotate(NEW, 'somebody else’s secret')).rejects.toThrow(/^APP_SECRET_BEFORE is not the secret [^.]+\.$/)
    expect(await keyBy(OLD)).toBe('sk-of-the-site')
    await startWith(OLD)
  })

  test('is refused in one sentence where there is no other one to go over to', async () => {
    await setUp()
    await expect(rotate(OLD, OLD)).rejects.toThrow(/^APP_SECRET_BEFORE is still the secret of this site; .*\.$/)
    await startWith(OLD)
  })

  test('is nothing to a new site', async () => {
    expect(await rotate(NEW, OLD)).toBe(false)
    await startWith(NEW)
  })
})
