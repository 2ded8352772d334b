import Stripe from 'stripe'
import type { Log } from '#platform/log/log.ts'
import { createOnce } from './create-once.ts'
import type { Bill, PaidSubscription, PaymentProvider, ProviderPrice } from './payments.ts'
import { openSession } from './stripe-checkout.ts'
import { aboutFailure, explain, isForbidden, isMissing, isRefundedAlready } from './stripe-failure.ts'
import { customerId, readSubscription } from './stripe-subscription.ts'

export interface StripeOptions {
  /** Where its API is; its own unless a test plays it. */
  apiBase: string | undefined
  /** How long it may take to answer, in milliseconds. */
  patienceMs: number
}

interface Parts {
  key: string
  options: StripeOptions
  log: Pick<Log, 'warn'>
}

/** Attempts after the first, each with the same key: one that was done already is not done again. */
const RETRIES = 2
/** For an administrator who waits to hear whether it works: they can press again. In milliseconds. */
const AT_ONCE = { timeout: 8000, maxNetworkRetries: 0 }
/** As many as Stripe answers at once. */
const AT_MOST = 100

/** Takes money by Stripe's API. */
export function createStripeProvider({ key, options, log }: Parts): PaymentProvider {
  const client = new Stripe(key, {
    maxNetworkRetries: RETRIES,
    timeout: options.patienceMs,
    telemetry: false,
    ...(options.apiBase && addressOf(options.apiBase)),
  })

  async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const explained = explain(error)
      if (explained !== error) log.warn(aboutFailure(error), 'Stripe has not done what it was asked')
      throw explained
    }
  }

  /** The same where what was asked for is gone, and with it the need. */
  const askUnlessGone = <Result>(work: () => Promise<Result>, gone: Result): Promise<Result> =>
    ask(() =>
      work().catch((error) => {
        if (isMissing(error)) return gone
        throw error
      }),
    )

  /** The same where the customer was deleted; of those Stripe still knows, and of another account's it does not. */
  const askUnlessDeleted = <Result>(customer: string, work: () => Promise<Result>, gone: Result): Promise<Result> =>
    ask(() =>
      work().catch(async (error) => {
        if (isMissing(error) && (await client.customers.retrieve(customer)).deleted) return gone
        throw error
      }),
    )

  let account: string | undefined

  async function voidBills(subscription: PaidSubscription): Promise<void> {
    const { data } = await client.invoices.list({ subscription: subscription.id, status: 'open', limit: AT_MOST })
    for (const { id } of data) if (id) await client.invoices.voidInvoice(id)
  }

  /** Its bills first: once it has ended nobody would look at them again. */
  async function end(subscription: PaidSubscription): Promise<void> {
    await voidBills(subscription)
    await client.subscriptions.cancel(subscription.id)
  }

  /** Only of the month that goes on: those before it were used. */
  async function refundMonth({ id, periodStart }: PaidSubscription): Promise<void> {
    const since = { gte: Math.floor(periodStart.getTime() / 1000) }
    const { data: paid } = await client.invoices.list({
      subscription: id,
      status: 'paid',
      created: since,
      limit: AT_MOST,
    })
    for (const { id: invoice } of paid) {
      if (!invoice) continue
      const { data: payments } = await client.invoicePayments.list({ invoice, status: 'paid' })
      for (const { payment } of payments) {
        const intent = typeof payment.payment_intent === 'object' ? payment.payment_intent?.id : payment.payment_intent
        if (intent) await refund(intent)
      }
    }
  }

  const refund = (payment_intent: string): Promise<unknown> =>
    client.refunds
      .create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `refund ${payment_intent}` })
      .catch((error) => {
        if (!isRefundedAlready(error)) throw error
      })

  return {
    createCustomer: (userId, after) =>
      ask(async () => {
        const given = { metadata: { user_id: userId } }
        const create = (key: Stripe.RequestOptions) => client.customers.create(given, key)
        return (await createOnce(`customer ${userId} after ${after || 'none'}`, create)).id
      }),

    account: () =>
      ask(async () => {
        try {
          account ??= nameOf(await client.accounts.retrieveCurrent(), key)
          return account
        } catch (error) {
          // A restricted key as a rule.
          if (isForbidden(error)) return null
          throw error
        }
      }),

    hasCustomer: (customer) => askUnlessGone(async () => Boolean(await client.customers.retrieve(customer)), false),

    updateCustomer: (customer, email) =>
      askUnlessDeleted(customer, async () => Boolean(await client.customers.update(customer, { email })), false),

    deleteCustomer: (customer) =>
      askUnlessDeleted(customer, async () => void (await client.customers.del(customer)), undefined),

    subscriptionsOf: (customer) =>
      askUnlessDeleted(customer, async () => {
        const asked = { customer, status: 'all', limit: AT_MOST, expand: ['data.latest_invoice'] } as const
        const { data } = await client.subscriptions.list({ ...asked, expand: [...asked.expand] })
        return data
          .map(readSubscription)
          .filter((one) => one !== undefined)
          .reverse()
      }, []),

    async *listPaying() {
      let after: string | undefined
      do {
        const given = { limit: AT_MOST, ...(after && { starting_after: after }) }
        const { data, has_more } = await ask(() => client.subscriptions.list(given))
        for (const one of data) yield { customer: customerId(one), userId: one.metadata['user_id'] }
        after = has_more ? data.at(-1)?.id : undefined
      } while (after)
    },

    openCheckout: (order) => ask(() => openSession(client, order)),

    changePrice: (subscription, price) =>
      ask(async () => {
        await client.subscriptions.update(subscription.id, {
          items: [{ id: subscription.itemId, price }],
          proration_behavior: 'always_invoice',
          // Nobody has a plan whose price was declined.
          payment_behavior: 'error_if_incomplete',
          // Whoever chooses a plan wants it to go on.
          ...(subscription.endsAt && goingOn(subscription)),
        })
      }),

    stopRenewing: ({ id }) =>
      ask(async () => void (await client.subscriptions.update(id, { cancel_at_period_end: true }))),

    renewAgain: (subscription) =>
      ask(async () => void (await client.subscriptions.update(subscription.id, goingOn(subscription)))),

    end: (subscription) => askUnlessGone(() => end(subscription), undefined),

    giveBack: (subscription) =>
      askUnlessGone(async () => {
        // In this order: whoever dies in between finds it going on, and begins again.
        await refundMonth(subscription)
        await end(subscription)
      }, undefined),

    billOf: ({ id }) =>
      ask(async () => {
        const { data } = await client.invoices.list({ subscription: id, status: 'open', limit: 1 })
        return data[0]?.hosted_invoice_url ?? null
      }),

    openPortal: (customer, return_url) =>
      ask(async () => (await client.billingPortal.sessions.create({ customer, return_url })).url),

    // What the site lives on: a key that is restricted to less than that does not work, one that may do no more does.
    tryKey: () => ask(async () => void (await client.subscriptions.list({ limit: 1 }, AT_ONCE))),

    findPrice: (priceId) =>
      askUnlessGone(async () => readPrice(await client.prices.retrieve(priceId, {}, AT_ONCE)), null),

    billsOf: (customer, limit) =>
      askUnlessDeleted(customer, async () => {
        const { data } = await client.invoices.list({ customer, limit })
        return data.map(readBill).filter((bill) => bill !== undefined)
      }, []),
  }
}

