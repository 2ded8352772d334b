import { creditRoutes } from '#features/credits/credits.routes.ts'
import { createCreditService } from '#features/credits/credits.service.ts'
import { giftRoutes } from '#features/gifts/gifts.routes.ts'
import { createGiftService } from '#features/gifts/gifts.service.ts'
import { createMoveAccount, findAnotherAccount, isSurelyOurs, requireOurAccount } from '#features/payments/account.ts'
import { createCheckoutService } from '#features/payments/checkout.service.ts'
import { createConverge } from '#features/payments/converge.ts'
import {
  createPaymentJobs,
  promiseLaterRefresh,
  promiseStopRenewing,
  reconcileIfDue,
} from '#features/payments/payment-jobs.ts'
import { createPaymentMail } from '#features/payments/payment-mail.ts'
import { paymentQueries } from '#features/payments/payments.queries.ts'
import { paymentRoutes } from '#features/payments/payments.routes.ts'
import { subscriptionListRoutes } from '#features/payments/subscription-list.ts'
import { createSubscriptionService } from '#features/payments/subscriptions.service.ts'
import { createTakeEvent } from '#features/payments/webhook.service.ts'
import { planRoutes } from '#features/plans/plans.routes.ts'
import { createPlanService } from '#features/plans/plans.service.ts'
import { createStripeCheck } from '#features/status/stripe-check.ts'
import { presentSubscription } from '#features/users/user.presenter.ts'
import { chooseProvider } from '#platform/payments/choose-provider.ts'
import { type Area, SWEEP_EXPIRED_MS } from './area.ts'
import type { Foundation } from './foundation.ts'

type Needs = Pick<
  Foundation,
  'config' | 'db' | 'log' | 'keyedHash' | 'notices' | 'limiter' | 'mailer' | 'accounts' | 'audit' | 'settings'
>

/** How often to see whether it is time to compare all payments, in milliseconds. */
const RECONCILE_MS = 30 * 60 * 1000

/** Plans and who pays for them, the credits of a month, and what administrators give away. */
export function createPayments({ config, db, log, keyedHash, limiter, accounts, audit, settings, ...needs }: Needs) {
  const { publicUrl } = config
  const readKey = () => settings.secret('stripe_key')
  const plans = createPlanService({
    db,
    notices: needs.notices,
    audit,
    takesPayments: async () => (await readKey()) !== '',
  })
  const credits = createCreditService({ db, accounts })
  const gifts = createGiftService({ db, accounts, credits, audit })

  const anyProvider = chooseProvider({
    readKey,
    async connect(key) {
      // Only now: most sites start without a key, and sooner without the library.
      const { createStripeProvider } = await import('#platform/payments/stripe-provider.ts')
      return createStripeProvider({ key, options: config.stripe, log })
    },
  })
  const stripeCheck = createStripeCheck({
    db,
    keyedHash,
    readKey,
    listPaidPlans: plans.listPaid,
    tryStripe: async () => (await anyProvider()).tryKey(),
    findAnotherAccount: async () => findAnotherAccount(db, await anyProvider()),
    findPrice: async (id) => (await anyProvider()).findPrice(id),
  })
  const provider = requireOurAccount({ db, log, provider: anyProvider })
  const converge = createConverge({
    db,
    log,
    provider,
    refreshLater: promiseLaterRefresh,
    stopRenewing: promiseStopRenewing,
  })

  return {
    plans,
    credits,
    gifts,
    checkStripe: stripeCheck.check,

    endpoints: [
      ...planRoutes(plans, stripeCheck.checkPlans),
      ...creditRoutes(credits),
      ...giftRoutes(gifts),
      ...paymentRoutes({
        db,
        limiter,
        checkout: createCheckoutService({ db, provider, converge, publicUrl }),
        subscriptions: createSubscriptionService({ db, provider, converge, accounts, audit }),
        moveAccount: createMoveAccount({ db, log, provider: anyProvider, audit }),
        takeEvent: createTakeEvent({
          db,
          readSecret: () => settings.secret('stripe_webhook_secret'),
          readEvent: async (...event) => (await import('#platform/payments/stripe-event.ts')).readStripeEvent(...event),
          onSigned: stripeCheck.eventArrived,
        }),
      }),
      ...subscriptionListRoutes({ db, present: presentSubscription }),
    ],
    tasks: {
      mails: [createPaymentMail({ db, mailer: needs.mailer, publicUrl, siteName: settings.siteName })],
      payments: createPaymentJobs({
        db,
        provider,
        converge,
        isSurelyOurs: (from) => isSurelyOurs(db, from),
        onComparison: stripeCheck.check,
      }),
    },
    sweeps: [
      { task: 'sweep of credits', everyMs: SWEEP_EXPIRED_MS, run: credits.sweep },
      { task: 'sweep of payment events', everyMs: SWEEP_EXPIRED_MS, run: () => paymentQueries(db).forgetEvents() },
      {
        task: 'comparison of payments',
        everyMs: RECONCILE_MS,
        run: async () => {
          if ((await readKey()) !== '') await reconcileIfDue(db)
        },
      },
    ],
  } satisfies Area & Record<string, unknown>
}
