import { type GiftId, type PageId, PLAN_NAMES, type PlanName, type UserId } from '@huebook/contract'
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import { CLOCK, leftOfGift, stillCounts } from '#platform/db/gift-credits.ts'
import type { Handle } from '#platform/db/handle.ts'
import { giftEnd, hasEnded, isGiven, planOf, planRank } from '#platform/db/plan-of.ts'
import { creditUses, gifts, plans, subscriptions, users } from '#platform/db/schema.ts'
import type { CreditKind } from '#ports/credits.ts'

/** How long a reservation holds unless it is renewed: longer than any page takes to be drawn. */
const RESERVED_FOR = sql`interval '10 minutes'`
/** How long one that has run out may still be taken anew by the work it was for. */
const FORGOTTEN_AFTER = sql`interval '2 days'`

const isBetter = (than: PlanName) => gt(planRank, PLAN_NAMES.indexOf(than) + 1)

export const creditQueries = (handle: Handle) => ({
  /** What somebody's month is counted from, and what it holds. */
  async allowance(userId: UserId) {
    const { running, given, held } = planOf(handle)
    const [found] = await handle
      .select({
        now: sql`now()`.mapWith(users.createdAt),
        anchor: sql`coalesce(${running.periodStart}, ${users.createdAt})`.mapWith(users.createdAt),
        pays: sql<boolean>`${running.id} is not null`,
        plan: {
          id: held.id,
          name: held.name,
          page_creation: held.pageCreationLimit,
          public_page: held.publicPageLimit,
        },
        paid: { planId: running.planId, expireAt: running.expireAt },
        given: { planId: given.planId, expireAt: given.expireAt },
      })
      .from(users)
      .leftJoinLateral(running, sql`true`)
      .leftJoinLateral(given, sql`true`)
      .innerJoinLateral(held, sql`true`)
      .where(eq(users.id, userId))
    return found
  },

  /** When the last payment for a plan better than this one has ended. */
  async paidUntil(userId: UserId, than: PlanName): Promise<Date | null> {
    const ended = and(eq(subscriptions.userId, userId), hasEnded)
    const [paid] = await handle
      .select({ until: max(subscriptions.expireAt) })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(and(ended, isBetter(than)))
    return paid?.until ?? null
  },

  /** When the last gift of a plan better than this one has ended. */
  async givenUntil(userId: UserId, than: PlanName): Promise<Date | null> {
    const ended = and(eq(gifts.userId, userId), lte(giftEnd, sql`now()`))
    const [given] = await handle
      .select({ until: sql<Date | null>`max(${giftEnd})`.mapWith(gifts.createdAt) })
      .from(gifts)
      .innerJoin(plans, eq(plans.id, gifts.planId))
      .where(and(ended, isBetter(than)))
    return given?.until ?? null
  },

  /** What is used of the month's own. */
  async count(userId: UserId, kind: CreditKind, since: Date): Promise<number> {
    const ofMonth = and(eq(creditUses.userId, userId), eq(creditUses.kind, kind), gte(creditUses.createdAt, since))
    return handle.$count(creditUses, and(ofMonth, isNull(creditUses.giftId), stillCounts))
  },

  /** The gifts of credits that count, in the order they are spent in: what ends first goes first. */
  async listGiven(userId: UserId) {
    const hasCredits = or(gt(gifts.pageCreation, 0), gt(gifts.publicPage, 0))
    return handle
      .select({ id: gifts.id, ...leftOfGift })
      .from(gifts)
      .where(and(eq(gifts.userId, userId), hasCredits, isGiven))
      .orderBy(sql`${gifts.expireAt} asc nulls last`, gifts.createdAt, gifts.id)
  },

  /** Takes one from a gift, or else from what the month has. */
  async insert(userId: UserId, kind: CreditKind, giftId: GiftId | null): Promise<string> {
    const reservedUntil = sql`${CLOCK} + ${RESERVED_FOR}`
    const [use] = await handle
      .insert(creditUses)
      .values({ userId, kind, giftId, reservedUntil, createdAt: CLOCK })
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
      .set({ reservedUntil: sql`${CLOCK} + ${RESERVED_FOR}` })
      .where(and(eq(creditUses.id, id), gt(creditUses.reservedUntil, CLOCK))),

  settle: (id: string, pageId: PageId) =>
    handle.update(creditUses).set({ reservedUntil: null, pageId }).where(eq(creditUses.id, id)),

  /** As if it were reserved only now: of the gift, or of the month that goes on, where it was seen that there is room. */
  reserveAnew: (id: string, giftId: GiftId | null) =>
    handle
      .update(creditUses)
      .set({ reservedUntil: sql`${CLOCK} + ${RESERVED_FOR}`, createdAt: CLOCK, giftId })
      .where(eq(creditUses.id, id)),

  release: (id: string) =>
    handle.delete(creditUses).where(and(eq(creditUses.id, id), isNotNull(creditUses.reservedUntil))),

  forgetOld: () => handle.delete(creditUses).where(lt(creditUses.reservedUntil, sql`${CLOCK} - ${FORGOTTEN_AFTER}`)),
})
