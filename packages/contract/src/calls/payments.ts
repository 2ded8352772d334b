import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { AccountMismatch, Invoice, Moment, paginated, Subscription, User, UserId } from '../entities.ts'
import { listQuery } from './list-query.ts'

/** A page of the payment provider's, or of this site where there is nothing left to pay. */
const elsewhere = z.object({ url: z.url() })

export const paymentCalls = defineCalls({
  checkout: {
    method: 'POST',
    path: '/stripe/checkout',
    audience: 'ordinary',
    summary:
      'Start paying for a plan. Whoever has one already changes it, prorated, and is led on to the result; ' +
      'whoever owes a payment is led to that bill first',
    body: z.object({ priceId: z.string().min(1).max(255) }),
    response: elsewhere,
    errors: ['NOT_CONFIGURED', 'PLAN_NOT_FOUND', 'PAYMENT_FAILED', 'CONFLICT', 'PROVIDER_FAILED'],
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
    errors: ['MALFORMED', 'NOT_CONFIGURED'],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/stripe/subscription/cancel',
    audience: 'ordinary',
    summary: "Cancel the plan at the period's end; at once while a payment is due, since nothing is paid for",
    response: z.object({ canceled_at: Moment, expire_at: Moment }),
    errors: ['NO_PAID_PLAN', 'CONFLICT', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  resumeSubscription: {
    method: 'POST',
    path: '/stripe/subscription/resume',
    audience: 'ordinary',
    summary: 'Go on with a plan that was canceled and has not ended yet',
    response: User,
    errors: ['NO_PAID_PLAN', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  resumeUserSubscription: {
    method: 'POST',
    path: '/users/{id}/subscription/resume',
    audience: 'admin',
    summary: 'Let a plan renew again that ends only because its payer was blocked',
    params: z.object({ id: UserId }),
    response: User,
    errors: ['USER_NOT_FOUND', 'CONFLICT', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  refreshSubscription: {
    method: 'POST',
    path: '/stripe/subscription/refresh',
    audience: 'ordinary',
    summary: 'Look at what Stripe knows right now, for whoever has just paid and is not told of it',
    response: User,
    errors: ['NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  moveToPaymentAccount: {
    method: 'POST',
    path: '/stripe/account/move',
    audience: 'admin',
    summary: 'Take payments at the Stripe account of the key, although people pay at another one: their plans end here',
    body: AccountMismatch.pick({ of_key: true, of_customers: true }).describe(
      'Both accounts, as the status tells them',
    ),
    response: z.object({
      payers: z.int().describe('How many people had a plan that they paid for at the other account'),
    }),
    errors: ['CONFLICT', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  openBillingPortal: {
    method: 'POST',
    path: '/stripe/portal',
    audience: 'ordinary',
    summary: "Open Stripe's own page for cards and bills",
    response: elsewhere,
    errors: ['NO_PAID_PLAN', 'NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  listInvoices: {
    method: 'GET',
    path: '/stripe/invoices/list',
    audience: 'ordinary',
    summary: 'List the latest bills, the newest first; none for whoever has never paid',
    response: z.array(Invoice),
    errors: ['NOT_CONFIGURED', 'PROVIDER_FAILED'],
  },
  paginateSubscriptions: {
    method: 'GET',
    path: '/subscriptions/paginate',
    audience: 'admin',
    summary: 'List subscriptions, the latest first, found by email, plan and payment id',
    query: listQuery,
    response: paginated(Subscription),
  },
})
