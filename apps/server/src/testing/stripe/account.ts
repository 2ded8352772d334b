import { createBilling } from './billing.ts'
import { createBook, type Prices } from './book.ts'
import { type Customer, declined, invalid, missing, type Session } from './wire.ts'

export type StripeAccount = ReturnType<typeof openStripeAccount>

/** One account at Stripe: its customers, what they are asked to pay for, and what they have. */
export function openStripeAccount(prices: Prices, pageUrl: (path: string) => string, accountId?: string) {
  const book = createBook(prices)
  const id = accountId ?? book.newId('acct')
  const billing = createBilling(book, pageUrl)
  const sessions = new Map<string, Session>()
  /** What each session sells, which its own object does not say. */
  const orders = new Map<string, { price: string; metadata: Record<string, string> }>()

  const portals = new Map<string, { customer: string; return_url: string }>()

  function session(id: string): Session {
    const found = sessions.get(id)
    if (!found) throw missing('checkout.session', id)
    return found
  }

  function requireOpen(id: string): Session {
    const found = session(id)
    if (found.status !== 'open') throw invalid(`This Session is ${found.status}.`, 'resource_missing')
    return found
  }

  return {
    ...book,
    ...billing,
    /** As its keys' owner reads it. */
    account: { id, object: 'account' },
    sessions,
    session,

    createCustomer(given: Pick<Customer, 'email' | 'metadata'>): Customer {
      const customer: Customer = { id: book.newId('cus'), object: 'customer', balance: 0, ...given }
      book.customers.set(customer.id, customer)
      return customer
    },

    /** As Stripe does it: what they subscribed to ends at once, and so does every page to pay on. */
    deleteCustomer(id: string): Customer {
      const customer = book.customer(id)
      for (const one of billing.subscriptionsOf(id)) if (one.status !== 'canceled') billing.end(one)
      for (const one of sessions.values()) if (one.customer === id && one.status === 'open') one.status = 'expired'
      customer.deleted = true
      book.emit('customer.deleted', customer)
      return customer
    },

    createSession(
      given: Pick<Session, 'customer' | 'client_reference_id' | 'success_url' | 'cancel_url'>,
      more: {
        price: string
        metadata: Record<string, string>
        subscriptionMetadata: Record<string, string>
      },
    ): Session {
      book.customer(given.customer)
      book.price(more.price)
      const id = book.newId('cs_test')
      const created: Session = {
        id,
        object: 'checkout.session',
        mode: 'subscription',
        status: 'open',
        subscription: null,
        url: pageUrl(`/pay/${id}`),
        created: book.now(),
        metadata: more.metadata,
        ...given,
      }
      sessions.set(id, created)
      orders.set(id, { price: more.price, metadata: more.subscriptionMetadata })
      return created
    },

    openPortal(customer: string, return_url: string) {
      book.customer(customer)
      const id = book.newId('bps')
      const opened = { id, object: 'billing_portal.session', customer, return_url, url: pageUrl(`/portal/${id}`) }
      portals.set(id, opened)
      return opened
    },

    portal(id: string) {
      const found = portals.get(id)
      if (!found) throw missing('billing_portal.session', id)
      return found
    },

    expireSession(id: string): Session {
      const open = requireOpen(id)
      Object.assign(open, { status: 'expired', url: null })
      book.emit('checkout.session.expired', open)
      return open
    },

    /** What somebody does on the page of a session. */
    pay(id: string): Session {
      const open = requireOpen(id)
      const order = orders.get(id)
      if (!order) throw missing('checkout.session', id)
      if (book.declining.has(open.customer)) throw declined()
      const subscription = billing.subscribe(open.customer, order.price, order.metadata)
      Object.assign(open, { status: 'complete', url: null, subscription: subscription.id })
      book.emit('checkout.session.completed', open)
      return open
    },
  }
}
