import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

test('a server that stops first finishes what it has promised, such as a mail', async () => {
  let finished = false
  site.background.run('something slow', async () => {
    await site.db.execute(sql`select pg_sleep(0.3)`)
    finished = true
  })
  await site.app.close()
  expect(finished).toBe(true)
})
