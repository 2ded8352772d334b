import type Stripe from 'stripe'
import type { PaidSubscription } from './payments.ts'

const moment = (seconds: number): Date => new Date(seconds * 1000)
const momentOr = (seconds: number | null): Date | null => (seconds === null ? null : moment(seconds))

const STATES: Partial<Record<Stripe.Subscription.Status, PaidSubscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'payment due',
  // Given up by Stripe and left open: the same to us, only that its time is over.
  unpaid: 'payment due',
  canceled: 'over',
  paused: 'over',
}

export const customerId = ({ customer }: Pick<Stripe.Subscription, 'customer'>): string =>
  typeof customer === 'string' ? customer : customer.id

/** Nothing of what was begun and never paid for, nor of what has no price of ours. */
export function readSubscription(subscription: Stripe.Subscription): PaidSubscription | undefined {
  const state = STATES[subscription.status]
  const [item] = subscription.items.data
  if (!state || !item) return undefined
  const periodEnd = moment(item.current_period_end)
  const { latest_invoice, ended_at, cancel_at, cancel_at_period_end } = subscription
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  return {
    id: subscription.id,
    customer: customerId(subscription),
    state,
    itemId: item.id,
    priceId: item.price.id,
    priceCents: item.price.unit_amount ?? 0,
    soldAs: subscription.metadata['plan'],
    createdAt: moment(subscription.created),
    periodStart: moment(item.current_period_start),
    periodEnd,
    canceledAt: momentOr(subscription.canceled_at),
    endsAt: momentOr(ended_at ?? cancel_at) ?? (cancel_at_period_end ? periodEnd : null),
    endsWithPeriod: cancel_at_period_end,
    dueSince: state === 'payment due' ? moment(invoice?.created ?? item.current_period_start) : null,
  }
}
