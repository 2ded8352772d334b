import { randomBytes } from 'node:crypto'
import { type Customer, type Event, type Invoice, missing, type Price, type Refund, type Subscription } from './wire.ts'

export type Book = ReturnType<typeof createBook>

/** By id: what is asked for a month, in cents of a dollar, or how else a price differs from that. */
export type Prices = Record<string, number | Partial<Price>>

/** What an account at Stripe has written down, by its own clock. */
export function createBook(prices: Prices) {
  const customers = new Map<string, Customer>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const refunds = new Map<string, Refund>()
  /** Whose cards are declined. */
  const declining = new Set<string>()
  const events: Event[] = []
  const listeners = new Set<(event: Event) => void>()
  let ahead = 0
  let count = 0

  /** In its clock's seconds. */
  const now = () => Math.floor(Date.now() / 1000) + ahead
  /** As ids are: unlike any other's, and in the order of their making within one account. */
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_${String(count).padStart(6, '0')}${randomBytes(6).toString('hex')}`
  }

  return {
    customers,
    subscriptions,
    invoices,
    refunds,
    declining,
    /** Everything that was ever told, in its order. */
    events,
    now,
    newId,
    passTime(seconds: number): void {
      ahead += seconds
    },
    onEvent(listen: (event: Event) => void): void {
      listeners.add(listen)
    },
    emit(type: string, object: object): void {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        type,
        created: now(),
        // What it was at that moment, as Stripe tells it; by the time it arrives it may be something else.
        data: { object: structuredClone(object) },
      }
      events.push(event)
      for (const listen of listeners) listen(event)
    },
    customer(id: string): Customer {
      const found = customers.get(id)
      if (!found || found.deleted) throw missing('customer', id)
      return found
    },
    /** One that was deleted is still told of, as little more than that. */
    everyCustomer(id: string): Customer | Pick<Customer, 'id' | 'object' | 'deleted'> {
      const found = customers.get(id)
      if (!found) throw missing('customer', id)
      return found.deleted ? { id, object: 'customer', deleted: true } : found
    },
    prices,
    price(id: string): Price {
      const given = prices[id]
      if (given === undefined) throw missing('price', id)
      const recurring = { interval: 'month', interval_count: 1 } as const
      const monthly: Price = { id, object: 'price', active: true, unit_amount: 0, currency: 'usd', recurring }
      return { ...monthly, ...(typeof given === 'number' ? { unit_amount: given } : given) }
    },
  }
}
