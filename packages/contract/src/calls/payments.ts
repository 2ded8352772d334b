import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { Moment, paginated, Subscription } from '../entities.ts'
import { listQuery } from './list-query.ts'

export const paymentCalls = defineCalls({
  checkout: {
    method: 'POST',
    path: '/stripe/checkout',
    audience: 'user',
    summary: 'Start paying for a plan',
    body: z.object({ priceId: z.string().min(1).max(255) }),
    response: z.object({ url: z.url() }),
    errors: ['NOT_CONFIGURED', 'PLAN_NOT_FOUND', 'PROVIDER_FAILED'],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/stripe/webhook',
    audience: 'public',
    summary: "Take Stripe's signed event",
    bodyType: 'raw',
    // Events carry whole invoices, whose lines may be many.
    bodyMaxBytes: 512 * 1024,
    response: z.object({ received: z.literal(true) }),
  },
  cancelSubscription: {
    method: 'POST',
    path: '/stripe/subscription/cancel',
    audience: 'user',
    summary: "Cancel the plan at the period's end",
    response: z.object({ canceled_at: Moment, expire_at: Moment }),
    errors: ['NO_PAID_PLAN', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  paginateSubscriptions: {
    method: 'GET',
    path: '/subscriptions/paginate',
    audience: 'admin',
    summary: 'List subscriptions',
    query: listQuery,
    response: paginated(Subscription),
  },
})
