import { type CallName, calls } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { creditUses, plans, subscriptions, users } from '#platform/db/schema.ts'
import { payingSite, sessionOf } from '#testing/paying-site.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = payingSite()
const siteWithout = testSite()

const checkout = (mia: SignedIn, plan: string) => site.call(calls.checkout, { body: { priceId: `price_${plan}` } }, mia)
const openSessions = (customer: string) =>
  [...site.stripe.sessions.values()].filter((one) => one.customer === customer && one.status === 'open')
const customersOf = (mia: SignedIn) =>
  [...site.stripe.customers.values()].filter(({ metadata }) => metadata['user_id'] === mia.id)
const rowsOf = (mia: SignedIn) => site.db.select().from(subscriptions).where(eq(subscriptions.userId, mia.id))
const leftOf = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  return answer.ok ? answer.data.page_creation : undefined
}

describe('a site without a Stripe key', () => {
  const asked: CallName[] = [
    'checkout',
    'cancelSubscription',
    'resumeSubscription',
    'refreshSubscription',
    'openBillingPortal',
    'listInvoices',
  ]
  test.each(asked)('says so where somebody asks for %s', async (name) => {
    const mia = await siteWithout.signIn()
    const input = name === 'checkout' ? { body: { priceId: 'price_starter' } } : {}
    expect(await siteWithout.call(calls[name], input as never, mia)).toMatchObject({
      status: 503,
      problem: { code: 'NOT_CONFIGURED', message: 'Card payments are not set up yet' },
    })
  })
})

describe('somebody who buys a plan', () => {
  test('is led to a page to pay on, and has the plan and its credits once Stripe tells', async () => {
    const mia = await site.signIn()
    const answer = await checkout(mia, 'starter')
    const url = answer.ok ? answer.data.url : ''
    expect(url).toMatch(new RegExp(`^${site.stripe.apiBase}/pay/`))
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })

    const { subscription } = site.stripe.pay(sessionOf(url))
    await site.deliverAll()
    const user = await site.read(mia)
    const [item] = site.stripe.subscription(subscription ?? '').items.data
    expect(user).toMatchObject({
      stripe_id: await site.customerOf(mia),
      plan: { name: 'starter', paid: true },
      subscription: {
        price: 4.99,
        state: 'active',
        canceled_at: null,
        expire_at: null,
        payment_due_at: null,
        renews_at: new Date(item.current_period_end * 1000).toISOString(),
      },
    })
    expect(user.stripe_id).toMatch(/^cus_/)
    expect(await leftOf(mia)).toBe(50)
    expect(site.stripe.customer(user.stripe_id).email).toBe(mia.email)
  })

  test('comes back to this site, whether they have paid or not', async () => {
    const mia = await site.signIn()
    const answer = await checkout(mia, 'starter')
    const session = site.stripe.session(sessionOf(answer.ok ? answer.data.url : ''))
    expect([session.success_url, session.cancel_url]).toEqual([
      'http://localhost:3000/payment?status=success',
      'http://localhost:3000/payment?status=canceled',
    ])
  })

  test('has it without being told as well, by asking', async () => {
    const mia = await site.signIn()
    const answer = await checkout(mia, 'advanced')
    site.stripe.pay(sessionOf(answer.ok ? answer.data.url : ''))
    expect(await site.call(calls.refreshSubscription, {}, mia)).toMatchObject({
      data: { plan: { name: 'advanced' }, subscription: { state: 'active' } },
    })
  })

  test('cannot buy what is no plan of ours', async () => {
    const mia = await site.signIn()
    for (const plan of ['gold', 'free', ''])
      expect(await checkout(mia, plan)).toMatchObject({ problem: { code: 'PLAN_NOT_FOUND' } })
    expect(customersOf(mia)).toEqual([])
  })

  test('gets the same page when asking twice, and only the last one for another plan', async () => {
    const mia = await site.signIn()
    const urls = []
    for (const plan of ['starter', 'starter', 'advanced', 'advanced']) {
      const answer = await checkout(mia, plan)
      urls.push(answer.ok ? answer.data.url : '')
    }
    expect([urls[1], urls[3]]).toEqual([urls[0], urls[2]])
    expect(openSessions(await site.customerOf(mia)).map(({ url }) => url)).toEqual([urls[2]])
  })

  test('is one customer with one page to pay on, though they ask ten times at once in two processes', async () => {
    const mia = await site.signIn()
    const other = await site.startAnother()
    const ask = (app: typeof other, plan: string) =>
      app.inject({
        method: 'POST',
        url: '/api/stripe/checkout',
        headers: { authorization: `Bearer ${mia.token}` },
        payload: { priceId: `price_${plan}` },
      })
    const asked = Array.from({ length: 10 }, (_, index) =>
      ask(index % 2 ? other : site.app, index % 3 ? 'starter' : 'advanced'),
    )
    const answers = await Promise.all(asked)
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(customersOf(mia)).toHaveLength(1)
    expect(openSessions(await site.customerOf(mia))).toHaveLength(1)
  })

  test('can pay again after their customer was removed at Stripe', async () => {
    const mia = await site.signIn()
    const first = await site.buy(mia)
    site.stripe.deleteCustomer(first)
    await site.deliverAll()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
    const second = await site.buy(mia)
    expect(second).not.toBe(first)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
  })
})

