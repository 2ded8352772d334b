import type { PlanId, UserId } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import { isGone, type PaidSubscription, type PaymentProvider } from '#platform/payments/payments.ts'
import { paymentQueries, type SubscriptionRow } from './payments.queries.ts'

/** A subscription at the provider, with the plan it is for. */
export interface Holding {
  subscription: PaidSubscription
  planId: PlanId
}

/**
 * What somebody has and had, as all of these customers. A plan is known by its price; where that has changed since, by what
 * is written down here, or by what was sold. Whatever else somebody pays for at the same provider is none of ours. A
 * customer the provider has never heard of has nothing, unless we think that they pay for something that nobody has.
 */
export async function holdingsOf(db: Db, from: PaymentProvider, userId: UserId, customers: readonly string[]) {
  const queries = paymentQueries(db)
  const found: PaidSubscription[] = []
  let unknown: unknown
  for (const customer of customers)
    try {
      found.push(...(await from.subscriptionsOf(customer)))
    } catch (error) {
      if (!isGone(error)) throw error
      unknown = error
    }
  const [plans, rows, running] = await Promise.all([
    queries.listPaidPlans(),
    queries.listOf(userId),
    queries.listRunning(userId),
  ])
  const isFound = (row: SubscriptionRow) => found.some(({ id }) => id === row.stripeSubscriptionId)
  if (unknown && !running.every(isFound)) throw unknown
  return found.flatMap((subscription): Holding[] => {
    const planId =
      plans.find(({ priceId }) => priceId !== '' && priceId === subscription.priceId)?.id ??
      rows.find((row) => row.stripeSubscriptionId === subscription.id)?.planId ??
      plans.find(({ name }) => name === subscription.soldAs)?.id
    return planId ? [{ subscription, planId }] : []
  })
}

/**
 * Of several that go on at once, the one that counts: one that is paid rather than one that is not, and the oldest of
 * those. The others were bought by mistake, in two places at the same moment.
 */
export function choose(holdings: readonly Holding[]): { kept: Holding | undefined; doubled: Holding[] } {
  const isDue = ({ subscription }: Holding) => Number(subscription.state === 'payment due')
  const [kept, ...doubled] = holdings
    .filter(({ subscription }) => subscription.state !== 'over')
    .sort(
      (a, b) =>
        isDue(a) - isDue(b) ||
        a.subscription.createdAt.getTime() - b.subscription.createdAt.getTime() ||
        (a.subscription.id < b.subscription.id ? -1 : 1),
    )
  return { kept, doubled }
}
