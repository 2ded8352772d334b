import type { GiftId, PlanName, UserId } from '@huebook/contract'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { leftOfGift } from '#platform/db/gift-credits.ts'
import type { Handle } from '#platform/db/handle.ts'
import { isGiven } from '#platform/db/plan-of.ts'
import { summaryOfPlan } from '#platform/db/plan-summary.ts'
import { gifts, plans } from '#platform/db/schema.ts'

/** How many gifts of one person are listed: what runs is never left out for what is over. */
const MOST = 200

export const giftQueries = (handle: Handle) => {
  const select = (where: SQL) =>
    handle
      .select({
        gift: gifts,
        plan: summaryOfPlan(plans),
        left: leftOfGift,
        isGiven: sql<boolean>`${isGiven}`,
      })
      .from(gifts)
      .leftJoin(plans, eq(plans.id, gifts.planId))
      .where(where)
      .orderBy(sql`${isGiven} desc`, desc(gifts.createdAt), desc(gifts.id))
      .limit(MOST)

  return {
    insert: (gift: typeof gifts.$inferInsert) => handle.insert(gifts).values(gift),

    findPlan: async (name: PlanName) => (await handle.select().from(plans).where(eq(plans.name, name)))[0],

    read: async (id: GiftId) => (await select(eq(gifts.id, id)))[0],

    listOf: (userId: UserId) => select(eq(gifts.userId, userId)),

    takeBack: (id: GiftId) => handle.update(gifts).set({ takenBackAt: sql`now()` }).where(eq(gifts.id, id)),
  }
}

export type GiftRow = NonNullable<Awaited<ReturnType<ReturnType<typeof giftQueries>['read']>>>