describe('somebody who has a plan already', () => {
  test('changes it: prorated, in the same subscription, with what was used still used', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    await site.db.insert(creditUses).values({ userId: mia.id, kind: 'page_creation' })
    expect(await leftOf(mia)).toBe(49)
    expect(await checkout(mia, 'advanced')).toMatchObject({
      data: { url: 'http://localhost:3000/payment?status=success' },
    })
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'advanced' }, subscription: { price: 9.99 } })
    expect(await leftOf(mia)).toBe(199)
    expect(site.stripe.subscriptionsOf(customer)).toHaveLength(1)
    expect(site.stripe.paidBy(customer)).toBe(999)
    // The same plan once more changes and costs nothing.
    await checkout(mia, 'advanced')
    expect(site.stripe.paidBy(customer)).toBe(999)
  })

  test('keeps the old one where the card is declined', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    site.stripe.declining.add(customer)
    expect(await checkout(mia, 'advanced')).toMatchObject({ status: 402, problem: { code: 'PAYMENT_FAILED' } })
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' }, subscription: { price: 4.99 } })
    expect(site.stripe.paidBy(customer)).toBe(499)
  })

  test('goes on with it after having canceled, by choosing it again', async () => {
    const mia = await site.signIn()
    await site.buy(mia)
    await site.call(calls.cancelSubscription, {}, mia)
    await checkout(mia, 'starter')
    expect(await site.read(mia)).toMatchObject({ subscription: { state: 'active', canceled_at: null } })
  })

  test('goes on with another one after having canceled, by choosing that', async () => {
    const mia = await site.signIn()
    await site.buy(mia)
    await site.call(calls.cancelSubscription, {}, mia)
    await checkout(mia, 'advanced')
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'advanced' }, subscription: { state: 'active' } })
  })

  test('keeps it when its plan is given another price id', async () => {
    const mia = await site.signIn()
    await site.buy(mia)
    await site.db.update(plans).set({ stripePriceId: 'price_new' }).where(eq(plans.name, 'starter'))
    onTestFinished(async () => {
      await site.db.update(plans).set({ stripePriceId: 'price_starter' }).where(eq(plans.name, 'starter'))
    })
    await site.reconcile()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' }, subscription: { price: 4.99 } })
  })

  test('pays once though two subscriptions were made at once: the later one is given back', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    site.stripe.subscribe(customer, 'price_advanced', {})
    expect(site.stripe.paidBy(customer)).toBe(499 + 999)
    await site.deliverAll()
    const live = site.stripe.subscriptionsOf(customer).filter(({ status }) => status === 'active')
    expect(live.map(({ items }) => items.data[0].price.id)).toEqual(['price_starter'])
    expect(site.stripe.paidBy(customer)).toBe(499)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
    expect((await rowsOf(mia)).filter(({ expireAt }) => expireAt === null)).toHaveLength(1)
  })

  test('keeps what else they pay for at the same Stripe', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    const shop = site.stripe.subscribe(customer, 'price_starter', {})
    shop.items.data[0].price = { ...shop.items.data[0].price, id: 'price_of_a_shop' }
    await site.deliverAll()
    expect(shop.status).toBe('active')
    expect(await rowsOf(mia)).toHaveLength(1)
  })
})

