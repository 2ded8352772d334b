import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, subscriptions, users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import { type QueryBuilder, statement } from './statement.ts'

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

/** Tables that are there and tables that may not be, as objects of their own and mixed, and values beside them. */
const selectPeople = (db: QueryBuilder) =>
  db
    .select({
      user: users,
      session: { usedAt: sessions.lastUsedAt, userId: sessions.userId },
      subscription: { id: subscriptions.id, price: subscriptions.priceCents },
      mixed: { subscription: subscriptions.id, name: users.name },
      isNew: sql<boolean>`${users.createdAt} > now() - interval '1 hour'`.as('is_new'),
      upper: sql<string>`upper(${users.name})`,
      email: users.email,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
const readPeople = statement(selectPeople)

test('its rows are what drizzle makes of them: times are dates, and what was joined and is not there is null', async () => {
  await site.signIn()
  const people = await readPeople(site.db)
  expect(people).toEqual(await selectPeople(site.db))
  expect(people).toMatchObject([
    { user: { createdAt: expect.any(Date) }, subscription: null, mixed: { subscription: null } },
  ])
})
