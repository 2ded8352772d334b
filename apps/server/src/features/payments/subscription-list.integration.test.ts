import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { presentSubscription } from '#features/users/user.presenter.ts'
import { plans, subscriptions, users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { listSubscriptions } from './subscription-list.ts'

const site = testSite()

interface Given {
  email: string
  stripeId: string
  plan?: 'starter' | 'advanced'
  /** Days ago. */
  since?: number
  canceledAt?: Date
  expireAt?: Date
  paymentDueAt?: Date
}

async function subscribe({ email, stripeId, plan = 'starter', since = 0, ...more }: Given): Promise<void> {
  const { id: userId } = await site.signIn({ email })
  await site.db.update(users).set({ stripeId }).where(eq(users.id, userId))
  const [found] = await site.db.select().from(plans).where(eq(plans.name, plan))
  if (!found) throw new Error('no plan')
  await site.db.insert(subscriptions).values({
    userId,
    planId: found.id,
    stripeSubscriptionId: `sub_${stripeId}`,
    priceCents: found.priceCents,
    periodStart: new Date('2026-11-01T00:00:00Z'),
    periodEnd: new Date('2099-12-01T00:00:00Z'),
    createdAt: sql`now() - make_interval(days => ${since})` as unknown as Date,
    ...more,
  })
}

const find = async (search: string, page = 1) => {
  const admin = await site.signIn({ admin: true })
  const answer = await site.call(calls.paginateSubscriptions, { query: { search, page } }, admin)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const emails = async (search: string) => (await find(search)).data.map(({ user }) => user.email)

const [past, future] = [new Date('2026-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')]

beforeAll(async () => {
  await subscribe({ email: 'active@example.org', stripeId: 'cus_a' })
  await subscribe({ email: 'due@example.org', stripeId: 'cus_b', since: 1, expireAt: future, paymentDueAt: future })
  await subscribe({ email: 'canceled@example.org', stripeId: 'cus_c', since: 2, canceledAt: past, expireAt: future })
  await subscribe({
    email: 'ended@example.org',
    stripeId: 'cus_d',
    plan: 'advanced',
    since: 3,
    canceledAt: past,
    expireAt: past,
  })
})

describe('the list of subscriptions', () => {
  test('tells who pays how much for what, until when, the latest first, and how it stands', async () => {
    const { data } = await find('')
    expect(data.map(({ user, state }) => [user.email, state])).toEqual([
      ['active@example.org', 'active'],
      ['due@example.org', 'payment_due'],
      ['canceled@example.org', 'canceled'],
      ['ended@example.org', 'ended'],
    ])
    expect(data[0]).toMatchObject({
      price: 4.99,
      plan: { title: 'Starter' },
      user: { email: 'active@example.org', stripe_id: 'cus_a' },
      canceled_at: null,
      expire_at: null,
      renews_at: '2099-12-01T00:00:00.000Z',
    })
    expect(data[3]).toMatchObject({ price: 9.99, expire_at: past.toISOString(), renews_at: null })
  })

  test.each([
    ['CANCELED@', ['canceled@example.org']],
    ['cus_d', ['ended@example.org']],
    ['advanc', ['ended@example.org']],
    ['starter', ['active@example.org', 'due@example.org', 'canceled@example.org']],
    ['%', []],
    ['nobody', []],
  ])('finds %s by email, plan and payment id', async (search, found) => {
    expect(await emails(search)).toEqual(found)
  })

  test('has 24 on a page', async () => {
    for (let count = 0; count < 30; count += 1)
      await subscribe({ email: `many${count}@example.org`, stripeId: `cus_many${count}`, since: 10 + count })
    const [first, second] = [await find('many'), await find('many', 2)]
    expect([first.data.length, second.data.length, first.last_page]).toEqual([24, 6, 2])
    expect(first.data[0]?.user.email).toBe('many0@example.org')
  })

  test('looks people up by their index', async () => {
    await site.db.execute(sql`insert into users (name, email, stripe_id)
      select 'Somebody', 'somebody' || n || '@example.org', 'cus_x' || n from generate_series(1, 4000) n`)
    await site.db.execute(sql`insert into subscriptions
      (user_id, plan_id, stripe_subscription_id, price_cents, period_start, period_end, created_at)
      select users.id, plans.id, 'sub_' || users.stripe_id, 499, now(), now() + interval '1 month', now() - random() * interval '1 year'
      from users, plans where plans.name = 'starter' and users.stripe_id like 'cus\\_x%'`)
    await site.db.execute(sql`vacuum analyze users`)
    await site.db.execute(sql`vacuum analyze subscriptions`)
    const { db, sent } = watchedDatabase(site.db.$client)
    await listSubscriptions({ db, present: presentSubscription }, { page: 1, search: 'cus_x777' })
    for (const { query, params } of sent.filter(({ query }) => query.includes('"subscriptions"'))) {
      const { rows } = await site.db.$client.query(`explain ${query}`, params)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('users_stripe_search')
      expect(plan).not.toMatch(/Seq Scan on (users|subscriptions)/)
    }
    expect(await emails('cus_x777')).toContain('somebody777@example.org')
  })
})
