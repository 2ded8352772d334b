import { UserId } from '@huebook/contract'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/handle.ts'
import { addJob, bringForward } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import {
  isGone,
  isWithoutKey,
  needsAnotherKey,
  type Paying,
  type PaymentProvider,
} from '#platform/payments/payments.ts'
import type { Converge } from './converge.ts'
import { paymentQueries } from './payments.queries.ts'

/** Under this name jobs lie in the databases of running sites. */
const REFRESH = 'look at what somebody pays for'
const RECONCILE = 'compare what everybody pays for'
const STOP_RENEWING = 'stop renewing a subscription'
const FORGET = 'forget a customer'
/** Who leaves and pays is charged until that is done. */
export const FORGET_PAYER = 'forget a customer who pays'

const ForUser = z.object({ userId: UserId })
const ForRefresh = ForUser.extend({ otherCustomer: z.string().optional(), isIdle: z.boolean().optional() })
const ForCustomer = z.object({ customer: z.string() })

/** Customers asked about at once in the database. */
const BATCH = 100
/** How long to wait after a failure that only another key can mend, in seconds: once there is one, everything is tried at once. */
const UNTIL_ANOTHER_KEY = 10 * 60

const refreshKey = (userId: UserId) => `payments of ${userId}`

/** Promises, with the transaction, to refresh what is known of what somebody pays for. What waits already is not done twice. */
export const promiseRefresh = (tx: Tx, userId: UserId): Promise<void> =>
  addJob(tx, REFRESH, { userId }, { key: refreshKey(userId) })

/** The same for later; of those only the last is done. */
export const promiseLaterRefresh = (tx: Tx, userId: UserId, seconds: number): Promise<void> =>
  addJob(tx, REFRESH, { userId }, { key: `later payments of ${userId}`, seconds })

/** The same once nobody waits for a refresh of their own; whoever does already keeps their place. */
export const promiseIdleRefresh = (tx: Tx, userId: UserId): Promise<void> =>
  addJob(tx, REFRESH, { userId, isIdle: true }, { key: refreshKey(userId), isIdle: true, unlessThere: true })

/** The same also at a customer that nobody here is, and that says to be theirs: an account restored, or made twice. */
export async function promiseRefreshAs(tx: Tx, { customer, userId }: Paying): Promise<void> {
  const { data: id } = UserId.safeParse(userId)
  if (!id || !(await paymentQueries(tx).isThere(id))) return
  await addJob(tx, REFRESH, { userId: id, otherCustomer: customer }, { key: `${refreshKey(id)} as ${customer}` })
}

/** Promises to compare everything, as soon as somebody has the time. One comparison that waits is enough. */
export const promiseComparison = (tx: Tx): Promise<void> => addJob(tx, RECONCILE, {}, { key: RECONCILE })

/** Promises that nobody pays for another month of an account that is blocked. */
export const promiseStopRenewing = (tx: Tx, userId: UserId): Promise<void> =>
  addJob(tx, STOP_RENEWING, { userId }, { key: `renewal of ${userId}` })

/** Promises that the provider forgets somebody who has left, and with it whatever they still pay for. */
export const promiseToForget = (tx: Tx, customer: string, pays: boolean): Promise<void> =>
  addJob(tx, pays ? FORGET_PAYER : FORGET, { customer })

interface Options {
  db: Db
  provider: Provider
  converge: Converge
  /** Whether the key's account is known to be ours: whom it has never heard of pays nothing. */
  isSurelyOurs(from: PaymentProvider): Promise<boolean>
  /** Before everything is compared: whether the key still works is worth knowing too. */
  onComparison(): Promise<void>
}

