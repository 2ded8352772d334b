import {
  type CallQuery,
  calls,
  type Paginated,
  type PlanId,
  type PlanName,
  type Subscription,
  type UserSubscription,
} from '@huebook/contract'
import { desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { plans, subscriptions, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import type { SubscriptionRow } from './payments.queries.ts'

interface Options {
  db: Db
  /** What everybody is told of a subscription of theirs. */
  present(row: SubscriptionRow & { planTitle: string; planName: PlanName; planPaid: boolean }): UserSubscription
}

/** All subscriptions, for administrators. */
export const subscriptionListRoutes = (options: Options): Endpoint[] => [
  endpoint(calls.paginateSubscriptions, ({ query }) => listSubscriptions(options, query)),
]

export async function listSubscriptions(
  { db, present }: Options,
  { page, search }: CallQuery<typeof calls.paginateSubscriptions>,
): Promise<Paginated<Subscription>> {
  const where = search ? await matching(db, search) : undefined
  const { data, ...pages } = await paginate(page, {
    count: (atMost) =>
      db.$count(db.select({ id: subscriptions.id }).from(subscriptions).where(where).limit(atMost).as('counted')),
    rows: ({ limit, offset }) =>
      db
        .select({
          subscription: {
            ...getTableColumns(subscriptions),
            planTitle: plans.title,
            planName: plans.name,
            planPaid: plans.paid,
          },
          user: { email: users.email, stripe_id: users.stripeId },
        })
        .from(subscriptions)
        .innerJoin(plans, eq(plans.id, subscriptions.planId))
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(where)
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
        .limit(limit)
        .offset(offset),
  })
  return { data: data.map(({ subscription, user }) => ({ ...present(subscription), user })), ...pages }
}

/**
 * By email, plan and payment id. The few plans are looked through first: where none of them is meant, people alone decide,
 * and those are found by their index.
 */
async function matching(db: Db, search: string): Promise<SQL | undefined> {
  const found = await db
    .select({ id: plans.id })
    .from(plans)
    .where(contains(sql`search_key(${plans.title} || ' ' || ${plans.name})`, search))
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(or(contains(users.search, search), contains(sql`search_key(${users.stripeId})`, search)))
  const byPerson = inArray(subscriptions.userId, people)
  const planIds: PlanId[] = found.map(({ id }) => id)
  return planIds.length > 0 ? or(inArray(subscriptions.planId, planIds), byPerson) : byPerson
}