describe('while Stripe', () => {
  test.each(['fails', 'stalls'] as const)('%s, somebody is told so, and has nothing half', async (answering) => {
    const mia = await site.signIn()
    site.stripe.answering = answering
    if (answering === 'stalls') await site.reconnect(100)
    expect(await checkout(mia, 'starter')).toMatchObject({
      status: 502,
      problem: { message: 'Card payments cannot be reached right now. Please try again in a moment' },
    })
    site.stripe.answering = 'answers'
    await site.reconnect()
    expect(await site.buy(mia)).toMatch(/^cus_/)
    expect(customersOf(mia)).toHaveLength(1)
  })

  test('breaks off after it has done what it was asked, nothing is done twice', async () => {
    const mia = await site.signIn()
    site.stripe.answering = 'breaks off'
    expect(await checkout(mia, 'starter')).toMatchObject({ status: 502 })
    expect(customersOf(mia)).toHaveLength(1)
    site.stripe.answering = 'answers'
    await checkout(mia, 'starter')
    expect(customersOf(mia)).toHaveLength(1)
    expect(openSessions(await site.customerOf(mia))).toHaveLength(1)
  })

  test('does not take the key, somebody is told that the site has to be looked after, and the log says why', async () => {
    const mia = await site.signIn()
    site.stripe.answering = { refuses: 'invalid key' }
    expect(await checkout(mia, 'starter')).toMatchObject({ status: 503, problem: { code: 'NOT_CONFIGURED' } })
    expect(site.logged()).toContain('StripeAuthenticationError')
    expect(site.logged()).not.toContain('Invalid API Key')
  })
})

describe('a page to pay on that Stripe could not make', () => {
  const sell = (stripePriceId: string) => site.db.update(plans).set({ stripePriceId }).where(eq(plans.name, 'starter'))

  test('for its price is told as what it is, and made once that is mended, though Stripe remembers the failure for a day', async () => {
    const mia = await site.signIn()
    await sell('price_mistyped')
    onTestFinished(async () => void (await sell('price_starter')))
    for (let count = 0; count < 2; count += 1)
      expect(await checkout(mia, 'mistyped')).toMatchObject({
        status: 503,
        problem: { message: 'Card payments do not work for this site. An administrator has to look at its settings' },
      })
    await sell('price_starter')
    await expect.poll(async () => (await checkout(mia, 'starter')).status).toBe(200)
    expect(openSessions(await site.customerOf(mia))).toHaveLength(1)
  })

  test('because something broke there is made by asking again', async () => {
    const mia = await site.signIn()
    site.stripe.answering = 'fails within'
    expect(await checkout(mia, 'starter')).toMatchObject({ status: 502 })
    site.stripe.answering = 'answers'
    await expect.poll(async () => (await checkout(mia, 'starter')).status).toBe(200)
    expect(customersOf(mia)).toHaveLength(1)
    expect(openSessions(await site.customerOf(mia))).toHaveLength(1)
  })

  test('is one page though ten ask for it again at once', async () => {
    const mia = await site.signIn()
    await sell('price_mistyped')
    onTestFinished(async () => void (await sell('price_starter')))
    await checkout(mia, 'mistyped')
    await sell('price_starter')
    const asked = Array.from({ length: 10 }, (_, index) => checkout(mia, index % 2 ? 'starter' : 'advanced'))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
    expect(statuses).toContain(200)
    expect(openSessions(await site.customerOf(mia))).toHaveLength(1)
  })
})

test('a person asks Stripe only so often', async () => {
  const mia = await site.signIn()
  const ask = () => site.call(calls.listInvoices, {}, mia)
  for (let count = 0; count < 120; count += 1) expect(await ask()).toMatchObject({ data: [] })
  expect(await ask()).toMatchObject({ status: 429 })
  expect(await site.call(calls.listInvoices, {}, await site.signIn())).toMatchObject({ ok: true })
})

test('one who leaves while a page to pay on is made for them leaves nobody behind at Stripe', async () => {
  const mia = await site.signIn()
  site.stripe.onStep = async (_step, moment) => {
    if (moment === 'done' && customersOf(mia).length > 0) await site.db.delete(users).where(eq(users.id, mia.id))
  }
  expect(await checkout(mia, 'starter')).toMatchObject({ status: 401 })
  site.stripe.onStep = async () => undefined
  expect(customersOf(mia)).toMatchObject([{ deleted: true }])
})
