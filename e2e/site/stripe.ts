import { calls, type Plan } from '@huebook/contract'
import { type StripeServer, startStripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'

/** What each paid plan costs there, in cents. */
export const PRICES = { price_starter: 499, price_advanced: 999 }
/** The key that an administrator sets. */
export const STRIPE_KEY = 'sk_test_of_the_site'
export const WEBHOOK_SECRET = 'whsec_of_the_site'

/** Somebody who plays Stripe: its address goes into STRIPE_API_BASE. */
export const playStripe = (): Promise<StripeServer> => startStripeServer(PRICES)

/** Sets up card payments as an administrator would: keys, the price of each plan, and where events are told. */
export async function setUpPayments(address: string, adminToken: string, stripe: StripeServer): Promise<void> {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const setting = (name: string) => calls.updateSetting.path.replace('{name}', name)
  await send('PATCH', setting('stripe_key'), { value: STRIPE_KEY })
  await send('PATCH', setting('stripe_webhook_secret'), { value: WEBHOOK_SECRET })
  for (const plan of (await send('GET', calls.listPlans.path)) as Plan[])
    if (plan.paid)
      await send('POST', calls.updatePlan.path.replace('{name}', plan.name), {
        name: plan.name,
        title: plan.title,
        description: plan.description,
        price: plan.price,
        publicPageLimit: plan.public_page_limit,
        pageCreationLimit: plan.page_creation_limit,
        stripePriceId: `price_${plan.name}`,
      })
  stripe.deliverTo(`${address}/api${calls.stripeWebhook.path}`, WEBHOOK_SECRET)
}