/** The work with payments that nobody waits for. */
export function createPaymentJobs({ db, provider, converge, isSurelyOurs, onComparison }: Options): Task[] {
  /** A transaction each: one for all would lock many jobs at once, and two who lock the same ones could be a deadlock. */
  async function promiseIdleRefreshes(ids: readonly UserId[]): Promise<void> {
    for (const id of [...ids].sort()) await db.transaction((tx) => promiseIdleRefresh(tx, id))
  }

  async function promiseRefreshesOf(paying: readonly Paying[]): Promise<void> {
    const known = await paymentQueries(db).listByCustomers(paying.map(({ customer }) => customer))
    await promiseIdleRefreshes(known.map(({ id }) => id))
    const named = new Set(known.map(({ customer }) => customer))
    for (const one of paying) if (!named.has(one.customer)) await db.transaction((tx) => promiseRefreshAs(tx, one))
  }

  async function refresh(given: unknown): Promise<void> {
    const { userId, otherCustomer } = ForRefresh.parse(given)
    await converge(userId, otherCustomer)
  }

  /** Answers nothing of a customer whom our account has never heard of, one left from the test mode, say. */
  async function unlessUnknown<Result>(from: PaymentProvider, ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask()
    } catch (error) {
      if (isGone(error) && (await isSurelyOurs(from))) return undefined
      throw error
    }
  }

  /** Answers whether it is to be stopped: by now they may be unblocked, and whoever unblocks sees that it is being stopped. */
  const beginToStop = (userId: UserId, subscription: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      if (!(await paymentQueries(tx).lockPayer(userId))?.blocked) return false
      await paymentQueries(tx).markStopped(subscription)
      return true
    })

  async function stopRenewing(given: unknown): Promise<void> {
    const { userId } = ForUser.parse(given)
    const payer = await paymentQueries(db).findPayer(userId)
    if (!payer?.customer || !payer.blocked) return
    const from = await provider()
    const held = await unlessUnknown(from, () => from.subscriptionsOf(payer.customer))
    if (!held) return
    const stopped: string[] = []
    for (const subscription of held) {
      if (subscription.state !== 'active' || subscription.endsAt) continue
      if (!(await beginToStop(userId, subscription.id))) return
      await from.stopRenewing(subscription)
      stopped.push(subscription.id)
    }
    await converge(userId)
    // Again: a refresh of somebody unblocked meanwhile may have found it renewing. After the last one no older one is written.
    for (const id of stopped) await paymentQueries(db).markStopped(id)
  }

  async function forget(given: unknown): Promise<void> {
    const { customer } = ForCustomer.parse(given)
    const from = await provider()
    await unlessUnknown(from, () => from.deleteCustomer(customer))
  }

  const waitAfter = (error: unknown) => (needsAnotherKey(error) ? UNTIL_ANOTHER_KEY : undefined)
  /** That the account has never heard of a customer may be the key's fault, too. */
  const waitAfterOfCustomer = (error: unknown) => (isGone(error) ? UNTIL_ANOTHER_KEY : waitAfter(error))

  return [
    {
      name: REFRESH,
      // Without a key there is nobody to ask; with another one, and each day, everything is compared.
      isFinal: (error, given) =>
        isWithoutKey(error) || (needsAnotherKey(error) && Boolean(ForRefresh.parse(given).isIdle)),
      waitAfter,
      run: refresh,
    },

    {
      name: RECONCILE,
      isFinal: isWithoutKey,
      waitAfter,
      /** Of whom we think that they pay, and of whom the provider does: where both say so, one refresh settles it. */
      async run() {
        await onComparison()
        const from = await provider()
        await bringForward(db, [STOP_RENEWING, FORGET, FORGET_PAYER])
        await promiseIdleRefreshes(await paymentQueries(db).listPayers())
        let paying: Paying[] = []
        for await (const one of from.listPaying()) {
          paying.push(one)
          if (paying.length < BATCH) continue
          await promiseRefreshesOf(paying)
          paying = []
        }
        await promiseRefreshesOf(paying)
      },
    },

    { name: STOP_RENEWING, waitAfter: waitAfterOfCustomer, run: stopRenewing },
    { name: FORGET, waitAfter: waitAfterOfCustomer, run: forget },
    { name: FORGET_PAYER, waitAfter: waitAfterOfCustomer, run: forget },
  ]
}

/** Compares everything once a day, by whichever process finds that it is time, and after a start if it is overdue. */
export const reconcileIfDue = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    if (await paymentQueries(tx).beginReconciliation()) await promiseComparison(tx)
  })
