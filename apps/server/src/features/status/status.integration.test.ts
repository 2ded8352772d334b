import { type AppStatus, calls } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { plans, type settings } from '#platform/db/schema.ts'
import { type OpenaiServer, startOpenaiServer } from '#testing/openai-server.ts'
import { type StripeServer, signEvent, startStripeServer } from '#testing/stripe/stripe-server.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const openaiConfig = { baseUrl: '', imageModel: 'gpt-image-1', textModel: 'gpt-4o-mini', patienceMs: 60_000 }
const stripeConfig = { apiBase: '', patienceMs: 60_000 }
let openai: OpenaiServer
let stripe: StripeServer
let ada: SignedIn

beforeAll(async () => {
  openai = await startOpenaiServer({ good: Buffer.alloc(0), scribble: Buffer.alloc(0) })
  stripe = await startStripeServer({
    price_starter: 499,
    price_advanced: 999,
    price_euro: { unit_amount: 600, currency: 'eur' },
    price_year: { unit_amount: 600, recurring: { interval: 'year', interval_count: 1 } },
    price_quarter: { unit_amount: 600, recurring: { interval: 'month', interval_count: 3 } },
    price_once: { unit_amount: 600, recurring: null },
    price_tiers: { unit_amount: null },
  })
  openaiConfig.baseUrl = openai.baseUrl
  stripeConfig.apiBase = stripe.apiBase
})
const site = testSite({ openai: openaiConfig, stripe: stripeConfig })
afterAll(async () => {
  await openai?.close()
  await stripe?.close()
})

beforeEach(async () => {
  openai.answering = 'draws'
  stripe.answering = 'answers'
  ada = await site.signIn({ admin: true })
  for (const name of ['openai_key', 'stripe_key', 'stripe_webhook_secret'] as const) await set(name, '')
  for (const name of ['starter', 'advanced'] as const) await sell(name, '')
})

const set = (name: (typeof settings.$inferSelect)['name'], value: string) =>
  site.call(calls.updateSetting, { params: { name }, body: { value } }, ada)

async function sell(name: 'starter' | 'advanced', stripePriceId: string, dollars?: number) {
  const [plan] = await site.db.select().from(plans).where(eq(plans.name, name))
  if (!plan) throw new Error('no such plan')
  const { title, description, priceCents, publicPageLimit, pageCreationLimit } = plan
  const price = dollars ?? priceCents / 100
  const body = { name, title, description, price, publicPageLimit, pageCreationLimit, stripePriceId }
  await site.call(calls.updatePlan, { params: { name }, body }, ada)
}

async function read(check = false): Promise<AppStatus> {
  const answer = await site.call(check ? calls.checkAppStatus : calls.readAppStatus, {}, ada)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

async function deliver(secret: string): Promise<number> {
  const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type: 'ping', data: { object: {} } }
  const { payload, headers } = signEvent(event, secret)
  return (await site.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })).statusCode
}

test('nothing works on a new site, and each part says that it is missing', async () => {
  expect(await read()).toMatchObject({
    openaiApi: false,
    stripeApi: false,
    stripeWebhook: false,
    plans: false,
    checks: {
      openaiApi: { state: 'missing' },
      stripeApi: { state: 'missing' },
      stripeWebhook: { state: 'missing' },
      plans: { state: 'missing', plan: { title: 'Starter' } },
    },
    webhook_url: 'http://localhost:3000/api/stripe/webhook',
  })
})

