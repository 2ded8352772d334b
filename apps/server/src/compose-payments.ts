import { createMoveAccount, findAnotherAccount, isSurelyOurs, requireOurAccount } from '#features/payments/account.ts'
import { createCheckoutService } from '#features/payments/checkout.service.ts'
import { createConverge } from '#features/payments/converge.ts'
import {
  createPaymentJobs,
  promiseLaterLook,
  promiseStopRenewing,
  reconcileIfDue,
} from '#features/payments/payment-jobs.ts'
import { createPaymentMail } from '#features/payments/payment-mail.ts'
import { paymentQueries } from '#features/payments/payments.queries.ts'
import { createSubscriptionService } from '#features/payments/subscriptions.service.ts'
import { createTakeEvent } from '#features/payments/webhook.service.ts'
import type { Tx } from '#platform/db/handle.ts'
import { chooseProvider } from '#platform/payments/choose-provider.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Deps } from './app.ts'

interface Parts extends Pick<Deps, 'db' | 'log' | 'mailer'> {
  config: Pick<Deps['config'], 'stripe' | 'publicUrl'>
  accounts: Pick<Accounts, 'present'>
  audit: Pick<Audit, 'write'>
  onSignedEvent(tx: Tx, secret: string): Promise<void>
  onComparison(): Promise<void>
  settings: { secret(name: 'stripe_key' | 'stripe_webhook_secret'): Promise<string>; siteName(): Promise<string> }
}

/** Puts together all that has to do with money: who takes it, what people do with it, and the work that goes on without them. */
export function composePayments(parts: Parts) {
  const { db, log, mailer, config, accounts, audit, settings, onSignedEvent, onComparison } = parts
  const { publicUrl } = config
  const anyProvider = chooseProvider({
    readKey: () => settings.secret('stripe_key'),
    async connect(key) {
      // Only now: most sites start without a key, and sooner without the library.
      const { createStripeProvider } = await import('#platform/payments/stripe-provider.ts')
      return createStripeProvider({ key, options: config.stripe, log })
    },
  })
  const provider = requireOurAccount({ db, log, provider: anyProvider })
  const converge = createConverge({ db, log, provider, lookAgain: promiseLaterLook, stopRenewing: promiseStopRenewing })
  return {
    checkout: createCheckoutService({ db, provider, converge, publicUrl }),
    subscriptions: createSubscriptionService({ db, provider, converge, accounts, audit }),
    moveAccount: createMoveAccount({ db, log, provider: anyProvider, audit }),
    takeEvent: createTakeEvent({
      db,
      readSecret: () => settings.secret('stripe_webhook_secret'),
      readEvent: async (...event) => (await import('#platform/payments/stripe-event.ts')).readStripeEvent(...event),
      onSigned: onSignedEvent,
    }),
    tasks: createPaymentJobs({
      db,
      provider,
      converge,
      isSurelyOurs: (from) => isSurelyOurs(db, from),
      onComparison,
    }),
    mail: createPaymentMail({ db, mailer, publicUrl, siteName: settings.siteName }),
    reconcile: async () => {
      if ((await settings.secret('stripe_key')) !== '') await reconcileIfDue(db)
    },
    tryKey: async () => (await anyProvider()).tryKey(),
    findAnotherAccount: async () => findAnotherAccount(db, await anyProvider()),
    findPrice: async (id: string) => (await anyProvider()).findPrice(id),
    sweep: () => paymentQueries(db).forgetEvents(),
  }
}
