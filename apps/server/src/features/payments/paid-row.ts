import { PAYMENT_GRACE_DAYS, type PlanId } from '@huebook/contract'
import type { PaidSubscription } from '#platform/payments/payments.ts'

const GRACE_MS = PAYMENT_GRACE_DAYS * 24 * 60 * 60 * 1000

/** What is kept here of a subscription: all that decides what somebody may do, and until when. */
export interface PaidRow {
  stripeSubscriptionId: string
  planId: PlanId
  priceCents: number
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  canceledAt: Date | null
  expireAt: Date | null
  paymentDueAt: Date | null
}

/** Whether it goes on month by month, with no end in sight. */
export const isRenewing = ({ expireAt }: Pick<PaidRow, 'expireAt'>): boolean => expireAt === null

/** When the paid features end if a payment that has failed is not made up for. */
export const graceEnd = ({ dueSince }: PaidSubscription): Date | null =>
  dueSince && new Date(dueSince.getTime() + GRACE_MS)

/** What of the provider's knowledge is kept here. */
export function rowOf(subscription: PaidSubscription, planId: PlanId, now: Date): PaidRow {
  const { id, state, priceCents, createdAt, periodStart, periodEnd, endsAt } = subscription
  const isOver = state === 'over'
  const paymentDueAt = isOver ? null : graceEnd(subscription)
  return {
    stripeSubscriptionId: id,
    planId,
    priceCents,
    createdAt,
    periodStart,
    periodEnd,
    canceledAt: isOver || endsAt ? (subscription.canceledAt ?? now) : null,
    // What is over is over, whatever time it is there.
    expireAt: isOver ? earliest(endsAt, now) : earliest(endsAt, paymentDueAt),
    paymentDueAt,
  }
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
