import { calls, type SetupCheck } from '@huebook/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { paymentAccounts, subscriptions, users } from '#platform/db/schema.ts'
import { createStripeProvider } from '#platform/payments/stripe-provider.ts'
import { payingSite } from '#testing/paying-site.ts'
import type { SignedIn } from '#testing/test-site.ts'
import { findAnotherAccount } from './account.ts'
import { createConverge } from './converge.ts'
import { promiseIdleRefresh, promiseLaterRefresh, promiseRefresh, promiseStopRenewing } from './payment-jobs.ts'

const site = payingSite()

const REFRESH = 'look at what somebody pays for'
const PRICES = { price_starter: 499, price_advanced: 999 }
let mia: SignedIn
let customer: string

beforeEach(async () => {
  await site.reconnect()
  mia = await site.signIn()
  customer = await site.buy(mia)
})

async function signInAs(stripeId: string): Promise<SignedIn> {
  const caller = await site.signIn()
  await site.db.update(users).set({ stripeId }).where(eq(users.id, caller.id))
  return caller
}
const planOf = async (caller: SignedIn) => (await site.read(caller)).plan.name
const checkout = (caller: SignedIn) => site.call(calls.checkout, { body: { priceId: 'price_starter' } }, caller)
async function readCheck(): Promise<SetupCheck | undefined> {
  const answer = await site.call(calls.readAppStatus, {}, await site.signIn({ admin: true }))
  return answer.ok ? answer.data.checks.stripeApi : undefined
}
/** In how many seconds the jobs of this task, or only somebody's, are tried again. */
const secondsUntil = async (task: string, key?: string) =>
  (
    await site.db.execute<{ seconds: number }>(sql`select extract(epoch from run_at - now())::int as seconds
      from graphile_worker.jobs where task_identifier = ${task} and key = coalesce(${key ?? null}, key)`)
  ).rows.map(({ seconds }) => seconds)
/** The same for a look at somebody: others may be looked at by a comparison at the same time. */
const secondsUntilRefresh = ({ id }: SignedIn) => secondsUntil(REFRESH, `payments of ${id}`)
const running = () => site.db.select().from(subscriptions).where(isNull(subscriptions.expireAt))
/** Whatever they pay for ends at Stripe, which tells nobody. */
function endAll(): void {
  for (const one of site.stripe.subscriptions.values()) if (one.status !== 'canceled') site.stripe.end(one)
}

