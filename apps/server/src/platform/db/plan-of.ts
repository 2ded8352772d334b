import { PLAN_NAMES } from '@huebook/contract'
import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { gifts, plans, subscriptions, users } from './schema.ts'
import type { QueryBuilder } from './statement.ts'

/** Whether a subscription has not ended: what its plan allows is allowed. */
export const isRunning = or(isNull(subscriptions.expireAt), gt(subscriptions.expireAt, sql`now()`))

export const hasEnded = sql`not ${isRunning}`

/** Whether a gift counts: its time is not over, and nobody has taken it back. */
export const isGiven = and(isNull(gifts.takenBackAt), or(isNull(gifts.expireAt), gt(gifts.expireAt, sql`now()`)))

/** When a gift has ended or will end. */
export const giftEnd = sql`least(${gifts.takenBackAt}, ${gifts.expireAt})`

const RANKS = sql.raw(`array[${PLAN_NAMES.map((name) => `'${name}'`).join(', ')}]`)

/** Which of two plans is the better one. */
export const planRank = sql<number>`array_position(${RANKS}, ${plans.name})`

/**
 * What each user has, looked up for those who are shown and never for all: the subscription that runs, the best plan that
 * was given, and the one that is held, which is the better of both, or the free one. Whoever asks what plan somebody is on
 * asks here.
 */
export function planOf(db: QueryBuilder) {
  const plan = { planTitle: plans.title, planName: plans.name, planPaid: plans.paid }
  const running = db
    .select({ ...getTableColumns(subscriptions), ...plan })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, users.id), isRunning))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
    .as('running')
  const given = db
    .select({ planId: gifts.planId, expireAt: gifts.expireAt, ...plan })
    .from(gifts)
    .innerJoin(plans, eq(plans.id, gifts.planId))
    .where(and(eq(gifts.userId, users.id), isGiven))
    .orderBy(desc(planRank), sql`${gifts.expireAt} desc nulls first`)
    .limit(1)
    .as('given')
  const held = db
    .select()
    .from(plans)
    .where(or(eq(plans.name, 'free'), eq(plans.id, running.planId), eq(plans.id, given.planId)))
    .orderBy(desc(planRank))
    .limit(1)
    .as('held')
  return { running, given, held }
}
