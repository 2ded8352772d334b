import type { UserId } from '@huebook/contract'
import { desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { plans, subscriptions, users } from '#platform/db/schema.ts'

export const userQueries = (handle: Handle) => {
  /** The plan of whoever has no subscription that still runs. */
  const freePlan = handle.select().from(plans).where(eq(plans.name, 'free')).as('free_plan')
  const running = handle
    .selectDistinctOn([subscriptions.userId])
    .from(subscriptions)
    .where(or(isNull(subscriptions.expireAt), gt(subscriptions.expireAt, sql`now()`)))
    .orderBy(subscriptions.userId, desc(subscriptions.createdAt))
    .as('running')

  const select = () =>
    handle
      .select({
        user: users,
        plan: {
          title: sql<string>`coalesce(${plans.title}, ${freePlan.title})`,
          name: sql<(typeof plans.$inferSelect)['name']>`coalesce(${plans.name}, ${freePlan.name})`,
          paid: sql<boolean>`coalesce(${plans.paid}, false)`,
        },
        subscription: {
          id: running.id,
          createdAt: running.createdAt,
          canceledAt: running.canceledAt,
          expireAt: running.expireAt,
          priceCents: running.priceCents,
        },
      })
      .from(users)
      .leftJoin(running, eq(running.userId, users.id))
      .leftJoin(plans, eq(plans.id, running.planId))
      .crossJoin(freePlan)

  return {
    read: async (id: UserId) => (await select().where(eq(users.id, id)))[0],

    insert: async (user: Pick<typeof users.$inferInsert, 'name' | 'email' | 'photo' | 'admin'>) =>
      (
        await handle.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning({ id: users.id })
      )[0],

    hasAdmin: async () => {
      const admin = handle.select({ id: users.id }).from(users).where(eq(users.admin, true))
      return (await admin.limit(1)).length > 0
    },
  }
}

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof userQueries>['read']>>>