describe('a key of another account', () => {
  const ours = () => `${site.stripe.account.id} (test mode)`
  test.each([
    ['of another owner', 'sk_test_other', () => undefined, ours],
    ['of the same account in live mode', 'sk_live_ours', () => site.stripe.account.id, ours],
    ['that may not say whose it is', 'rk_test_other', () => undefined, ours],
  ])('%s takes nothing from anybody, is loud, and sells nothing', async (_what, key, idOf, ofCustomers) => {
    const { account } = site.stripe.openAccount(key, PRICES, idOf())
    const zoe = await site.signIn()
    await site.useKey(key)
    await site.settled()
    await site.reconcile()
    expect(await planOf(mia)).toBe('starter')
    expect(site.logged()).toContain('the Stripe key is of another account than the customers of this site')
    const mode = key.includes('live') ? 'live' : 'test'
    expect(await readCheck()).toMatchObject({
      state: 'mismatched',
      account: {
        of_key: key.startsWith('rk') ? null : `${account.id} (${mode} mode)`,
        of_customers: ofCustomers(),
        payers: expect.any(Number),
      },
    })
    for (const caller of [mia, zoe])
      expect(await checkout(caller)).toMatchObject({ status: 503, problem: { code: 'NOT_CONFIGURED' } })
    expect([await site.customerOf(mia), await site.customerOf(zoe)]).toEqual([customer, ''])
  })

  test('loses nothing: with the right one back everything is compared at once', async () => {
    site.stripe.openAccount('sk_test_other', PRICES)
    await site.useKey('sk_test_other')
    endAll()
    await site.settled()
    expect(await planOf(mia)).toBe('starter')
    await site.reconnect()
    await site.settled()
    expect(await planOf(mia)).toBe('free')
    expect(await readCheck()).toMatchObject({ state: 'works', account: null })
  })

  test('is told of once, and asked again only now and then', async () => {
    const line = 'the Stripe key is of another account than the customers of this site'
    const before = site.logged().split(line).length
    site.stripe.openAccount('sk_test_told', PRICES)
    await site.useKey('sk_test_told')
    await site.settled()
    for (let round = 0; round < 3; round += 1) await checkout(mia)
    expect(site.logged().split(line).length - before).toBe(1)
    await expect.poll(() => secondsUntil('compare what everybody pays for')).toEqual([expect.closeTo(600, -2)])
  })

  test('is not made ours by the last who pays leaving, for whom it is not', async () => {
    const [own] = site.stripe.subscriptionsOf(customer)
    for (const one of site.stripe.subscriptions.values())
      if (one !== own && one.status !== 'canceled') site.stripe.end(one)
    await site.reconcile()
    await expect.poll(running).toHaveLength(1)
    site.stripe.openAccount('sk_test_last', PRICES)
    await site.useKey('sk_test_last')
    await site.call(calls.deleteCurrentUser, {}, mia)
    await site.settled()
    expect(await checkout(await site.signIn())).toMatchObject({ status: 503 })
    await site.reconnect()
    await expect.poll(() => own?.status).toBe('canceled')
  })

  test('is not made ours by asking whether it is', async () => {
    endAll()
    await site.reconcile()
    await expect.poll(running).toEqual([])
    const accounts = () => site.db.select().from(paymentAccounts)
    const before = await accounts()
    site.stripe.openAccount('sk_test_asked', PRICES)
    const options = { apiBase: site.stripe.apiBase, patienceMs: 60_000 }
    const provider = createStripeProvider({ key: 'sk_test_asked', options, log: { warn: () => undefined } })
    expect(await findAnotherAccount(site.db, provider)).toBeUndefined()
    expect(await accounts()).toEqual(before)
    expect(await site.customerOf(mia)).toBe(customer)
  })

  test('is the one from now on where nobody pays, and whoever buys is a customer there', async () => {
    endAll()
    await site.reconcile()
    await expect.poll(running).toEqual([])
    const another = site.stripe.openAccount('sk_test_next', PRICES)
    await site.useKey('sk_test_next')
    expect(await readCheck()).toMatchObject({ state: 'works' })
    expect(await checkout(mia)).toMatchObject({ status: 200 })
    expect([...another.customers.keys()]).toEqual([await site.customerOf(mia)])
    expect(site.logged().split('the one of the key is ours from now on')).toHaveLength(2)
  })
})

