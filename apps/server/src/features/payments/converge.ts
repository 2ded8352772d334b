import type { UserId } from '@huebook/contract'
import type { Db, Tx } from '#platform/db/handle.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Log } from '#platform/log/log.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import type { PaymentProvider } from '#platform/payments/payments.ts'
import { choose, type Holding, holdingsOf } from './holdings.ts'
import { graceEnd, isRenewing, type PaidRow, rowOf } from './paid-row.ts'
import { PAYMENT_MAIL } from './payment-mail.ts'
import { paymentQueries, type SubscriptionRow } from './payments.queries.ts'

interface Options {
  db: Db
  log: Pick<Log, 'warn'>
  provider: Provider
  /** Promises to refresh again once a grace is over. */
  refreshLater(tx: Tx, userId: UserId, seconds: number): Promise<void>
  /** Promises that nobody pays for another month of an account that is blocked. */
  stopRenewing(tx: Tx, userId: UserId): Promise<void>
}

/** What was seen of somebody, and when it was begun. */
interface Refresh {
  id: UserId
  /** Their customer id when it began. */
  customer: string
  /** Their customer id from now on: that of the subscription that counts. */
  newCustomer: string
  /** Its number: a later one has seen more. */
  number: number
  holdings: readonly Holding[]
}

/** How often to refresh again after changing something: each change ends one subscription. */
const ROUNDS = 5

/** Refreshes what somebody has as the customer they are here, and where it is given another customer id of theirs, also as that. */
export type Converge = (userId: UserId, otherCustomer?: string) => Promise<void>

/**
 * Makes what is written down here what the provider knows. Nothing is locked while it is asked, or a provider that is slow
 * would hold up everybody: each refresh has a number from before it began, and only a later one takes its place. Whoever was
 * told of a change refreshes after that change, so the one that stays has seen it too.
 */
export function createConverge({ db, log, provider, refreshLater, stopRenewing }: Options): Converge {
  async function converge(userId: UserId, otherCustomer: string, round: number): Promise<void> {
    const queries = paymentQueries(db)
    const payer = await queries.findPayer(userId)
    const customers = [...new Set([payer?.customer ?? '', otherCustomer])].filter((customer) => customer !== '')
    if (!payer || customers.length === 0) return
    const number = await queries.beginRefresh()
    const from = await provider()
    const holdings = await holdingsOf(db, from, userId, customers)
    const { kept, doubled } = choose(holdings)
    const counting = holdings.filter((holding) => !doubled.includes(holding))
    const newCustomer = kept?.subscription.customer ?? payer.customer
    const now = await db.transaction((tx) => write(tx, { ...payer, newCustomer, number, holdings: counting }))
    // A later refresh has seen more of what they have, but for what they have as another customer.
    const isMissed = !now && otherCustomer !== ''
    const ended = now && (await endWhatMustNotGoOn(from, kept, doubled, now))
    if ((ended || isMissed) && round < ROUNDS) await converge(userId, otherCustomer, round + 1)
  }

  /** Answers what time it is, or nothing where a later refresh was quicker. */
  async function write(tx: Tx, { id, customer, newCustomer, number, holdings }: Refresh): Promise<Date | undefined> {
    const queries = paymentQueries(tx)
    const payer = await queries.lockPayer(id)
    if (!payer || payer.customer !== customer || payer.refresh >= number) return undefined
    if (newCustomer !== customer) await queries.setCustomer(id, newCustomer, customer)
    const before = await queries.listOf(id)
    const rows = holdings.map(({ subscription, planId }) => rowOf(subscription, planId, payer.now))
    // First, since one person has one that goes on.
    await queries.endOthers(
      id,
      rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId),
    )
    for (const row of rows.sort(endedFirst)) {
      await queries.put(id, row)
      await notifyIfDue(tx, id, row, { before, now: payer.now })
    }
    // Renewed at the provider's own page, or paid for late.
    if (payer.blocked && rows.some(isRenewing)) await stopRenewing(tx, id)
    await queries.setRefresh(id, number)
    return payer.now
  }

  async function notifyIfDue(
    tx: Tx,
    userId: UserId,
    row: PaidRow,
    { before, now }: { before: readonly SubscriptionRow[]; now: Date },
  ): Promise<void> {
    if (!row.paymentDueAt) return
    const known = before.find((one) => one.stripeSubscriptionId === row.stripeSubscriptionId)
    if (known?.paymentDueAt?.getTime() === row.paymentDueAt.getTime()) return
    await addJob(tx, PAYMENT_MAIL, { subscription: row.stripeSubscriptionId })
    await refreshLater(tx, userId, Math.max(0, Math.ceil((row.paymentDueAt.getTime() - now.getTime()) / 1000)))
  }

  /** Answers whether anything was changed at the provider. */
  async function endWhatMustNotGoOn(
    from: PaymentProvider,
    kept: Holding | undefined,
    doubled: readonly Holding[],
    now: Date,
  ): Promise<boolean> {
    for (const { subscription } of doubled) {
      log.warn('somebody has two subscriptions at once: one of them ends')
      // Of one that is not paid there is nothing to give back.
      await (subscription.state === 'active' ? from.giveBack(subscription) : from.end(subscription))
    }
    const until = kept && graceEnd(kept.subscription)
    const isTooLate = kept && until && until <= now
    if (isTooLate) await from.end(kept.subscription)
    return doubled.length > 0 || Boolean(isTooLate)
  }

  return (userId, otherCustomer = '') => converge(userId, otherCustomer, 1)
}

const endedFirst = (a: PaidRow, b: PaidRow): number => Number(isRenewing(a)) - Number(isRenewing(b))
