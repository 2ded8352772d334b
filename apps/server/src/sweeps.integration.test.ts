import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateEvents, sessions, signInRequests, uploads } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

test('a server that starts forgets what is of no use any more, and nothing else', async () => {
  const [gone, here] = [await site.signIn(), await site.signIn()]
  const moments = { old: sql`now() - interval '31 days'`, young: sql`now()`, soon: sql`now() + interval '1 minute'` }
  await site.db.update(sessions).set({ lastUsedAt: moments.old }).where(sql`user_id = ${gone.id}`)
  const request = (email: string, expiresAt: typeof moments.old) =>
    site.db.insert(signInRequests).values({ email, kind: 'sign-in', tokenHash: Buffer.from(email), expiresAt })
  await request('dead@example.org', moments.old)
  await request('live@example.org', moments.soon)
  for (const [name, createdAt] of Object.entries({ old: moments.old, young: moments.young })) {
    await site.db.insert(rateEvents).values({ bucket: Buffer.from(name), createdAt })
    await site.db.insert(uploads).values({ key: `${name}.png`, userId: here.id, createdAt })
  }

  await site.app.listen({ host: '127.0.0.1', port: 0 })
  await site.settled()

  expect((await site.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([here.id])
  expect((await site.db.select().from(signInRequests)).map(({ email }) => email)).toEqual(['live@example.org'])
  expect((await site.db.select().from(rateEvents)).map(({ bucket }) => bucket.toString())).toEqual(['young'])
  expect((await site.db.select().from(uploads)).map(({ key }) => key)).toEqual(['young.png'])
})
