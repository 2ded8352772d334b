import type { StripeAccount } from '../../apps/server/src/testing/stripe/account.ts'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { PRICES, playStripe, STRIPE_KEY } from '../site/stripe.ts'

export const KEYS = {
  right: STRIPE_KEY,
  other: 'sk_test_of_somebody_else',
  /** May not know its own account: it is recognised by the customers it does not know. */
  otherRestricted: 'rk_test_of_somebody_else',
  revoked: 'sk_test_of_yesterday',
}

export interface StripeAccounts {
  /** Stripe itself, and the account of the site there. */
  own: StripeServer
  others: StripeAccount[]
}

/** Three accounts at one Stripe: the key says whose books are looked at, and one that was revoked opens none. */
export async function playStripeAccounts(): Promise<StripeAccounts> {
  const own = await playStripe()
  own.revoked.add(KEYS.revoked)
  return { own, others: [KEYS.other, KEYS.otherRestricted].map((key) => own.openAccount(key, PRICES)) }
}
