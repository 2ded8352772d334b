import type { PageId, UserId } from '@huebook/contract'
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { creditUses, plans, subscriptions, users } from '#platform/db/schema.ts'
import type { CreditKind } from '#ports/credits.ts'

/** How long a reservation holds unless it is renewed: longer than any page takes to be drawn. */
const RESERVED_FOR = sql`interval '10 minutes'`
/** How long one that has run out may still be taken anew by the work it was for. */
const FORGOTTEN_AFTER = sql`interval '2 days'`

/**
 * Not now(), which is when the transaction has begun: one that has waited for its turn since would judge by a moment that is
 * over, and spend what somebody else has taken meanwhile.
 */
const NOW = sql`clock_timestamp()`

const stillCounts = or(isNull(creditUses.reservedUntil), gt(creditUses.reservedUntil, NOW))

export const creditQueries = (handle: Handle) => ({
  /** What somebody's month is counted from, and what it holds. */
  async allowance(userId: UserId) {
    const own = eq(subscriptions.userId, userId)
    const [running] = await handle
      .select({ anchor: subscriptions.periodStart, plan: plans })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(own, or(isNull(subscriptions.expireAt), gt(subscriptions.expireAt, NOW))))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1)
    const [found] = await handle
      .select({ now: sql`${NOW}`.mapWith(users.createdAt), joined: users.createdAt, free: plans })
      .from(users)
      .innerJoin(plans, eq(plans.name, 'free'))
      .where(eq(users.id, userId))
    const [paid] = await handle
      .select({ until: max(subscriptions.expireAt) })
      .from(subscriptions)
      .where(and(own, lte(subscriptions.expireAt, NOW)))
    return found && { ...found, running, paidUntil: paid?.until ?? null }
  },

  async count(userId: UserId, kind: CreditKind, since: Date): Promise<number> {
    const ofMonth = and(eq(creditUses.userId, userId), eq(creditUses.kind, kind), gte(creditUses.createdAt, since))
    return handle.$count(creditUses, and(ofMonth, stillCounts))
  },

  async insert(userId: UserId, kind: CreditKind): Promise<string> {
    const reservedUntil = sql`${NOW} + ${RESERVED_FOR}`
    const [use] = await handle
      .insert(creditUses)
      .values({ userId, kind, reservedUntil, createdAt: NOW })
      .returning({ id: creditUses.id })
    if (!use) throw new Error('a reservation was not written')
    return use.id
  },

  find: async (id: string) =>
    (
      await handle
        .select({ userId: creditUses.userId, kind: creditUses.kind, counts: sql<boolean>`${stillCounts}` })
        .from(creditUses)
        .where(eq(creditUses.id, id))
    )[0],

  renew: (id: string) =>
    handle
      .update(creditUses)
      .set({ reservedUntil: sql`${NOW} + ${RESERVED_FOR}` })
      .where(and(eq(creditUses.id, id), gt(creditUses.reservedUntil, NOW))),

  settle: (id: string, pageId: PageId) =>
    handle.update(creditUses).set({ reservedUntil: null, pageId }).where(eq(creditUses.id, id)),

  /** As if it were reserved only now: it counts for the month that goes on, where it was seen that there is room. */
  reserveAnew: (id: string) =>
    handle
      .update(creditUses)
      .set({ reservedUntil: sql`${NOW} + ${RESERVED_FOR}`, createdAt: NOW })
      .where(eq(creditUses.id, id)),

  release: (id: string) =>
    handle.delete(creditUses).where(and(eq(creditUses.id, id), isNotNull(creditUses.reservedUntil))),

  forgetOld: () => handle.delete(creditUses).where(lt(creditUses.reservedUntil, sql`${NOW} - ${FORGOTTEN_AFTER}`)),
})
