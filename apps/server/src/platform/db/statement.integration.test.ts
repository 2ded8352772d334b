import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, subscriptions, users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import type { Tx } from './handle.ts'
import { type QueryBuilder, statement } from './statement.ts'

const site = testSite()
const email = sql.placeholder('email')
const isTheirs = eq(users.email, email)
const rename = statement((db) => ({
  query: db
    .update(users)
    .set({ name: sql`${sql.placeholder('name')}` })
    .where(isTheirs),
}))
const fields = { name: users.name, createdAt: users.createdAt }
const find = statement((db) => ({ query: db.select(fields).from(users).where(isTheirs), fields }))

test('a statement that is written once runs in the transaction it is given, and in no other', async () => {
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

test('it is not sent without one of its values', async () => {
  await expect(find(site.db)).rejects.toThrow('email')
})

/** Tables that are there and tables that may not be, as objects of their own and mixed, and values beside them. */
function selectPeople(db: QueryBuilder) {
  const fields = {
    user: users,
    session: { usedAt: sessions.lastUsedAt, userId: sessions.userId },
    subscription: { id: subscriptions.id, price: subscriptions.priceCents },
    mixed: { subscription: subscriptions.id, name: users.name },
    isNew: sql<boolean>`${users.createdAt} > now() - interval '1 hour'`.as('is_new'),
    upper: sql<string>`upper(${users.name})`,
    email: users.email,
  }
  const query = db
    .select(fields)
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
  return { query, fields, optional: ['subscription'] }
}
const readPeople = statement(selectPeople)

test('its rows are what drizzle makes of them: times are dates, and what was joined and is not there is null', async () => {
  await site.signIn()
  const people = await readPeople(site.db)
  expect(people).toEqual(await selectPeople(site.db).query)
  expect(people).toMatchObject([
    { user: { createdAt: expect.any(Date) }, subscription: null, mixed: { subscription: null } },
  ])
})

/** How often one connection has used each plan that it keeps. */
const keptBy = (work: (tx: Tx) => Promise<unknown>) =>
  site.db.transaction(async (tx) => {
    await work(tx)
    const { rows } = await tx.execute<{ statement: string; uses: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`,
    )
    return rows
  })

const count = { count: sql<number>`count(*)::int` }
const byName = (isSearch: boolean) =>
  statement((db) => ({
    query: db
      .select(count)
      .from(users)
      .where(sql`name ${sql.raw(isSearch ? 'like' : '=')} ${sql.placeholder('name')}`),
    fields: count,
    isSearch,
  }))

test('it is planned once for a connection, also inside a transaction', async () => {
  const called = byName(false)
  const kept = await keptBy(async (tx) => {
    for (const name of ['Mia', 'Ben', 'Ida']) await called(tx, { name })
  })
  expect(kept.filter(({ statement }) => statement.includes('name = $1')).map(({ uses }) => uses)).toEqual([3])
})

test('a search is planned for what it searches', async () => {
  const search = byName(true)
  expect(await search(site.db, { name: '%Mia%' })).toEqual([{ count: expect.any(Number) }])
  const kept = await keptBy((tx) => search(tx, { name: '%Mia%' }))
  expect(kept.filter(({ statement }) => statement.includes('like'))).toEqual([])
})
