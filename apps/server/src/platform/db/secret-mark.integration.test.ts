import { expect, test } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { testSite } from '#testing/test-site.ts'
import { requireSameSecret } from './secret-mark.ts'

const site = testSite()
const startWith = (secret: string) => requireSameSecret(site.db, createKeyedHash(secret))

test('every process of a site has the secret of the first; another is refused in one sentence', async () => {
  await Promise.all([startWith('the secret of the site'), startWith('the secret of the site')])
  await startWith('the secret of the site')
  await expect(startWith('another secret')).rejects.toThrow(/^APP_SECRET is not the one [^.]+\.$/)
  await startWith('the secret of the site')
})

test('of processes that start together with different secrets, one is right', async () => {
  await site.db.execute('delete from secret_marks')
  const started = await Promise.allSettled(['one secret', 'another secret'].map(startWith))
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
