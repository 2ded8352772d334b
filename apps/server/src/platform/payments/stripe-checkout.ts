import type Stripe from 'stripe'
import { createOnce } from './create-once.ts'
import type { Order } from './payments.ts'
import { isKeyTaken, isRefusal } from './stripe-failure.ts'

/** Sessions looked at: of one customer hardly any are open, and those are the newest. */
const SESSIONS = 100
/** How often to look again when somebody does the same at the same moment. */
const ROUNDS = 5

/**
 * The one page a customer can pay on. Whoever asks twice gets the same page, and whoever asks for another plan closes the
 * first: two open pages could both be paid. The key of a new one names the latest before it, so that of two who ask at
 * the same moment, for whichever plan and in whichever process, only one can open a page. Where that key is taken and no
 * page has come of it, whoever took it has failed.
 */
export async function openSession(client: Stripe, order: Order): Promise<string | null> {
  const { customer, userId, priceId, plan } = order
  const latest = async () => (await client.checkout.sessions.list({ customer, limit: SESSIONS })).data
  for (let round = 0; round < ROUNDS; round += 1) {
    const sessions = await latest()
    const open = sessions.filter(({ status }) => status === 'open')
    const [same] = open.filter(({ metadata, url }) => metadata?.['price'] === priceId && url)
    const others = open.filter((session) => session !== same)
    if (!(await closeAll(client, others))) return null
    if (same?.url) return same.url
    const wanted: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata: { price: priceId },
      subscription_data: { metadata: { user_id: userId, plan } },
    }
    try {
      const session = await createOnce(
        `checkout ${customer} after ${sessions[0]?.id ?? 'none'}`,
        (key) => client.checkout.sessions.create(wanted, key),
        async () => (await latest())[0]?.id === sessions[0]?.id,
      )
      if (session.status === 'open' && session.url) return session.url
    } catch (error) {
      if (!isKeyTaken(error)) throw error
    }
  }
  return null
}

/** Answers whether none of them was paid on at that moment. */
async function closeAll(client: Stripe, sessions: readonly Stripe.Checkout.Session[]): Promise<boolean> {
  for (const { id } of sessions)
    try {
      await client.checkout.sessions.expire(id)
    } catch (error) {
      if (isRefusal(error)) return false
      throw error
    }
  return true
}
