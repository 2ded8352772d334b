import { type Call, calls } from '@huebook/contract'
import { tooOften } from '#http/app-error.ts'
import { type Endpoint, endpoint, type Input } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Limit, Limiter } from '#platform/limits/limiter.ts'
import type { createMoveAccount } from './account.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import type { TakeEvent } from './webhook.service.ts'

/** Each asks Stripe several times, and Stripe answers all of the site's people only so often. */
const PER_PERSON: Limit = { name: 'payments', max: 120, minutes: 60 }

interface Services {
  db: Db
  limiter: Pick<Limiter, 'take'>
  checkout: CheckoutService
  subscriptions: SubscriptionService
  moveAccount: ReturnType<typeof createMoveAccount>
  takeEvent: TakeEvent
}

export function paymentRoutes({ db, limiter, checkout, subscriptions, moveAccount, takeEvent }: Services): Endpoint[] {
  const paced =
    <C extends Call & { audience: 'ordinary' }, Answer>(act: (input: Input<C>) => Promise<Answer>) =>
    async (input: Input<C>): Promise<Answer> => {
      const { id } = input.user as Input<Call & { audience: 'ordinary' }>['user']
      const wait = await db.transaction((tx) => limiter.take(tx, PER_PERSON, id))
      if (wait > 0) throw tooOften(wait)
      return act(input)
    }

  return [
    endpoint(
      calls.checkout,
      paced(({ user, body }) => checkout.checkout(user.id, body.priceId)),
    ),
    endpoint(
      calls.openBillingPortal,
      paced(({ user }) => checkout.openPortal(user.id)),
    ),
    endpoint(
      calls.listInvoices,
      paced(({ user }) => checkout.listInvoices(user.id)),
    ),
    endpoint(
      calls.cancelSubscription,
      paced(({ user }) => subscriptions.cancel(user.id)),
    ),
    endpoint(
      calls.resumeSubscription,
      paced(({ user }) => subscriptions.resume(user.id)),
    ),
    endpoint(calls.resumeUserSubscription, ({ user, params }) => subscriptions.resumeStopped(user, params.id)),
    endpoint(
      calls.refreshSubscription,
      paced(({ user }) => subscriptions.refresh(user.id)),
    ),
    endpoint(calls.moveToPaymentAccount, ({ user, body }) => moveAccount(user, body)),
    endpoint(calls.stripeWebhook, ({ body, request }) =>
      takeEvent(body ?? new Uint8Array(), String(request.headers['stripe-signature'] ?? '')),
    ),
  ]
}
