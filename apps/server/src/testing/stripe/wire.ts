/** Stripe's objects, as far as anybody here looks at them. Moments are seconds, amounts are cents. */

export interface Customer {
  id: string
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
  /** Less than nothing is what they have to their credit. */
  balance: number
  deleted?: true
}

export interface Session {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  customer: string
  client_reference_id: string | null
  status: 'open' | 'complete' | 'expired'
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  subscription: string | null
  url: string | null
  created: number
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid'
  created: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  latest_invoice: string
  metadata: Record<string, string>
  items: { object: 'list'; data: [Item]; has_more: false; url: string }
}

interface Item {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export interface Price {
  id: string
  object: 'price'
  active: boolean
  /** None where it has tiers. */
  unit_amount: number | null
  currency: string
  /** None of what is paid for once. */
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null
}

export interface Invoice {
  id: string
  object: 'invoice'
  number: string
  customer: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  status: 'paid' | 'open' | 'void'
  total: number
  amount_due: number
  amount_paid: number
  hosted_invoice_url: string
  created: number
}

export interface InvoicePayment {
  id: string
  object: 'invoice_payment'
  invoice: string
  status: 'paid'
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded'
}

export interface Event {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/** What Stripe refuses, in its own words. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined

  constructor(status: number, type: string, code: string | undefined, message: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const missing = (what: string, id: string): Refusal =>
  new Refusal(404, 'invalid_request_error', 'resource_missing', `No such ${what}: '${id}'`)
export const invalid = (message: string, code?: string): Refusal =>
  new Refusal(400, 'invalid_request_error', code, message)
export const declined = (): Refusal => new Refusal(402, 'card_error', 'card_declined', 'Your card was declined.')
