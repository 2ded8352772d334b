import type { Book } from './book.ts'
import {
  declined,
  type Invoice,
  type InvoicePayment,
  invalid,
  missing,
  type Refund,
  type Subscription,
} from './wire.ts'

/** A month here, in seconds. */
const MONTH = 30 * 24 * 60 * 60

export interface Change {
  price?: string
  /** Whether the difference is billed at once; else it waits for the next bill, which nobody here looks at. */
  billsAtOnce?: boolean
  /** Whether nothing changes where the difference cannot be paid. */
  needsPayment?: boolean
  cancel_at_period_end?: boolean
  cancel_at?: ''
}

/** How subscriptions are paid for, renewed, changed and ended. */
export function createBilling(book: Book, pageUrl: (path: string) => string) {
  const { subscriptions, invoices, refunds, declining, now, newId, emit } = book
  const payments = new Map<string, InvoicePayment>()

  const itemOf = (subscription: Subscription) => subscription.items.data[0]
  const subscriptionsOf = (customer: string) => [...subscriptions.values()].filter((one) => one.customer === customer)

  function subscription(id: string): Subscription {
    const found = subscriptions.get(id)
    if (!found) throw missing('subscription', id)
    return found
  }

  function invoice(id: string): Invoice {
    const found = invoices.get(id)
    if (!found) throw missing('invoice', id)
    return found
  }

  /** Asks for an amount; what is to somebody's credit pays first, and what is given back goes there. */
  function bill(of: Subscription, total: number): Invoice {
    const customer = book.customer(of.customer)
    const due = Math.max(0, total + customer.balance)
    const id = newId('in')
    const made: Invoice = {
      id,
      object: 'invoice',
      number: `HUE-${String(invoices.size + 1).padStart(4, '0')}`,
      customer: of.customer,
      parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
      status: 'open',
      total,
      amount_due: due,
      amount_paid: 0,
      hosted_invoice_url: pageUrl(`/bill/${id}`),
      created: now(),
    }
    customer.balance = Math.min(0, customer.balance + total)
    invoices.set(id, made)
    of.latest_invoice = id
    return made
  }

  function settle(paid: Invoice): void {
    paid.status = 'paid'
    paid.amount_paid = paid.amount_due
    if (paid.amount_due > 0) {
      const id = newId('inpay')
      payments.set(id, {
        id,
        object: 'invoice_payment',
        invoice: paid.id,
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: newId('pi') },
      })
    }
    emit('invoice.paid', paid)
  }

  function end(of: Subscription): Subscription {
    Object.assign(of, { status: 'canceled', canceled_at: of.canceled_at ?? now(), ended_at: now() })
    emit('customer.subscription.deleted', of)
    return of
  }

  function renew(of: Subscription): void {
    const item = itemOf(of)
    item.current_period_start = item.current_period_end
    item.current_period_end += MONTH
    const due = bill(of, item.price.unit_amount ?? 0)
    emit('customer.subscription.updated', of)
    if (!declining.has(of.customer)) {
      settle(due)
      return
    }
    of.status = 'past_due'
    emit('invoice.payment_failed', due)
    emit('customer.subscription.updated', of)
  }

  return {
    subscriptionsOf,
    subscription,
    invoice,
    end,
    payments,

    subscribe(customer: string, price: string, metadata: Record<string, string>): Subscription {
      const id = newId('sub')
      const created: Subscription = {
        id,
        object: 'subscription',
        customer,
        status: 'active',
        created: now(),
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        latest_invoice: '',
        metadata,
        items: {
          object: 'list',
          data: [
            {
              id: newId('si'),
              object: 'subscription_item',
              price: book.price(price),
              quantity: 1,
              current_period_start: now(),
              current_period_end: now() + MONTH,
            },
          ],
          has_more: false,
          url: `/v1/subscription_items?subscription=${id}`,
        },
      }
      subscriptions.set(id, created)
      const first = bill(created, itemOf(created).price.unit_amount ?? 0)
      emit('customer.subscription.created', created)
      settle(first)
      return created
    },

    change(id: string, given: Change): Subscription {
      const { price, billsAtOnce, needsPayment, cancel_at_period_end, cancel_at } = given
      const found = subscription(id)
      if (found.status === 'canceled') throw missing('subscription', id)
      const item = itemOf(found)
      if (price && price !== item.price.id) {
        const next = book.price(price)
        const left = (item.current_period_end - now()) / (item.current_period_end - item.current_period_start)
        const total = Math.round(((next.unit_amount ?? 0) - (item.price.unit_amount ?? 0)) * left)
        const isDeclined = total > 0 && declining.has(found.customer)
        if (isDeclined && needsPayment) throw declined()
        item.price = next
        const due = billsAtOnce ? bill(found, total) : undefined
        if (due && isDeclined) found.status = 'past_due'
        else if (due) settle(due)
      }
      if (cancel_at_period_end)
        Object.assign(found, {
          cancel_at_period_end,
          cancel_at: item.current_period_end,
          canceled_at: found.canceled_at ?? now(),
        })
      // A date that somebody has set by itself is another matter.
      const isTakenBack = cancel_at_period_end === false && found.cancel_at_period_end
      if (isTakenBack || cancel_at === '')
        Object.assign(found, { cancel_at_period_end: false, cancel_at: null, canceled_at: null })
      emit('customer.subscription.updated', found)
      return found
    },

    /** Pays what is due, as somebody does on the page of a bill. */
    payInvoice(id: string): Invoice {
      const due = invoice(id)
      if (due.status !== 'open') throw invalid('Invoice is not open')
      if (declining.has(due.customer)) throw declined()
      settle(due)
      const of = subscription(due.parent.subscription_details.subscription)
      if (of.status === 'past_due') of.status = 'active'
      emit('customer.subscription.updated', of)
      return due
    },

    voidInvoice(id: string): Invoice {
      const due = invoice(id)
      if (due.status !== 'open') throw invalid('Invoice is not open')
      due.status = 'void'
      emit('invoice.voided', due)
      return due
    },

    refund(paymentIntent: string): Refund {
      const payment = [...payments.values()].find((one) => one.payment.payment_intent === paymentIntent)
      if (!payment) throw missing('payment_intent', paymentIntent)
      if ([...refunds.values()].some((one) => one.payment_intent === paymentIntent))
        throw invalid('Charge has already been refunded.', 'charge_already_refunded')
      const amount = invoice(payment.invoice).amount_paid
      const made: Refund = {
        id: newId('re'),
        object: 'refund',
        payment_intent: paymentIntent,
        amount,
        status: 'succeeded',
      }
      refunds.set(made.id, made)
      return made
    },

    /** Lets time pass, as a test clock does: what is over ends, and what goes on is renewed and paid for. */
    advance(seconds: number): void {
      book.passTime(seconds)
      for (const one of subscriptions.values())
        while (one.status === 'active' && itemOf(one).current_period_end <= now())
          if (one.cancel_at_period_end) end(one)
          else renew(one)
    },

    /** What somebody has paid and not got back, in cents. */
    paidBy(customer: string): number {
      const own = [...invoices.values()].filter((one) => one.customer === customer)
      const intents = [...payments.values()]
        .filter(({ invoice: id }) => own.some((one) => one.id === id))
        .map(({ payment }) => payment.payment_intent)
      const back = [...refunds.values()].filter((one) => intents.includes(one.payment_intent))
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
      return sum(own.map((one) => one.amount_paid)) - sum(back.map((one) => one.amount))
    },
  }
}
