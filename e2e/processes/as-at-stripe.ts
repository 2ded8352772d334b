import { PAYMENT_GRACE_DAYS } from '@huebook/contract'
import { expect } from 'vitest'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { customersOf, type Payer, readUser } from './payers.ts'
import type { TwoProcesses } from './two-processes.ts'

const GRACE_MS = PAYMENT_GRACE_DAYS * 24 * 60 * 60 * 1000

/** What a subscription that goes on is, here and at Stripe. */
interface Running {
  id: string
  plan: string
  price_cents: number
  period_end: Date
  canceled_at: Date | null
  expire_at: Date | null
  payment_due_at: Date | null
}

/** One customer, one subscription at most, and of it the site knows what Stripe does, at each of its processes. */
export async function expectAsAtStripe(
  stripe: StripeServer,
  site: TwoProcesses,
  payer: Payer,
  story: string,
): Promise<void> {
  const customers = customersOf(stripe, payer)
  expect(customers, story).toHaveLength(1)
  const running = runningAtStripe(stripe, customers[0]?.id ?? '', story)
  expect(await runningHere(site, payer), story).toEqual(running)
  const plan = running[0]?.plan ?? 'free'
  for (const address of [site.first, site.second]) expect((await readUser(address, payer)).plan.name, story).toBe(plan)
}

function runningAtStripe(stripe: StripeServer, customer: string, story: string): Running[] {
  const live = stripe.subscriptionsOf(customer).filter(({ status }) => status !== 'canceled')
  expect(live.length, story).toBeLessThanOrEqual(1)
  const [one] = live
  if (!one) return []
  const [item] = one.items.data
  const at = (seconds: number) => new Date(seconds * 1000)
  const dueAt =
    one.status === 'past_due' ? new Date(at(stripe.invoice(one.latest_invoice).created).getTime() + GRACE_MS) : null
  // Nobody keeps a plan that was not paid for.
  if (dueAt) expect(dueAt.getTime(), story).toBeGreaterThan(Date.now())
  const endsAt = one.cancel_at_period_end ? at(item.current_period_end) : null
  const expireAt = endsAt && dueAt ? new Date(Math.min(endsAt.getTime(), dueAt.getTime())) : (endsAt ?? dueAt)
  if (expireAt && expireAt <= new Date()) return []
  return [
    {
      id: one.id,
      plan: item.price.id.replace('price_', ''),
      price_cents: item.price.unit_amount ?? 0,
      period_end: at(item.current_period_end),
      canceled_at: endsAt && one.canceled_at !== null ? at(one.canceled_at) : null,
      expire_at: expireAt,
      payment_due_at: dueAt,
    },
  ]
}

async function runningHere({ database }: TwoProcesses, payer: Payer): Promise<Running[]> {
  const { rows } = await database.query<Running>(
    `select stripe_subscription_id as id, plans.name as plan, subscriptions.price_cents, period_end, canceled_at, expire_at, payment_due_at
      from subscriptions join plans on plans.id = plan_id
      where user_id = $1 and (expire_at is null or expire_at > now())`,
    [payer.id],
  )
  return rows
}