describe('a key', () => {
  test('is tried with its provider when it is saved, and not when the status is read', async () => {
    await set('openai_key', 'sk-good')
    await set('stripe_key', 'sk_test_good')
    await site.settled()
    const asked = [openai.requests.length, stripe.requests.length]
    expect(await read()).toMatchObject({ openaiApi: true, stripeApi: true })
    expect([openai.requests.length, stripe.requests.length]).toEqual(asked)
    expect(openai.requests.at(-1)).toMatchObject({ path: '/v1/models', authorization: 'Bearer sk-good' })
  })

  test('that the provider refuses is dark, and so until it is checked again', async () => {
    openai.answering = { status: 401, code: 'invalid_api_key' }
    stripe.answering = { refuses: 'invalid key' }
    await set('openai_key', 'sk-bad')
    await set('stripe_key', 'sk_test_bad')
    // With a new key everybody's payments are compared, which may be done late and would find that it works by then.
    await site.settled()
    expect(await read()).toMatchObject({
      openaiApi: false,
      stripeApi: false,
      checks: { openaiApi: { state: 'refused' }, stripeApi: { state: 'refused' } },
    })
    openai.answering = 'draws'
    stripe.answering = 'answers'
    expect(await read()).toMatchObject({ openaiApi: false, stripeApi: false })
    expect(await read(true)).toMatchObject({ openaiApi: true, stripeApi: true })
    expect(await read()).toMatchObject({ openaiApi: true, stripeApi: true })
  })

  test('is saved although the provider is out of order, and the status says so', async () => {
    openai.answering = { status: 500, code: null }
    stripe.answering = 'fails'
    expect([await set('openai_key', 'sk-later'), await set('stripe_key', 'sk_later')]).toMatchObject([
      { data: { updated: true } },
      { data: { updated: true } },
    ])
    expect((await read()).checks).toMatchObject({
      openaiApi: { state: 'unreachable' },
      stripeApi: { state: 'unreachable' },
    })
  })

  test('that cannot be one is refused without asking anybody', async () => {
    // What the keys of the tests before have promised asks as well.
    await site.settled()
    const asked = [openai.requests.length, stripe.requests.length]
    await set('openai_key', 'sk-🔑')
    for (const key of ['sk_🔑', 'sk_with spaces', 'sk_x\ny']) {
      await set('stripe_key', key)
      expect((await read()).checks).toMatchObject({ openaiApi: { state: 'refused' }, stripeApi: { state: 'refused' } })
    }
    expect([openai.requests.length, stripe.requests.length]).toEqual(asked)
  })

  test('that is saved while another is still tried is the one that is told of', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isAsked = false
    stripe.onStep = async () => {
      isAsked = true
      await held
    }
    onTestFinished(() => {
      stripe.onStep = async () => undefined
    })
    const first = set('stripe_key', 'sk_test_slow')
    await expect.poll(() => isAsked).toBe(true)
    stripe.onStep = async () => undefined
    await set('stripe_key', 'sk_test_quick')
    release()
    await first
    expect((await read()).checks).toMatchObject({ stripeApi: { state: 'works' } })
  })

  test('that was tried by one process is known to all', async () => {
    await set('openai_key', 'sk-good')
    const another = await site.startAnother()
    const answer = await another.inject({
      url: `/api${calls.readAppStatus.path}`,
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(answer.json()).toMatchObject({ openaiApi: true })
  })
})

describe('the webhook', () => {
  test('works once an event arrives that was signed with its secret, and no longer once that is another one', async () => {
    await set('stripe_webhook_secret', 'whsec_one')
    expect((await read()).checks.stripeWebhook.state).toBe('waiting')
    expect([await deliver('whsec_forged'), (await read()).stripeWebhook]).toEqual([400, false])
    expect([await deliver('whsec_one'), (await read()).stripeWebhook]).toEqual([200, true])
    await set('stripe_webhook_secret', 'whsec_two')
    expect((await read()).stripeWebhook).toBe(false)
    expect([await deliver('whsec_two'), (await read()).stripeWebhook]).toEqual([200, true])
  })
})

describe('the plans', () => {
  test('work once every price exists at Stripe, whichever comes first, the key or the prices', async () => {
    await sell('starter', 'price_starter')
    expect((await read()).checks.plans).toMatchObject({ state: 'missing', plan: { title: 'Advanced' } })
    await sell('advanced', 'price_advanced')
    expect((await read()).checks.plans.state).toBe('waiting')
    await set('stripe_key', 'sk_test_good')
    expect(await read()).toMatchObject({ stripeApi: true, plans: true })
    await sell('advanced', 'price_of_another_account')
    expect((await read()).checks.plans).toMatchObject({ state: 'refused', plan: { title: 'Advanced' } })
    await sell('advanced', 'price_advanced')
    expect((await read()).plans).toBe(true)
  })

  test.each([
    ['another amount', 'price_starter', { amount: 499, currency: 'usd', every: { interval: 'month', count: 1 } }],
    ['another currency', 'price_euro', { amount: 600, currency: 'eur', every: { interval: 'month', count: 1 } }],
    ['a year', 'price_year', { amount: 600, currency: 'usd', every: { interval: 'year', count: 1 } }],
    ['three months', 'price_quarter', { amount: 600, currency: 'usd', every: { interval: 'month', count: 3 } }],
    ['once', 'price_once', { amount: 600, currency: 'usd', every: null }],
    ['no fixed amount', 'price_tiers', { amount: null, currency: 'usd', every: { interval: 'month', count: 1 } }],
  ])('do not work while Stripe charges %s, and both prices are told', async (_what, priceId, charged) => {
    await set('stripe_key', 'sk_test_good')
    await sell('advanced', 'price_advanced')
    await sell('starter', priceId, 6)
    onTestFinished(() => sell('starter', '', 4.99))
    const { plans: works, checks } = await read()
    expect([works, checks.plans]).toMatchObject([
      false,
      { state: 'mismatched', prices: [{ plan: { title: 'Starter' }, shown: 6, charged }] },
    ])
    await sell('starter', 'price_starter', 4.99)
    expect((await read()).checks.plans).toMatchObject({ state: 'works', prices: [] })
  })

  test('are saved with another price although Stripe is away, and the status no longer says that they work', async () => {
    await set('stripe_key', 'sk_test_good')
    await sell('advanced', 'price_advanced')
    await sell('starter', 'price_starter')
    stripe.answering = 'fails'
    await sell('starter', 'price_starter', 6)
    onTestFinished(() => sell('starter', '', 4.99))
    expect((await site.db.select().from(plans).where(eq(plans.name, 'starter')))[0]?.priceCents).toBe(600)
    expect((await read()).checks.plans.state).toBe('unreachable')
  })

  test('wait for Stripe again once its key is another one that does not work', async () => {
    await sell('starter', 'price_starter')
    await sell('advanced', 'price_advanced')
    await set('stripe_key', 'sk_test_good')
    stripe.answering = { refuses: 'invalid key' }
    await set('stripe_key', 'sk_test_bad')
    expect(await read()).toMatchObject({ stripeApi: false, plans: false, checks: { plans: { state: 'waiting' } } })
  })
})
