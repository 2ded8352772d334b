import type { PlanId, PlanName, UserId } from '@huebook/contract'
import { and, countDistinct, desc, eq, exists, gt, inArray, isNotNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { isRunning } from '#platform/db/plan-of.ts'
import { paymentAccounts, paymentEvents, plans, reconciliations, subscriptions, users } from '#platform/db/schema.ts'
import type { PaidRow } from './paid-row.ts'

/** How long an event is remembered: Stripe tells one for three days, and by hand for thirty. */
const REMEMBERED = sql`interval '60 days'`
/** How long after the last comparison the next one is due. */
const RECONCILED = sql`interval '1 day'`
const STRIPE = 'stripe'

const stoppedIfBlocked = (userId: UserId) =>
  sql`case when (select ${users.blocked} from ${users} where ${eq(users.id, userId)}) then ${subscriptions.renewalStoppedAt} end`

export const paymentQueries = (handle: Handle) => ({
  findPayer: async (id: UserId) =>
    (
      await handle
        .select({ id: users.id, email: users.email, blocked: users.blocked, customer: users.stripeId })
        .from(users)
        .where(eq(users.id, id))
    )[0],

  /** Nothing changes what somebody has until the transaction ends. */
  lockPayer: async (id: UserId) =>
    (
      await handle
        .select({
          customer: users.stripeId,
          blocked: users.blocked,
          refresh: users.paymentRefresh,
          now: sql`now()`.mapWith(users.createdAt),
        })
        .from(users)
        .where(eq(users.id, id))
        .for('update')
    )[0],

  findByCustomer: async (customer: string): Promise<UserId | undefined> =>
    (await handle.select({ id: users.id }).from(users).where(eq(users.stripeId, customer)))[0]?.id,

  /** Answers whether there was nobody else's in its place. */
  setCustomer: async (id: UserId, customer: string, inPlaceOf: string): Promise<boolean> =>
    (
      await handle
        .update(users)
        .set({ stripeId: customer })
        .where(and(eq(users.id, id), eq(users.stripeId, inPlaceOf)))
        .returning({ id: users.id })
    ).length > 0,

  /** The number of a new refresh: larger than that of every one that has begun. */
  async beginRefresh(): Promise<number> {
    const { rows } = await handle.execute<{ number: string }>(sql`select nextval('payment_looks') as number`)
    return Number(rows[0]?.number)
  },

  setRefresh: (id: UserId, number: number) =>
    handle.update(users).set({ paymentRefresh: number }).where(eq(users.id, id)),

  listPaidPlans: () =>
    handle
      .select({ id: plans.id, name: plans.name, priceId: plans.stripePriceId })
      .from(plans)
      .where(eq(plans.paid, true)),

  listOf: (userId: UserId) => handle.select().from(subscriptions).where(eq(subscriptions.userId, userId)),

  find: async (stripeSubscriptionId: string) =>
    (await handle.select().from(subscriptions).where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId)))[0],

  /** For a mail: what is due, if it still is. */
  findDue: async (id: string) =>
    (
      await handle
        .select({
          email: users.email,
          dueAt: subscriptions.paymentDueAt,
          plan: plans.title,
          priceCents: subscriptions.priceCents,
        })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .innerJoin(plans, eq(plans.id, subscriptions.planId))
        .where(
          and(
            eq(subscriptions.stripeSubscriptionId, id),
            gt(subscriptions.paymentDueAt, sql`now()`),
            ne(users.blocked, true),
          ),
        )
    )[0],

  /** What the provider does not know of, or no longer counts, has ended by now. */
  endOthers: (userId: UserId, known: readonly string[]) =>
    handle
      .update(subscriptions)
      .set({
        canceledAt: sql`coalesce(${subscriptions.canceledAt}, now())`,
        expireAt: sql`now()`,
        paymentDueAt: null,
      })
      .where(
        and(
          eq(subscriptions.userId, userId),
          known.length > 0 ? notInArray(subscriptions.stripeSubscriptionId, [...known]) : undefined,
          isRunning,
        ),
      ),

  put: async (userId: UserId, { stripeSubscriptionId, ...row }: PaidRow): Promise<void> => {
    await handle
      .insert(subscriptions)
      .values({ userId, stripeSubscriptionId, ...row })
      .onConflictDoUpdate({
        target: subscriptions.stripeSubscriptionId,
        // What renews although nobody is blocked was not stopped, or goes on again: no later end is the block's.
        set: row.canceledAt ? row : { ...row, renewalStoppedAt: stoppedIfBlocked(userId) },
      })
  },

  /** Remembers that it is a block that stops its renewal. */
  markStopped: (stripeSubscriptionId: string) =>
    handle
      .update(subscriptions)
      .set({ renewalStoppedAt: sql`now()` })
      .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId)),

  listRunning: (userId: UserId) =>
    handle
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isRunning)),

  /** What still runs, and ends because of a block. */
  findStopped: async (userId: UserId) =>
    (
      await handle
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            isRunning,
            isNotNull(subscriptions.canceledAt),
            isNotNull(subscriptions.renewalStoppedAt),
          ),
        )
    )[0],

  /** Answers whether it is told for the first time. */
  insertEvent: async (id: string): Promise<boolean> =>
    (await handle.insert(paymentEvents).values({ id }).onConflictDoNothing().returning()).length > 0,

  forgetEvents: () => handle.delete(paymentEvents).where(lt(paymentEvents.createdAt, sql`now() - ${REMEMBERED}`)),

  /** Answers whether a comparison is due; if so it is this caller's to do. */
  beginReconciliation: async (): Promise<boolean> =>
    (
      await handle
        .insert(reconciliations)
        .values({ name: STRIPE })
        .onConflictDoUpdate({
          target: reconciliations.name,
          set: { lastAt: sql`now()` },
          setWhere: lt(reconciliations.lastAt, sql`now() - ${RECONCILED}`),
        })
        .returning()
    ).length > 0,

  /** Everybody of whom we think that they pay. */
  listPayers: async (): Promise<UserId[]> =>
    (await handle.selectDistinct({ id: subscriptions.userId }).from(subscriptions).where(isRunning)).map(
      ({ id }) => id,
    ),

  listByCustomers: (customers: readonly string[]) =>
    handle
      .select({ id: users.id, customer: users.stripeId })
      .from(users)
      .where(inArray(users.stripeId, [...customers])),

  isThere: async (id: UserId): Promise<boolean> =>
    (await handle.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0,

  readAccount: async (): Promise<string | undefined> =>
    (await handle.select().from(paymentAccounts).where(eq(paymentAccounts.name, STRIPE)))[0]?.account,

  rememberAccount: (account: string) =>
    handle.insert(paymentAccounts).values({ name: STRIPE, account }).onConflictDoNothing(),

  /** Those who pay before those who do not, who may be left from another mode; of both the latest: they are the surest to be still there. */
  listSurestCustomers: async (atMost: number): Promise<string[]> =>
    (
      await handle
        .select({ customer: users.stripeId })
        .from(users)
        .where(ne(users.stripeId, ''))
        .orderBy(
          desc(
            exists(
              handle
                .select()
                .from(subscriptions)
                .where(and(eq(subscriptions.userId, users.id), isRunning)),
            ),
          ),
          desc(users.createdAt),
          desc(users.id),
        )
        .limit(atMost)
    ).map(({ customer }) => customer),

  /** Whoever is a customer stays the one they are, and pays for what they do, until the transaction ends. */
  lockCustomers: () =>
    handle.select({ id: users.id }).from(users).where(ne(users.stripeId, '')).orderBy(users.id).for('update'),

  countPayers: async (): Promise<number> =>
    (
      await handle
        .select({ count: countDistinct(subscriptions.userId) })
        .from(subscriptions)
        .where(isRunning)
    )[0]?.count ?? 0,

  /** Whoever was a customer at another account is one no longer, and what they paid for there has ended here. */
  async moveTo(account: string | null): Promise<void> {
    await handle.delete(paymentAccounts).where(eq(paymentAccounts.name, STRIPE))
    if (account) await handle.insert(paymentAccounts).values({ name: STRIPE, account })
    await handle.update(users).set({ stripeId: '' }).where(ne(users.stripeId, ''))
    await handle
      .update(subscriptions)
      .set({ canceledAt: sql`coalesce(${subscriptions.canceledAt}, now())`, expireAt: sql`now()`, paymentDueAt: null })
      .where(isRunning)
  },
})

export type SubscriptionRow = typeof subscriptions.$inferSelect

export interface PlanPrice {
  id: PlanId
  name: PlanName
  priceId: string
}
