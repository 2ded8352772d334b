import {
  type GiftId,
  PLAN_NAMES,
  type PlanId,
  type PlanName,
  type SubscriptionId,
  type UserId,
} from '@huebook/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment, oneOf, userId } from './columns.ts'

const SIGN_IN_KINDS = ['sign-in', 'sign-up', 'change-email', 'undo-email'] as const
export type SignInKind = (typeof SIGN_IN_KINDS)[number]

export const plans = pgTable(
  'plans',
  {
    id: id<PlanId>(),
    name: text('name').notNull().unique().$type<PlanName>(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    priceCents: integer('price_cents').notNull().default(0),
    discount: integer('discount').notNull().default(0),
    paid: boolean('paid').notNull(),
    stripePriceId: text('stripe_price_id').notNull().default(''),
    publicPageLimit: integer('public_page_limit').notNull(),
    pageCreationLimit: integer('page_creation_limit').notNull(),
  },
  (plan) => [
    check('plans_name', oneOf(plan.name, PLAN_NAMES)),
    check('plans_price', sql`${plan.priceCents} >= 0 and (${plan.paid} or ${plan.priceCents} = 0)`),
    check('plans_discount', sql`${plan.discount} between 0 and 100`),
    check('plans_limits', sql`${plan.publicPageLimit} >= 0 and ${plan.pageCreationLimit} >= 0`),
    // Two plans with one price would make a payment ambiguous.
    uniqueIndex('plans_stripe_price').on(plan.stripePriceId).where(sql`${plan.stripePriceId} <> ''`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id<UserId>(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    photo: text('photo'),
    admin: boolean('admin').notNull().default(false),
    stripeId: text('stripe_id').notNull().default(''),
    blocked: boolean('blocked').notNull().default(false),
    /** The site itself: it owns the gallery, and nobody can sign in to it. */
    house: boolean('house').notNull().default(false),
    /** What others see them as, where they have chosen that. */
    nickname: text('nickname'),
    shownName: text('shown_name').notNull().generatedAlwaysAs(sql`coalesce(nickname, first_name(name))`),
    /** Whether pages they make are shared, as they have said; null until somebody has asked them. */
    sharesPages: boolean('shares_pages'),
    createdAt: createdAt(),
    /** Which refresh the subscriptions are from: an older one never takes its place. */
    paymentRefresh: bigint('payment_look', { mode: 'number' }).notNull().default(0),
    search: text('search').notNull().generatedAlwaysAs(sql`search_key(name || ' ' || email)`),
  },
  (user) => [
    check('users_email_lower', sql`${user.email} = lower(${user.email})`),
    check('users_name', sql`${user.name} <> ''`),
    check('users_nickname', sql`${user.nickname} <> ''`),
    uniqueIndex('users_house').on(user.house).where(sql`${user.house}`),
    uniqueIndex('users_stripe').on(user.stripeId).where(sql`${user.stripeId} <> ''`),
    index('users_latest').on(user.createdAt, user.id),
    index('users_admins').on(user.id).where(sql`${user.admin}`),
    index('users_search').using('gin', user.search.op('gin_trgm_ops')),
    // By which pages are found, whose search is to learn nothing of full names and addresses; and for less than three
    // letters in a row.
    index('users_shown_search')
      .using('gin', sql`search_key(${user.shownName}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('users_shown_pairs')
      .using('gin', sql`search_pairs(search_key(${user.shownName}))`)
      .with({ fastupdate: false }),
    // Administrators know people by their full names.
    index('users_name_search').using('gin', sql`search_key(${user.name}) gin_trgm_ops`).with({ fastupdate: false }),
    index('users_name_pairs').using('gin', sql`search_pairs(search_key(${user.name}))`).with({ fastupdate: false }),
    index('users_stripe_search').using('gin', sql`search_key(${user.stripeId}) gin_trgm_ops`),
    index('users_photo').using('hash', user.photo).where(sql`${user.photo} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: whoever reads the database cannot sign in with what is in it. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Set when its account was blocked: what is left of it tells whoever still sends its token why it has ended. */
    endedAt: moment('ended_at'),
  },
  (session) => [
    foreignKey({ columns: [session.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('sessions_user').on(session.userId),
    index('sessions_last_used').on(session.lastUsedAt),
  ],
)

/**
 * A mail that was asked for. Its link works once, and so does the code of those that sign somebody in; both are made from
 * the id and the site's secret, so that they need not be kept.
 */
export const signInRequests = pgTable(
  'sign_in_requests',
  {
    id: id<string>(),
    email: text('email').notNull(),
    kind: text('kind').notNull().$type<SignInKind>(),
    /** Whose address changes, or is to change back; nobody else needs an account to ask. */
    userId: uuid('user_id').$type<UserId>(),
    /** What the address was to become, on the way back from it. */
    newEmail: text('new_email'),
    name: text('name'),
    plan: text('plan').$type<PlanName>(),
    tokenHash: bytea('token_hash').notNull().unique(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (request) => [
    check('sign_in_requests_kind', oneOf(request.kind, SIGN_IN_KINDS)),
    check('sign_in_requests_plan', oneOf(request.plan, PLAN_NAMES)),
    check('sign_in_requests_email_lower', sql`${request.email} = lower(${request.email})`),
    foreignKey({ columns: [request.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('sign_in_requests_email').on(request.email, request.createdAt),
    index('sign_in_requests_user').on(request.userId),
    index('sign_in_requests_dead').on(request.expiresAt),
    // Whatever two requests do at the same moment, one change of address is under way for a person, or none.
    uniqueIndex('sign_in_requests_one_change')
      .on(request.userId)
      .where(sql`${request.kind} = 'change-email' and ${request.usedAt} is null`),
  ],
)

/** One row for each use of a limit. The bucket is a keyed hash of who used which, so it tells nobody's address. */
export const rateEvents = pgTable(
  'rate_events',
  { bucket: bytea('bucket').notNull(), createdAt: createdAt() },
  (event) => [
    index('rate_events_bucket').on(event.bucket, event.createdAt),
    index('rate_events_oldest').on(event.createdAt),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id<SubscriptionId>(),
    userId: userId(),
    planId: uuid('plan_id').notNull().$type<PlanId>(),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    priceCents: integer('price_cents').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    canceledAt: moment('canceled_at'),
    /** When the paid features end; not known while the subscription goes on. */
    expireAt: moment('expire_at'),
    /** Until when a payment that has failed can be made up for; the paid features end then, unless it is. */
    paymentDueAt: moment('payment_due_at'),
    /** When an administrator has stopped its renewal by blocking the account; none once it renews again. */
    renewalStoppedAt: moment('renewal_stopped_at'),
    createdAt: createdAt(),
  },
  (subscription) => [
    foreignKey({ columns: [subscription.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [subscription.planId], foreignColumns: [plans.id] }),
    check('subscriptions_price', sql`${subscription.priceCents} >= 0`),
    check('subscriptions_period', sql`${subscription.periodEnd} > ${subscription.periodStart}`),
    // A person has one subscription that goes on; ended ones stay as their history.
    uniqueIndex('subscriptions_going_on').on(subscription.userId).where(sql`${subscription.expireAt} is null`),
    index('subscriptions_user').on(subscription.userId, subscription.createdAt),
    index('subscriptions_latest').on(subscription.createdAt, subscription.id),
    index('subscriptions_expire').on(subscription.expireAt),
  ],
)

/** What an administrator has given somebody: a plan, or credits. It counts until it ends or is taken back. */
export const gifts = pgTable(
  'gifts',
  {
    id: id<GiftId>(),
    userId: userId(),
    planId: uuid('plan_id').$type<PlanId>(),
    pageCreation: integer('page_creation').notNull().default(0),
    publicPage: integer('public_page').notNull().default(0),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    /** None for what was given for good. */
    expireAt: moment('expire_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (gift) => [
    foreignKey({ columns: [gift.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [gift.planId], foreignColumns: [plans.id] }),
    check('gifts_credits', sql`${gift.pageCreation} >= 0 and ${gift.publicPage} >= 0`),
    check('gifts_plan_or_credits', sql`(${gift.planId} is null) = (${gift.pageCreation} + ${gift.publicPage} > 0)`),
    index('gifts_user').on(gift.userId, gift.createdAt),
  ],
)

/** Counts the refreshes of what people pay for, over all processes. */
export const paymentRefreshes = pgSequence('payment_looks')

/** What the payment provider has told already, for as long as it may tell it again. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), createdAt: createdAt() },
  (event) => [index('payment_events_oldest').on(event.createdAt)],
)

/** The account at somebody who takes money that our customers are at: with the key of another one nobody would pay. */
export const paymentAccounts = pgTable('payment_accounts', {
  name: text('name').primaryKey(),
  account: text('account').notNull(),
})

/** When everything was last compared with what somebody else knows, by who that is. */
export const reconciliations = pgTable('reconciliations', {
  name: text('name').primaryKey(),
  lastAt: moment('last_at').notNull().defaultNow(),
})
