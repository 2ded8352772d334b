import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { createLimiter, type Limit } from './limiter.ts'

const site = testSite()
const limit: Limit = { name: 'letters', max: 2, minutes: 15 }
const take = (who: string) => site.db.transaction((tx) => createLimiter(site.db, site.keyedHash).take(tx, limit, who))
const setClock = (by: string) => site.db.execute(sql`update rate_events set created_at = created_at - ${by}::interval`)

test('who has used up a limit waits its minutes and no longer, though the clock was set back an hour', async () => {
  expect([await take('mia'), await take('mia')]).toEqual([0, 0])
  await setClock('-1 hour')
  const wait = await take('mia')
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  await setClock('15 minutes')
  expect(await take('mia')).toBe(0)
})
