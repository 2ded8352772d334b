import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import { statement } from './statement.ts'

const site = testSite()
const rename = statement((db) =>
  db
    .update(users)
    .set({ name: sql`${sql.placeholder('name')}` })
    .where(eq(users.email, sql.placeholder('email'))),
)
const find = statement((db) =>
  db
    .select({ name: users.name, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
)

test('a statement that is built once runs in the transaction it is given, and in no other', async () => {
  const email = 'mia@example.com'
  await site.db.insert(users).values({ name: 'Mia', email })
  await expect(
    site.db.transaction(async (tx) => {
      await rename(tx, { name: 'Ben', email })
      expect(await find(tx, { email })).toMatchObject([{ name: 'Ben' }])
      expect(await find(site.db, { email })).toMatchObject([{ name: 'Mia' }])
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await find(site.db, { email })).toEqual([{ name: 'Mia', createdAt: expect.any(Date) }])
})
