import { UserId } from '@huebook/contract'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/handle.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import { isWithoutKey, type Paying } from '#platform/payments/payments.ts'
import type { Converge } from './converge.ts'
import { paymentQueries } from './payments.queries.ts'

const LOOK = 'look at what somebody pays for'
const RECONCILE = 'compare what everybody pays for'
const STOP_RENEWING = 'stop renewing a subscription'
const FORGET = 'forget a customer'

const ForUser = z.object({ userId: UserId })
const ForLook = ForUser.extend({ alsoAs: z.string().optional() })
const ForCustomer = z.object({ customer: z.string() })

/** Customers asked about at once in the database. */
const BATCH = 100

const lookKey = (userId: UserId) => `payments of ${userId}`

/** Promises, with the transaction, to look at what somebody pays for. What waits already is not done twice. */
export const promiseLook = (tx: Tx, userId: UserId): Promise<void> =>
  addJob(tx, LOOK, { userId }, { key: lookKey(userId) })

/** The same for later; of those only the last is done. */
export const promiseLaterLook = (tx: Tx, userId: UserId, seconds: number): Promise<void> =>
  addJob(tx, LOOK, { userId }, { key: `later payments of ${userId}`, seconds })

/** The same once nobody waits for a look of their own; whoever does already keeps their place. */
export const promiseIdleLook = (tx: Tx, userId: UserId): Promise<void> =>
  addJob(tx, LOOK, { userId }, { key: lookKey(userId), isIdle: true, unlessThere: true })

/** The same also at a customer that nobody here is, and that says to be theirs: an account restored, or made twice. */
export async function promiseLookAs(tx: Tx, { customer, userId }: Paying): Promise<void> {
  const { data: id } = UserId.safeParse(userId)
  if (!id || !(await paymentQueries(tx).isThere(id))) return
  await addJob(tx, LOOK, { userId: id, alsoAs: customer }, { key: `${lookKey(id)} as ${customer}` })
}

/** Promises to compare everything, as soon as somebody has the time. One comparison that waits is enough. */
export const promiseComparison = (tx: Tx): Promise<void> => addJob(tx, RECONCILE, {}, { key: RECONCILE })

/** Promises that nobody pays for another month of an account that is blocked. */
export const promiseStopRenewing = (tx: Tx, userId: UserId): Promise<void> => addJob(tx, STOP_RENEWING, { userId })

/** Promises that the provider forgets somebody who has left, and with it whatever they still pay for. */
export const promiseToForget = (tx: Tx, customer: string): Promise<void> => addJob(tx, FORGET, { customer })

interface Options {
  db: Db
  provider: Provider
  converge: Converge
  /** Before everything is compared: whether the key still works is worth knowing too. */
  onComparison(): Promise<void>
}

/** The work with payments that nobody waits for. */
export function createPaymentJobs({ db, provider, converge, onComparison }: Options): Task[] {
  /** A transaction each: one for all would wait for whoever is looked at, holding those who wait for it. */
  async function promiseIdleLooks(ids: readonly UserId[]): Promise<void> {
    for (const id of [...ids].sort()) await db.transaction((tx) => promiseIdleLook(tx, id))
  }

  async function promiseLooksAt(paying: readonly Paying[]): Promise<void> {
    const known = await paymentQueries(db).listByCustomers(paying.map(({ customer }) => customer))
    await promiseIdleLooks(known.map(({ id }) => id))
    const named = new Set(known.map(({ customer }) => customer))
    for (const one of paying) if (!named.has(one.customer)) await db.transaction((tx) => promiseLookAs(tx, one))
  }

  async function look(given: unknown): Promise<void> {
    const { userId, alsoAs } = ForLook.parse(given)
    await converge(userId, alsoAs)
  }

  return [
    // Without a key there is nobody to ask; as soon as there is one, everything is compared.
    { name: LOOK, isFinal: isWithoutKey, run: look },

    {
      name: RECONCILE,
      /** Of whom we think that they pay, and of whom the provider does: where both say so, one look settles it. */
      async run() {
        await onComparison()
        const from = await provider()
        await promiseIdleLooks(await paymentQueries(db).listPayers())
        let paying: Paying[] = []
        for await (const one of from.listPaying()) {
          paying.push(one)
          if (paying.length < BATCH) continue
          await promiseLooksAt(paying)
          paying = []
        }
        await promiseLooksAt(paying)
      },
    },

    {
      name: STOP_RENEWING,
      async run(given) {
        const { userId } = ForUser.parse(given)
        const payer = await paymentQueries(db).findPayer(userId)
        if (!payer?.customer || !payer.blocked) return
        const from = await provider()
        const held = await from.subscriptionsOf(payer.customer)
        // Asked again: the provider may have taken its time, and they may be unblocked by now.
        if (!(await paymentQueries(db).findPayer(userId))?.blocked) return
        for (const subscription of held)
          if (subscription.state === 'active' && !subscription.endsAt) await from.stopRenewing(subscription)
        await converge(userId)
      },
    },

    {
      name: FORGET,
      run: async (given) => (await provider()).deleteCustomer(ForCustomer.parse(given).customer),
    },
  ]
}

/** Compares everything once a day, by whichever process finds that it is time, and after a start if it is overdue. */
export const reconcileIfDue = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    if (await paymentQueries(tx).beginReconciliation()) await promiseComparison(tx)
  })