/** With the mode: a live key knows nobody of the test mode, and the account is the same. */
const nameOf = ({ id }: Stripe.Account, key: string): string =>
  `${id} (${/^[sr]k_live_/.test(key) ? 'live' : 'test'} mode)`

const readPrice = ({ active, unit_amount, currency, recurring }: Stripe.Price): ProviderPrice | null =>
  active
    ? {
        amount: unit_amount,
        currency,
        every: recurring && { interval: recurring.interval, count: recurring.interval_count },
      }
    : null

/** Stripe takes only one of the two. */
const goingOn = ({ endsWithPeriod }: PaidSubscription) =>
  endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const }

const BILL_STATES: Partial<Record<NonNullable<Stripe.Invoice['status']>, Bill['state']>> = {
  paid: 'paid',
  open: 'due',
  uncollectible: 'due',
  void: 'void',
}

/** Nothing of what Stripe is still writing. */
function readBill({ id, number, status, created, total, hosted_invoice_url }: Stripe.Invoice): Bill | undefined {
  const state = status && BILL_STATES[status]
  if (!state) return undefined
  return {
    number: number ?? id ?? '',
    createdAt: new Date(created * 1000),
    amountCents: total,
    state,
    url: hosted_invoice_url ?? null,
  }
}

function addressOf(apiBase: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') }
}
