import Stripe from 'stripe'

/** What an event tells: which one it is, and whom to look at. */
export interface PaymentEvent {
  id: string
  customer: string | undefined
  /** Whose it says that it is. */
  userId: string | undefined
}

/** Answers nothing for what Stripe has not signed with this secret, or not lately. */
export function readStripeEvent(body: Uint8Array, signature: string, secret: string): PaymentEvent | undefined {
  try {
    const { id, data } = Stripe.webhooks.constructEvent(body, signature, secret)
    const object = data.object as Partial<Stripe.Subscription | Stripe.Customer>
    return { id, customer: customerOf(object), userId: object.metadata?.['user_id'] }
  } catch {
    return undefined
  }
}

function customerOf(object: Partial<Stripe.Subscription | Stripe.Customer>): string | undefined {
  if (object.object === 'customer') return object.id
  const { customer } = object as Partial<Stripe.Subscription>
  return typeof customer === 'object' ? customer?.id : customer
}