describe('an administrator whose old account is gone', () => {
  let admin: SignedIn
  const move = (account: SetupCheck['account'], by = admin) =>
    site.call(calls.moveToPaymentAccount, { body: account ?? { of_key: null, of_customers: null } }, by)
  /** What is read of the account of a key that is saved. */
  async function readAfter(key: string): Promise<SetupCheck['account']> {
    await site.useKey(key)
    return (await readCheck())?.account ?? null
  }
  beforeEach(async () => {
    admin = await site.signIn({ admin: true })
  })

  test.each(['sk_test_new_home', 'rk_test_new_home'])(
    'moves to that of another key, %s, once they say so',
    async (key) => {
      const there = site.stripe.openAccount(key, PRICES)
      const account = await readAfter(key)
      const running = (await site.db.select().from(subscriptions).where(isNull(subscriptions.expireAt))).length
      expect(await move(account)).toMatchObject({ ok: true, data: { payers: running } })
      await site.settled()
      expect([await planOf(mia), await site.customerOf(mia)]).toEqual(['free', ''])
      expect(await readCheck()).toMatchObject({ state: 'works', account: null })
      expect(await checkout(mia)).toMatchObject({ status: 200 })
      expect([...there.customers.keys()]).toEqual([await site.customerOf(mia)])
      const log = await site.call(calls.paginateAudit, { query: { page: 1 } }, admin)
      expect(log.ok && log.data.data[0]).toMatchObject({
        action: 'setting_changed',
        actor: { id: admin.id },
        setting: 'stripe_key',
        fields: ['account'],
      })
    },
  )

  test('moves nowhere where the key has changed since they read whose it is, or the right one is back', async () => {
    site.stripe.openAccount('sk_test_seen', PRICES)
    site.stripe.openAccount('sk_test_unseen', PRICES)
    const seen = await readAfter('sk_test_seen')
    await site.useKey('sk_test_unseen')
    expect(await move(seen)).toMatchObject({ status: 409 })
    await site.reconnect()
    expect(await move(seen)).toMatchObject({ status: 409 })
    expect([await planOf(mia), await site.customerOf(mia)]).toEqual(['starter', customer])
  })

  test('moves once, though two say so at the same moment', async () => {
    site.stripe.openAccount('sk_test_twice', PRICES)
    const account = await readAfter('sk_test_twice')
    const answers = await Promise.all([move(account), move(account)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is the only one who can', async () => {
    site.stripe.openAccount('sk_test_nobodys', PRICES)
    expect(await move(await readAfter('sk_test_nobodys'), mia)).toMatchObject({ status: 403 })
    expect(await planOf(mia)).toBe('starter')
  })
})

test('a restricted key of our own account works, though it may not say whose it is', async () => {
  await site.useKey('rk_test_ours')
  expect(await readCheck()).toMatchObject({ state: 'works' })
  endAll()
  await site.reconcile()
  expect(await planOf(mia)).toBe('free')
})

test('the account of a site from before is remembered by its customers', async () => {
  await site.db.delete(paymentAccounts)
  site.stripe.openAccount('sk_test_third', PRICES)
  await site.useKey('sk_test_third')
  expect(await readCheck()).toMatchObject({ state: 'mismatched', account: { of_customers: null } })
  await site.reconnect()
  await expect
    .poll(() => site.db.select().from(paymentAccounts))
    .toMatchObject([{ account: `${site.stripe.account.id} (test mode)` }])
})

test('our account is known by those who pay, and not by those who are left from the test mode', async () => {
  for (const left of ['cus_left1', 'cus_left2', 'cus_left3']) await signInAs(left)
  await site.useKey('rk_test_ours')
  expect(await readCheck()).toMatchObject({ state: 'works' })
})

describe('somebody who pays nothing, and is a customer of whom Stripe has never heard', () => {
  test('buys as a new one', async () => {
    const zoe = await signInAs('cus_never_heard_of1')
    const bought = await site.buy(zoe)
    expect(bought).not.toBe('cus_never_heard_of1')
    expect(await planOf(zoe)).toBe('starter')
  })

  test('leaves, and is blocked, and nothing is tried again', async () => {
    const [zoe, ben] = [await signInAs('cus_never_heard_of2'), await signInAs('cus_never_heard_of3')]
    await site.call(calls.toggleUserBlocked, { params: { id: ben.id } }, await site.signIn({ admin: true }))
    await site.call(calls.deleteCurrentUser, {}, zoe)
    await site.settled()
    expect([await secondsUntil('forget a customer'), await secondsUntil('stop renewing a subscription')]).toEqual([
      [],
      [],
    ])
  })
})

test('a customer whom Stripe has never heard of is a failure, and not somebody who pays nothing', async () => {
  const forgotten = site.stripe.customers.get(customer)
  site.stripe.customers.delete(customer)
  await site.reconcile()
  expect(await planOf(mia)).toBe('starter')
  expect(await checkout(mia)).toMatchObject({ status: 503 })
  expect(await site.customerOf(mia)).toBe(customer)
  if (forgotten) site.stripe.customers.set(customer, forgotten)
})

describe('somebody who pays as a customer that nobody here is', () => {
  const forget = async (stripeId: string) => {
    await site.db.update(users).set({ stripeId }).where(eq(users.id, mia.id))
    await site.db.delete(subscriptions).where(eq(subscriptions.userId, mia.id))
    expect(await planOf(mia)).toBe('free')
  }

  test('is found by the comparison, and is that customer again', async () => {
    await forget('')
    await site.reconcile()
    expect([await planOf(mia), await site.customerOf(mia)]).toEqual(['starter', customer])
  })

  test('is found although Stripe has never heard of the one in its place', async () => {
    await forget('cus_never_heard_of4')
    await site.reconcile()
    expect([await planOf(mia), await site.customerOf(mia)]).toEqual(['starter', customer])
  })

  test('is found although another has taken its place', async () => {
    await forget(site.stripe.createCustomer({ email: null, metadata: { user_id: mia.id } }).id)
    await site.reconcile()
    expect([await planOf(mia), await site.customerOf(mia)]).toEqual(['starter', customer])
  })

  test('is found when Stripe tells of it', async () => {
    await forget('')
    site.stripe.advance(0)
    const [own] = site.stripe.subscriptionsOf(customer)
    site.stripe.change(own?.id ?? '', { cancel_at_period_end: true })
    await site.deliverAll()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' }, subscription: { state: 'canceled' } })
  })

  test('pays once where both go on: the later one is given back', async () => {
    const next = site.stripe.createCustomer({ email: null, metadata: { user_id: mia.id } })
    await site.db.update(users).set({ stripeId: next.id }).where(eq(users.id, mia.id))
    site.stripe.subscribe(next.id, 'price_advanced', { user_id: mia.id, plan: 'advanced' })
    await site.reconcile()
    expect([await planOf(mia), site.stripe.paidBy(customer), site.stripe.paidBy(next.id)]).toEqual(['starter', 499, 0])
  })
})

test('what somebody pays for as another customer is seen although a look at the one they are here was quicker', async () => {
  const next = site.stripe.createCustomer({ email: null, metadata: { user_id: mia.id } })
  await site.db.update(users).set({ stripeId: next.id }).where(eq(users.id, mia.id))
  site.stripe.subscribe(next.id, 'price_advanced', { user_id: mia.id, plan: 'advanced' })
  const options = { apiBase: site.stripe.apiBase, patienceMs: 60_000 }
  const stripe = createStripeProvider({ key: 'sk_test_1', options, log: { warn: () => undefined } })
  let isOvertaken = false
  const slow: typeof stripe = {
    ...stripe,
    async subscriptionsOf(id) {
      const found = await stripe.subscriptionsOf(id)
      if (!isOvertaken) {
        isOvertaken = true
        await site.db.transaction((tx) => promiseRefresh(tx, mia.id))
        await site.settled()
        expect(await planOf(mia)).toBe('advanced')
      }
      return found
    },
  }
  const converge = createConverge({
    db: site.db,
    log: { warn: () => undefined },
    provider: async () => slow,
    refreshLater: promiseLaterRefresh,
    stopRenewing: promiseStopRenewing,
  })
  await converge(mia.id, customer)
  expect([await planOf(mia), site.stripe.paidBy(customer), site.stripe.paidBy(next.id)]).toEqual(['starter', 499, 0])
})

describe('while Stripe does not take the key', () => {
  const refuse = () => {
    site.stripe.answering = { refuses: 'invalid key' }
  }
  const failuresOf = (task: string) => site.logged().split(`"task":"${task}","attempt":`).length
  const failsOver = async (task: string, act: () => Promise<unknown>) => {
    const before = failuresOf(task)
    await act()
    await expect.poll(() => failuresOf(task)).toBeGreaterThan(before)
  }
  const own = () => site.stripe.subscriptionsOf(customer)[0]

  test('a look is not given up', async () => {
    const zoe = await site.signIn()
    await site.pay(zoe)
    refuse()
    await failsOver(REFRESH, site.deliverAll)
    await expect.poll(() => secondsUntilRefresh(zoe)).toEqual([expect.closeTo(600, -2)])
    site.stripe.answering = 'answers'
    await site.db.transaction((tx) => promiseRefresh(tx, zoe.id))
    await expect.poll(() => planOf(zoe)).toBe('starter')
  })

  test('a look of the comparison is: with another key, or the next day, there is another', async () => {
    refuse()
    await site.db.transaction((tx) => promiseIdleRefresh(tx, mia.id))
    await site.settled()
    expect(await secondsUntilRefresh(mia)).toEqual([])
  })

  test('whoever is blocked pays for no other month all the same, as soon as there is one that it takes', async () => {
    refuse()
    const admin = await site.signIn({ admin: true })
    await failsOver('stop renewing a subscription', () =>
      site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin),
    )
    site.stripe.answering = 'answers'
    await site.reconnect()
    await expect.poll(() => own()?.cancel_at_period_end).toBe(true)
  })

  test('or it is of another account, whoever leaves is forgotten as soon as the right one is back', async () => {
    const zoe = await site.signIn()
    await site.buy(zoe)
    site.stripe.openAccount('sk_test_fourth', PRICES)
    await site.useKey('sk_test_fourth')
    await failsOver('forget a customer who pays', () => site.call(calls.deleteCurrentUser, {}, mia))
    expect(own()?.status).toBe('active')
    await site.reconnect()
    await expect.poll(() => own()?.status).toBe('canceled')
  })
})
