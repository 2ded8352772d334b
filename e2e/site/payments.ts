import { calls } from '@huebook/contract'
import { type StripeServer, startStripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { createFirstAdmin } from './first-admin.ts'
import type { Site } from './start-site.ts'

export const PRICES = { starter: 'price_starter', advanced: 'price_advanced' }

export const openStripe = (): Promise<StripeServer> =>
  startStripeServer({ [PRICES.starter]: 499, [PRICES.advanced]: 999 })

const SECRET = 'whsec_of_the_site'

/** Sets a new site up to take payments, as its administrator would; without prices nobody can buy a plan yet. */
export async function takePayments({ address, output }: Site, stripe: StripeServer): Promise<{ token: string }> {
  const { token } = await createFirstAdmin(address, output())
  const set = (name: string, value: string) =>
    fetch(`${address}/api${calls.updateSetting.path.replace('{name}', name)}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ value }),
    })
  await set('stripe_key', 'sk_test_of_the_site')
  await set('stripe_webhook_secret', SECRET)
  stripe.deliverTo(`${address}/api${calls.stripeWebhook.path}`, SECRET)
  return { token }
}
