import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { readSubscription } from './stripe-subscription.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const moment = (seconds: number) => new Date(seconds * 1000)

/** As Stripe answers it, as far as anybody here looks. */
const subscription = (given: Partial<Stripe.Subscription>): Stripe.Subscription =>
  ({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    created: 0,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: { created: 2 * HOUR },
    metadata: { plan: 'starter' },
    items: {
      data: [
        {
          id: 'si_1',
          price: { id: 'price_1', unit_amount: 499 },
          current_period_start: HOUR,
          current_period_end: 30 * DAY,
        },
      ],
    },
    ...given,
  }) as unknown as Stripe.Subscription

describe('a subscription at Stripe', () => {
  test.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'payment due'],
    ['unpaid', 'payment due'],
    ['canceled', 'over'],
    ['paused', 'over'],
    ['incomplete', undefined],
    ['incomplete_expired', undefined],
  ] as const)('that is %s counts as %s', (status, state) => {
    expect(readSubscription(subscription({ status }))?.state).toBe(state)
  })

  test.each([
    ['goes on', {}, null],
    ['is to end with its month', { cancel_at_period_end: true }, moment(30 * DAY)],
    ['is to end at a date', { cancel_at: DAY }, moment(DAY)],
    ['has ended before its date', { status: 'canceled', cancel_at: DAY, ended_at: 3 * HOUR }, moment(3 * HOUR)],
  ] as const)('that %s says until when', (_what, given, endsAt) => {
    expect(readSubscription(subscription(given))?.endsAt).toEqual(endsAt)
  })

  test('owes since its last bill, and nothing while it is paid', () => {
    expect(readSubscription(subscription({ status: 'past_due' }))?.dueSince).toEqual(moment(2 * HOUR))
    expect(readSubscription(subscription({}))?.dueSince).toBeNull()
  })
})
