import { INVOICES_SHOWN, type Invoice, type UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import { isGone, type PaidSubscription, type PaymentProvider } from '#platform/payments/payments.ts'
import type { Converge } from './converge.ts'
import { choose, holdingsOf } from './holdings.ts'
import { type PlanPrice, paymentQueries } from './payments.queries.ts'

interface Options {
  db: Db
  provider: Provider
  converge: Converge
  publicUrl: string
}

interface Payer {
  id: UserId
  customer: string
  email: string
}

interface Elsewhere {
  url: string
}

/** How often to begin again when somebody pays at the same moment in another window. */
const ROUNDS = 3

export type CheckoutService = ReturnType<typeof createCheckoutService>

/** How somebody comes to a plan, and to the provider's own pages. */
export function createCheckoutService({ db, provider, converge, publicUrl }: Options) {
  const success: Elsewhere = { url: `${publicUrl}/payment?status=success` }

  /** Whoever pays for nothing loses nothing by a customer whom the provider has never heard of: one left from the test mode, say. */
  async function isThere(from: PaymentProvider, { id, customer, email }: Payer): Promise<boolean> {
    try {
      return await from.updateCustomer(customer, email)
    } catch (error) {
      if (isGone(error) && (await paymentQueries(db).listRunning(id)).length === 0) return false
      throw error
    }
  }

  /** The customer somebody is at the provider: the one they have, or a new one in place of one that is gone. */
  async function customerOf(from: PaymentProvider, userId: UserId): Promise<string> {
    const payer = await paymentQueries(db).findPayer(userId)
    if (!payer) throw appError('SIGNED_OUT')
    const { customer, email } = payer
    if (customer && (await isThere(from, payer))) return customer
    const created = await from.createCustomer(userId, customer)
    const isOurs = await paymentQueries(db).setCustomer(userId, created, customer)
    const now = isOurs ? { customer: created } : await paymentQueries(db).findPayer(userId)
    if (!now) {
      // Deleted meanwhile: nobody would ever look at this customer.
      await from.deleteCustomer(created)
      throw appError('SIGNED_OUT')
    }
    if (now.customer !== created) throw appError('CONFLICT')
    await from.updateCustomer(created, email)
    return created
  }

  async function findPlan(priceId: string): Promise<PlanPrice> {
    const plan = (await paymentQueries(db).listPaidPlans()).find((one) => one.priceId === priceId)
    if (!plan) throw appError('PLAN_NOT_FOUND')
    return plan
  }

  async function change(from: PaymentProvider, userId: UserId, own: PaidSubscription, priceId: string) {
    if (own.state === 'payment due') {
      const bill = await from.billOf(own)
      if (bill) return { url: bill }
    }
    if (own.priceId !== priceId) await from.changePrice(own, priceId)
    else if (own.endsAt) await from.renewAgain(own)
    await converge(userId)
    return success
  }

  return {
    async checkout(userId: UserId, priceId: string): Promise<Elsewhere> {
      const from = await provider()
      const plan = await findPlan(priceId)
      const customer = await customerOf(from, userId)
      for (let round = 0; round < ROUNDS; round += 1) {
        const own = choose(await holdingsOf(db, from, userId, [customer])).kept?.subscription
        if (own) return change(from, userId, own, priceId)
        const url = await from.openCheckout({
          customer,
          userId,
          priceId,
          plan: plan.name,
          successUrl: success.url,
          cancelUrl: `${publicUrl}/payment?status=canceled`,
        })
        if (url) return { url }
      }
      throw appError('CONFLICT')
    },

    async openPortal(userId: UserId): Promise<Elsewhere> {
      const from = await provider()
      const payer = await paymentQueries(db).findPayer(userId)
      if (!payer?.customer) throw appError('NO_PAID_PLAN')
      return { url: await from.openPortal(payer.customer, `${publicUrl}/account`) }
    },

    async listInvoices(userId: UserId): Promise<Invoice[]> {
      const from = await provider()
      const payer = await paymentQueries(db).findPayer(userId)
      if (!payer?.customer) return []
      const bills = await from.billsOf(payer.customer, INVOICES_SHOWN)
      return bills.map(({ number, createdAt, amountCents, state, url }) => ({
        number,
        created_at: createdAt.toISOString(),
        amount: amountCents / 100,
        state,
        url,
      }))
    },
  }
}
