import { randomUUID } from 'node:crypto'
import { calls, type PlanName, type User } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { reconcileIfDue } from '#features/payments/payment-jobs.ts'
import { plans, reconciliations, users } from '#platform/db/schema.ts'
import { type StripeServer, signEvent, startStripeServer } from './stripe/stripe-server.ts'
import type { Event } from './stripe/wire.ts'
import { type SignedIn, type TestSite, testSite } from './test-site.ts'

export const WEBHOOK_SECRET = 'whsec_of_a_test_site'
/** What each paid plan costs at the Stripe of the test, in cents. */
const PRICES = { price_starter: 499, price_advanced: 999 }

export interface PayingSite extends TestSite {
  stripe: StripeServer
  /** Makes Stripe's events arrive, at whichever process of the site; answers the status of the last. */
  deliver(events: readonly Event[], at?: FastifyInstance): Promise<number>
  /** Makes everything arrive that Stripe has not told yet, and waits for what comes of it. */
  deliverAll(): Promise<void>
  /** Pays for a plan; what Stripe tells of it is still on its way. */
  pay(mia: SignedIn, plan?: Exclude<PlanName, 'free'>): Promise<void>
  /** Buys a plan from the pricing card to the plan itself, and answers who they are at Stripe. */
  buy(mia: SignedIn, plan?: Exclude<PlanName, 'free'>): Promise<string>
  read(mia: SignedIn): Promise<User>
  customerOf(mia: SignedIn): Promise<string>
  /** Saves a key of Stripe's, as an administrator does. */
  useKey(key: string): Promise<void>
  /** Connects to Stripe anew, from now on with so much patience. */
  reconnect(patienceMs?: number): Promise<void>
  /** Compares everything with Stripe, as the site does once a day. */
  reconcile(): Promise<void>
  /** Begins to. */
  beginComparison(): Promise<void>
}

/** How long the Stripe of a test may be silent, in milliseconds: as long as a busy machine needs. */
const PATIENCE_MS = 60_000

/** A site that takes card payments, and a Stripe of its own. */
export function payingSite(): PayingSite {
  const stripeConfig = { apiBase: '', patienceMs: PATIENCE_MS }
  let delivered = 0
  let stripe: StripeServer

  beforeAll(async () => {
    stripe = await startStripeServer(PRICES)
    stripeConfig.apiBase = stripe.apiBase
  })
  const site = testSite({ stripe: stripeConfig })
  const paying = Object.assign(site, {
    deliver,
    deliverAll,
    pay,
    buy,
    read,
    customerOf,
    useKey: (key: string) => set('stripe_key', key),
    reconnect,
    reconcile,
    beginComparison,
  }) as PayingSite

  beforeAll(async () => {
    paying.stripe = stripe
    await set('stripe_webhook_secret', WEBHOOK_SECRET)
    await reconnect()
    for (const name of ['starter', 'advanced'] as const)
      await site.db
        .update(plans)
        .set({ stripePriceId: `price_${name}` })
        .where(eq(plans.name, name))
    // A new key makes the site compare everybody with Stripe, which would find whoever pays from here on.
    await site.settled()
  })
  beforeEach(() => {
    stripe.answering = 'answers'
  })
  afterAll(() => stripe?.close())

  async function set(name: 'stripe_key' | 'stripe_webhook_secret', value: string): Promise<void> {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.updateSetting, { params: { name }, body: { value } }, admin)
  }

  async function reconnect(patienceMs = PATIENCE_MS): Promise<void> {
    stripeConfig.patienceMs = patienceMs
    // A new key: whatever is connected with another one is not used any more.
    await set('stripe_key', `sk_test_${randomUUID()}`)
  }

  async function deliver(events: readonly Event[], at = site.app): Promise<number> {
    let status = 0
    for (const event of events) {
      const { payload, headers } = signEvent(event, WEBHOOK_SECRET)
      const answer = await at.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })
      status = answer.statusCode
    }
    return status
  }

  async function deliverAll(): Promise<void> {
    const untold = stripe.events.slice(delivered)
    delivered = stripe.events.length
    await deliver(untold)
    await site.settled()
  }

  async function pay(mia: SignedIn, plan: 'starter' | 'advanced' = 'starter'): Promise<void> {
    const answer = await site.call(calls.checkout, { body: { priceId: `price_${plan}` } }, mia)
    if (!answer.ok) throw new Error(answer.problem.message)
    stripe.pay(sessionOf(answer.data.url))
  }

  async function buy(mia: SignedIn, plan?: 'starter' | 'advanced'): Promise<string> {
    await pay(mia, plan)
    await deliverAll()
    return customerOf(mia)
  }

  async function read(mia: SignedIn): Promise<User> {
    const answer = await site.call(calls.readCurrentUser, {}, mia)
    if (!answer.ok) throw new Error(answer.problem.message)
    return answer.data
  }

  async function customerOf(mia: SignedIn): Promise<string> {
    const [user] = await site.db.select().from(users).where(eq(users.id, mia.id))
    return user?.stripeId ?? ''
  }

  async function beginComparison(): Promise<void> {
    await site.db.update(reconciliations).set({ lastAt: sql`now() - interval '2 days'` })
    await reconcileIfDue(site.db)
  }

  async function reconcile(): Promise<void> {
    await beginComparison()
    await site.settled()
  }

  return paying
}

/** The session behind the address of the page somebody pays on. */
export const sessionOf = (url: string): string => url.split('/').at(-1) ?? ''

export const DAY = 24 * 60 * 60
export const MONTH = 30 * DAY
