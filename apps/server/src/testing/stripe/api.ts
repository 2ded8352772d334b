import type { StripeAccount } from './account.ts'
import { type Form, fields, text, texts } from './form-body.ts'
import { Refusal } from './wire.ts'

export interface Route {
  method: string
  path: RegExp
  answer(given: Form, id: string): object
}

const LIST_LIMIT = 10

/** The calls of Stripe's API that this product makes. */
export function routesOf(account: StripeAccount): Route[] {
  const route = (method: string, path: string, answer: Route['answer']): Route => ({
    method,
    path: new RegExp(`^/v1/${path.replace('{id}', '([\\w]+)')}$`),
    answer,
  })
  /** Answers what has these values, the newest first. */
  const list = <Item extends { id: string }>(url: string, items: Iterable<Item>, given: Form) => {
    const all = [...items].reverse()
    const after = text(given['starting_after'])
    const begin = after ? all.findIndex(({ id }) => id === after) + 1 : 0
    const end = begin + Number(text(given['limit']) ?? LIST_LIMIT)
    return { object: 'list', url, data: all.slice(begin, end), has_more: end < all.length }
  }
  const ofCustomer = (given: Form) => {
    const customer = text(given['customer'])
    // Stripe knows everybody it was asked about, or says so.
    if (customer) account.customer(customer)
    return ({ customer: own }: { customer: string }) => !customer || own === customer
  }

  return [
    route('GET', 'account', () => account.account),

    route('GET', 'prices/{id}', (_given, id) => account.price(id)),

    route('POST', 'customers', (given) =>
      account.createCustomer({ email: text(given['email']) ?? null, metadata: texts(given['metadata']) }),
    ),
    route('GET', 'customers/{id}', (_given, id) => account.everyCustomer(id)),
    route('POST', 'customers/{id}', (given, id) =>
      Object.assign(account.customer(id), { email: text(given['email']) ?? null }),
    ),
    route('DELETE', 'customers/{id}', (_given, id) => account.deleteCustomer(id)),

    route('GET', 'subscriptions', (given) => {
      const isOwn = ofCustomer(given)
      const isAsked = (status: string) => text(given['status']) === 'all' || status !== 'canceled'
      const found = [...account.subscriptions.values()].filter((one) => isOwn(one) && isAsked(one.status))
      const expands = Object.values(fields(given['expand'])).includes('data.latest_invoice')
      const page = list('/v1/subscriptions', found, given)
      if (!expands) return page
      return {
        ...page,
        data: page.data.map((one) => ({ ...one, latest_invoice: account.invoices.get(one.latest_invoice) ?? null })),
      }
    }),
    route('POST', 'subscriptions/{id}', (given, id) => {
      const price = text(fields(fields(given['items'])['0'])['price'])
      const atEnd = text(given['cancel_at_period_end'])
      return account.change(id, {
        ...(price && { price }),
        billsAtOnce: given['proration_behavior'] === 'always_invoice',
        needsPayment: given['payment_behavior'] === 'error_if_incomplete',
        ...(atEnd && { cancel_at_period_end: atEnd === 'true' }),
        ...(given['cancel_at'] === '' && { cancel_at: '' }),
      })
    }),
    route('DELETE', 'subscriptions/{id}', (_given, id) => {
      const found = account.subscription(id)
      if (found.status === 'canceled')
        throw new Refusal(404, 'invalid_request_error', 'resource_missing', 'No such subscription')
      return account.end(found)
    }),

    route('POST', 'checkout/sessions', (given) =>
      account.createSession(
        {
          customer: text(given['customer']) ?? '',
          client_reference_id: text(given['client_reference_id']) ?? null,
          success_url: text(given['success_url']) ?? '',
          cancel_url: text(given['cancel_url']) ?? '',
        },
        {
          price: text(fields(fields(given['line_items'])['0'])['price']) ?? '',
          metadata: texts(given['metadata']),
          subscriptionMetadata: texts(fields(given['subscription_data'])['metadata']),
        },
      ),
    ),
    route('GET', 'checkout/sessions', (given) =>
      list('/v1/checkout/sessions', [...account.sessions.values()].filter(ofCustomer(given)), given),
    ),
    route('POST', 'checkout/sessions/{id}/expire', (_given, id) => account.expireSession(id)),

    route('POST', 'billing_portal/sessions', (given) =>
      account.openPortal(text(given['customer']) ?? '', text(given['return_url']) ?? ''),
    ),

    route('GET', 'invoices', (given) => {
      const isOwn = ofCustomer(given)
      const subscription = text(given['subscription'])
      const status = text(given['status'])
      const found = [...account.invoices.values()].filter(
        (one) =>
          isOwn(one) &&
          (!subscription || one.parent.subscription_details.subscription === subscription) &&
          (!status || one.status === status),
      )
      return list('/v1/invoices', found, given)
    }),
    route('POST', 'invoices/{id}/void', (_given, id) => account.voidInvoice(id)),
    route('GET', 'invoice_payments', (given) =>
      list(
        '/v1/invoice_payments',
        [...account.payments.values()].filter((one) => one.invoice === text(given['invoice'])),
        given,
      ),
    ),
    route('POST', 'refunds', (given) => account.refund(text(given['payment_intent']) ?? '')),
  ]
}
