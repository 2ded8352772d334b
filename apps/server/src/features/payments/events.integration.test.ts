import { calls } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentEvents, subscriptions } from '#platform/db/schema.ts'
import { payingSite, sessionOf, WEBHOOK_SECRET } from '#testing/paying-site.ts'
import { signEvent } from '#testing/stripe/stripe-server.ts'

const site = payingSite()

const send = (payload: string, headers: Record<string, string>) =>
  site.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })

/** Somebody has paid, and Stripe has not told yet. */
async function paid() {
  const mia = await site.signIn()
  const answer = await site.call(calls.checkout, { body: { priceId: 'price_starter' } }, mia)
  const before = site.stripe.events.length
  site.stripe.pay(sessionOf(answer.ok ? answer.data.url : ''))
  return { mia, events: site.stripe.events.slice(before) }
}
const now = () => Math.floor(Date.now() / 1000)

describe('an event', () => {
  test.each([
    ['with a wrong signature', (event: object) => ({ ...signEvent(event, WEBHOOK_SECRET), sign: 'v1=00' })],
    ['with the secret of somebody else', (event: object) => signEvent(event, 'whsec_of_somebody_else')],
    ['signed ten minutes ago', (event: object) => signEvent(event, WEBHOOK_SECRET, now() - 600)],
    ['without a signature', (event: object) => ({ ...signEvent(event, WEBHOOK_SECRET), sign: '' })],
  ])('%s is refused, and changes nothing', async (_what, sign) => {
    const { mia, events } = await paid()
    for (const event of events) {
      const { payload, headers, ...more } = sign(event)
      const wrong = 'sign' in more ? { ...headers, 'stripe-signature': `t=${now()},${more.sign}` } : headers
      const answer = await send(payload, wrong)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED'])
      expect(await site.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toEqual([])
    }
    await site.settled()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
  })

  test.each(['one letter changed', 'a space added'])('with %s on its way is refused', async (what) => {
    const { mia, events } = await paid()
    const { payload, headers } = signEvent(events[0] ?? {}, WEBHOOK_SECRET)
    const answer = await send(what === 'a space added' ? `${payload} ` : payload.replace('sub_', 'suc_'), headers)
    expect(answer.statusCode).toBe(400)
    await site.settled()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
  })

  test('is remembered by its id: told again it changes nothing, and nobody is asked', async () => {
    const { mia, events } = await paid()
    expect(await site.deliver(events)).toBe(200)
    await site.settled()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
    const asked = site.stripe.requests.length
    await site.deliver(events)
    await site.settled()
    expect(site.stripe.requests).toHaveLength(asked)
  })

  test('says only whom to look at: what it tells may be over', async () => {
    const { mia, events } = await paid()
    const customer = await site.customerOf(mia)
    for (const one of site.stripe.subscriptionsOf(customer)) site.stripe.end(one)
    await site.deliver(events)
    await site.settled()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
  })

  test('of a customer that nobody here knows is taken and forgotten', async () => {
    const stranger = site.stripe.createCustomer({ email: null, metadata: {} })
    site.stripe.subscribe(stranger.id, 'price_starter', {})
    expect(await site.deliver(site.stripe.events.slice(-2))).toBe(200)
    await site.settled()
    expect(
      await site.db.select().from(subscriptions).where(eq(subscriptions.stripeSubscriptionId, stranger.id)),
    ).toEqual([])
  })

  test('that arrives while Stripe is away is not lost', async () => {
    const { mia, events } = await paid()
    site.stripe.answering = 'fails'
    expect(await site.deliver(events)).toBe(200)
    await expect.poll(() => site.logged()).toContain('"task":"look at what somebody pays for"')
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
    site.stripe.answering = 'answers'
    await expect.poll(async () => (await site.read(mia)).plan.name).toBe('starter')
  })
})

test('what Stripe never told of is found the next day', async () => {
  const { mia } = await paid()
  await site.reconcile()
  expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
  for (const one of site.stripe.subscriptionsOf(await site.customerOf(mia))) site.stripe.end(one)
  await site.reconcile()
  expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
})

test('a look at Stripe that began earlier and ends later does not bring back what is over', async () => {
  const { mia, events } = await paid()
  await site.deliver(events)
  await site.settled()
  const refresh = () => site.call(calls.refreshSubscription, {}, mia)
  let release = () => {}
  const seen = new Promise<void>((resolve) => {
    site.stripe.onStep = (_step, moment) => {
      if (moment === 'asked') return Promise.resolve()
      // Its answer is made, and stays on its way.
      site.stripe.onStep = async () => undefined
      resolve()
      return new Promise((resolve) => {
        release = resolve
      })
    }
  })
  const early = refresh()
  await seen
  for (const one of site.stripe.subscriptionsOf(await site.customerOf(mia))) site.stripe.end(one)
  expect(await refresh()).toMatchObject({ data: { plan: { name: 'free' } } })
  release()
  expect(await early).toMatchObject({ data: { plan: { name: 'free' } } })
  expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
})
