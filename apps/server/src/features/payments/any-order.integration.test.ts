import { calls, type PlanName } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { plans, subscriptions, users } from '#platform/db/schema.ts'
import { DAY, payingSite, sessionOf } from '#testing/paying-site.ts'
import type { Visitor } from '#testing/test-site.ts'

/** Each takes a moment; `ORDERS=1000` takes its time. */
const ORDERS = Number(process.env['ORDERS'] ?? 12)
/** As every test's, in milliseconds, and so much more for each life: this is for what hangs. */
const TIMEOUT_MS = 600_000 + ORDERS * 5000
/** How long ago each life begins, in days: what is due may be so for too long by now, or not. */
const DAYS_AGO = 70

const site = payingSite()
let other: FastifyInstance
beforeAll(async () => {
  other = await site.startAnother()
})

/** What happens in the life of a subscription, at Stripe or by this site. */
const STEPS = ['buy', 'change', 'cancel', 'resume', 'month', 'week', 'decline', 'pay', 'double', 'end'] as const
type Step = (typeof STEPS)[number]

/** How an event fares: when it arrives, by which process, how often; some never do. */
const fates = fc.record({
  late: fc.double({ min: 0, max: 1, noNaN: true }),
  at: fc.boolean(),
  times: fc.constantFrom(0, 1, 1, 1, 2, 3),
})
const lives = fc.record({
  steps: fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 8 }),
  fates: fc.array(fates, { minLength: 40, maxLength: 40 }),
  /** Events that arrive at the same moment. */
  together: fc.integer({ min: 1, max: 6 }),
  /** After which step some of them arrive already. */
  early: fc.nat(8),
})

test(
  `whichever way ${ORDERS} lives of a subscription are told, twice, late or never, the site ends with what Stripe has`,
  async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ steps, fates: fate, together, early }) => {
        const mia = await site.signIn()
        site.stripe.passTime(-DAYS_AGO * DAY)
        const begun = site.stripe.events.length
        try {
          await site.call(calls.checkout, { body: { priceId: 'price_starter' } }, mia)
          const customer = await site.customerOf(mia)
          let delivered = begun
          for (const [index, step] of (['buy', ...steps] as Step[]).entries()) {
            await live(step, mia, customer)
            if (index !== early) continue
            await arrive(delivered, fate, together)
            delivered = site.stripe.events.length
          }
          await arrive(delivered, fate, together)
          await site.settled()
          await site.reconcile()
          await expectAsAtStripe(mia, customer)
        } finally {
          site.stripe.passTime(DAYS_AGO * DAY - passed)
          passed = 0
          await forgetAll(mia)
        }
      }),
      { numRuns: ORDERS },
    )
  },
  TIMEOUT_MS,
)

let passed = 0
function pass(days: number): void {
  // Never beyond the present: what is due from tomorrow on cannot be seen to be over.
  const seconds = Math.min(days * DAY, DAYS_AGO * DAY - passed)
  passed += seconds
  site.stripe.advance(seconds)
}

async function live(step: Step, mia: Visitor, customer: string): Promise<void> {
  const { stripe } = site
  const own = () =>
    stripe.subscriptionsOf(customer).filter(({ status }) => status === 'active' || status === 'past_due')
  if (step === 'buy' || step === 'change') {
    const priceId = step === 'buy' ? 'price_starter' : 'price_advanced'
    const answer = await site.call(calls.checkout, { body: { priceId } }, mia)
    const id = sessionOf(answer.ok ? answer.data.url : '')
    if (stripe.sessions.get(id)?.status === 'open' && !stripe.declining.has(customer)) stripe.pay(id)
  }
  if (step === 'cancel') await site.call(calls.cancelSubscription, {}, mia)
  if (step === 'resume') await site.call(calls.resumeSubscription, {}, mia)
  if (step === 'month') pass(31)
  if (step === 'week') pass(8)
  if (step === 'decline') stripe.declining.add(customer)
  if (step === 'pay') {
    stripe.declining.delete(customer)
    for (const one of own()) if (one.status === 'past_due') stripe.payInvoice(one.latest_invoice)
  }
  // By somebody at Stripe's own desk.
  if (step === 'double') stripe.subscribe(customer, 'price_advanced', {})
  if (step === 'end') for (const one of own()) stripe.end(one)
}

interface Fate {
  late: number
  at: boolean
  times: number
}

/** Lets the events since then arrive, each as its fate has it. */
async function arrive(since: number, fate: readonly Fate[], together: number): Promise<void> {
  let drawn = 0
  const next = (): Fate => {
    drawn += 1
    return fate[drawn % fate.length] ?? { late: 0, at: false, times: 1 }
  }
  const arriving = site.stripe.events
    .slice(since)
    .flatMap((event) => Array.from({ length: next().times }, () => ({ event, ...next() })))
    .sort((a, b) => a.late - b.late)
  for (let first = 0; first < arriving.length; first += together)
    await Promise.all(
      arriving
        .slice(first, first + together)
        .map(async ({ event, at }) => expect(await site.tell([event], at ? other : site.app)).toBe(200)),
    )
}

async function expectAsAtStripe(mia: Visitor, customer: string): Promise<void> {
  const { stripe } = site
  const own = [...stripe.customers.values()].filter(({ metadata }) => metadata['user_id'] === mia.id)
  expect(own.map(({ id }) => id)).toEqual([customer])
  const live = stripe.subscriptionsOf(customer).filter(({ status }) => status !== 'canceled')
  expect(live.length).toBeLessThanOrEqual(1)
  const [one] = live
  const rows = await site.db
    .select()
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, mia.id))
  const running = rows.filter(({ subscriptions: { expireAt } }) => !expireAt || expireAt > new Date())
  const { plan } = await site.read(mia)
  if (!one) {
    expect([running, plan.name]).toEqual([[], 'free'])
    return
  }
  const [item] = one.items.data
  const at = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000))
  const dueAt = one.status === 'past_due' ? at(stripe.invoice(one.latest_invoice).created + 7 * DAY) : null
  // Nobody keeps a plan that was not paid for.
  if (dueAt) expect(dueAt.getTime()).toBeGreaterThan(Date.now())
  const ends = one.cancel_at_period_end ? at(item.current_period_end) : null
  const expireAt = ends && dueAt ? new Date(Math.min(ends.getTime(), dueAt.getTime())) : (ends ?? dueAt)
  const isRunning = !expireAt || expireAt > new Date()
  expect(running).toMatchObject(
    isRunning
      ? [
          {
            subscriptions: {
              stripeSubscriptionId: one.id,
              priceCents: item.price.unit_amount,
              periodEnd: at(item.current_period_end),
              canceledAt: ends ? at(one.canceled_at) : null,
              expireAt,
              paymentDueAt: dueAt,
            },
          },
        ]
      : [],
  )
  const named: PlanName = item.price.id === 'price_starter' ? 'starter' : 'advanced'
  expect(plan.name).toBe(isRunning ? named : 'free')
}

/** So that the next life is compared by itself. */
async function forgetAll(mia: Visitor): Promise<void> {
  await site.settled()
  await site.db.delete(users).where(eq(users.id, mia.id))
  site.stripe.subscriptions.clear()
  site.stripe.invoices.clear()
  site.stripe.events.length = 0
}
