import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntryId,
  type Colorability,
  type ColoredId,
  type ColoredVersionId,
  CREATION_STAGES,
  type CreationId,
  type CreationStage,
  type ErrorCode,
  type PageId,
  type PageStyle,
  PLAN_NAMES,
  type PlanId,
  type PlanName,
  PUBLIC_SETTINGS,
  REPORT_REASONS,
  SECRET_SETTINGS,
  SETUP_PARTS,
  SETUP_STATES,
  type SettingName,
  type SubscriptionId,
  type UserId,
} from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { hotOf, markIndexes, pageKeys } from './mark-lists.ts'

export { activityChanges, activityDays, activityQuarters } from './activity.ts'

export type ReportReason = (typeof REPORT_REASONS)[number]
const SIGN_IN_KINDS = ['sign-in', 'sign-up', 'change-email', 'undo-email'] as const
export type SignInKind = (typeof SIGN_IN_KINDS)[number]

export type SetupPart = (typeof SETUP_PARTS)[number]
export type SetupState = (typeof SETUP_STATES)[number]

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = <Id extends string>() => uuid('id').primaryKey().defaultRandom().$type<Id>()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => moment('created_at').notNull().defaultNow()
const userId = () => uuid('user_id').notNull().$type<UserId>()
const pageId = () => uuid('page_id').notNull().$type<PageId>()
const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

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
    createdAt: createdAt(),
    /** Which look at the payment provider the subscriptions are from: an older one never takes its place. */
    paymentLook: bigint('payment_look', { mode: 'number' }).notNull().default(0),
    search: text('search').notNull().generatedAlwaysAs(sql`search_key(name || ' ' || email)`),
  },
  (user) => [
    check('users_email_lower', sql`${user.email} = lower(${user.email})`),
    check('users_name', sql`${user.name} <> ''`),
    uniqueIndex('users_house').on(user.house).where(sql`${user.house}`),
    uniqueIndex('users_stripe').on(user.stripeId).where(sql`${user.stripeId} <> ''`),
    index('users_latest').on(user.createdAt, user.id),
    index('users_admins').on(user.id).where(sql`${user.admin}`),
    index('users_search').using('gin', user.search.op('gin_trgm_ops')),
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

/** Counts the looks at the payment provider, over all processes. */
export const paymentLooks = pgSequence('payment_looks')

/** What the payment provider has told already, for as long as it may tell it again. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), createdAt: createdAt() },
  (event) => [index('payment_events_oldest').on(event.createdAt)],
)

/** When everything was last compared with what somebody else knows, by who that is. */
export const reconciliations = pgTable('reconciliations', {
  name: text('name').primaryKey(),
  lastAt: moment('last_at').notNull().defaultNow(),
})

export const pages = pgTable(
  'pages',
  {
    id: id<PageId>(),
    userId: userId(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull().default(''),
    style: text('style').notNull().default(''),
    /** Storage keys of the picture, its vector form and its small picture. */
    illustration: text('illustration').notNull(),
    vector: text('vector'),
    preview: text('preview').notNull(),
    /** None yet, where the page is older than they are. */
    previewSmall: text('preview_small'),
    /** The page as a tiny picture, a data URL; empty where there is no picture to take it from. */
    placeholder: text('placeholder'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    colorability: jsonb('colorability').$type<Colorability>(),
    /** Words of the prompt that could not be drawn. */
    missing: jsonb('missing').notNull().default([]).$type<string[]>(),
    /** Whose drawings it is made of, where a licence asks to say so. */
    credit: text('credit'),
    public: boolean('public').notNull(),
    /** Whether others may see it once it is shared: nobody has to look at it first. */
    reviewed: boolean('reviewed').notNull().default(true),
    blocked: boolean('blocked').notNull().default(false),
    favoritedCount: integer('favorited_count').notNull().default(0),
    coloredCount: integer('colored_count').notNull().default(0),
    createdAt: createdAt(),
    /** The owner's name and whether they are blocked, so that no list has to look at two tables; kept by triggers. */
    ownerName: text('owner_name').notNull().default(''),
    ownerBlocked: boolean('owner_blocked').notNull().default(false),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title || ' ' || prompt || ' ' || style || chr(10) || owner_name)`),
    popularity: integer('popularity').notNull().generatedAlwaysAs(sql`favorited_count + colored_count`),
    hot: doublePrecision('hot')
      .notNull()
      .generatedAlwaysAs(hotOf('favorited_count', 'colored_count', 'created_at')),
    /** The counts as its favourites and colourings know them; kept by triggers. */
    listedFavorited: integer('listed_favorited').notNull().default(0),
    listedColored: integer('listed_colored').notNull().default(0),
  },
  (page) => {
    const isShown = sql`${page.public} and ${page.reviewed} and not ${page.blocked} and not ${page.ownerBlocked}`
    /** Each order a list can have. */
    const orders = {
      latest: page.createdAt,
      hot: page.hot,
      popular: page.popularity,
      favorited: page.favoritedCount,
      colored: page.coloredCount,
    }
    /** One for each, read from either end: of the pages that meet a condition, or of each owner's. */
    const sorted = (name: string, where: SQL) =>
      Object.entries(orders).map(([order, column]) => index(`pages_${name}_${order}`).on(column, page.id).where(where))
    const owned = Object.entries(orders).map(([order, column]) =>
      index(`pages_owner_${order}`).on(page.userId, column, page.id),
    )
    return [
      foreignKey({ columns: [page.userId], foreignColumns: [users.id] }).onDelete('cascade'),
      check('pages_size', sql`${page.width} > 0 and ${page.height} > 0`),
      check('pages_counts', sql`${page.favoritedCount} >= 0 and ${page.coloredCount} >= 0`),
      // Plain columns on purpose: an index with desc() puts nulls last, and ORDER BY … DESC could not use it.
      ...sorted('shown', isShown),
      // What administrators see besides: blocked pages, and those that wait for a look.
      ...sorted('shared', sql`${page.public}`),
      index('pages_latest').on(page.createdAt, page.id),
      index('pages_waiting')
        .on(page.createdAt, page.id)
        .where(sql`${page.public} and not ${page.reviewed} and not ${page.blocked}`),
      ...owned,
      // By which a file's last use is found. Hashed: keys are long, and only ever compared as a whole.
      index('pages_illustration').using('hash', page.illustration),
      index('pages_vector').using('hash', page.vector).where(sql`${page.vector} is not null`),
      index('pages_preview').using('hash', page.preview),
      index('pages_preview_small').using('hash', page.previewSmall),
      index('pages_without_small').on(page.id).where(sql`${page.previewSmall} is null`),
    ]
  },
)

/**
 * What pages are found by. A table of its own, kept by a trigger: a favourite writes its page anew, and with it each of
 * some two hundred entries that the page would have in these indexes.
 */
export const pageSearch = pgTable(
  'page_search',
  { pageId: uuid('page_id').primaryKey().$type<PageId>(), key: text('key').notNull() },
  (search) => [
    foreignKey({ columns: [search.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    // Written at once: what waits to be sorted in would slow down each search, and pages are made rarely.
    index('page_search_key').using('gin', search.key.op('gin_trgm_ops')).with({ fastupdate: false }),
    // For what is too short to have three letters in a row.
    index('page_search_pairs').using('gin', sql`search_pairs(${search.key})`).with({ fastupdate: false }),
  ],
)

export const favorites = pgTable(
  'favorites',
  { userId: userId(), pageId: pageId(), createdAt: createdAt(), ...pageKeys() },
  (favorite) => [
    primaryKey({ columns: [favorite.userId, favorite.pageId] }),
    foreignKey({ columns: [favorite.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [favorite.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    index('favorites_page').on(favorite.pageId),
    ...markIndexes('favorites', favorite),
  ],
)

export const coloreds = pgTable(
  'coloreds',
  {
    id: id<ColoredId>(),
    userId: userId(),
    pageId: pageId(),
    /** Storage keys of the drawing alone and of the drawing on its page. */
    photo: text('photo').notNull(),
    preview: text('preview').notNull(),
    previewSmall: text('preview_small'),
    previewMedium: text('preview_medium'),
    createdAt: createdAt(),
    /** When it was last drawn on. */
    drawnAt: moment('updated_at').notNull().defaultNow(),
    ...pageKeys(),
  },
  (colored) => [
    unique('coloreds_once').on(colored.userId, colored.pageId),
    foreignKey({ columns: [colored.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [colored.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    index('coloreds_page').on(colored.pageId),
    ...markIndexes('coloreds', colored),
    index('coloreds_latest').on(colored.createdAt, colored.id),
    index('coloreds_photo').using('hash', colored.photo),
    index('coloreds_preview').using('hash', colored.preview),
    index('coloreds_preview_small').using('hash', colored.previewSmall),
    index('coloreds_preview_medium').using('hash', colored.previewMedium),
    index('coloreds_without_small').on(colored.id).where(sql`${colored.previewSmall} is null`),
  ],
)

/** Colourings that another one has taken the place of, be it on another device: each can be brought back. */
export const coloredVersions = pgTable(
  'colored_versions',
  {
    id: id<ColoredVersionId>(),
    coloredId: uuid('colored_id').notNull().$type<ColoredId>(),
    photo: text('photo').notNull(),
    preview: text('preview').notNull(),
    previewSmall: text('preview_small'),
    previewMedium: text('preview_medium'),
    drawnAt: moment('drawn_at').notNull(),
  },
  (version) => [
    foreignKey({ columns: [version.coloredId], foreignColumns: [coloreds.id] }).onDelete('cascade'),
    index('colored_versions_latest').on(version.coloredId, version.drawnAt, version.id),
    index('colored_versions_photo').using('hash', version.photo),
    index('colored_versions_preview').using('hash', version.preview),
    index('colored_versions_preview_small').using('hash', version.previewSmall),
    index('colored_versions_preview_medium').using('hash', version.previewMedium),
  ],
)

/** One row for each credit that is spent, or reserved while the work it pays for goes on. */
export const creditUses = pgTable(
  'credit_uses',
  {
    id: id<string>(),
    userId: userId(),
    kind: text('kind').notNull().$type<'page_creation' | 'public_page'>(),
    pageId: uuid('page_id').$type<PageId>(),
    /** A reservation counts until then; a process that dies gives it back by not renewing it. Null once spent. */
    reservedUntil: moment('reserved_until'),
    createdAt: createdAt(),
  },
  (use) => [
    check('credit_uses_kind', oneOf(use.kind, ['page_creation', 'public_page'])),
    foreignKey({ columns: [use.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    // Deleting a page gives no credit back, so its use outlives it.
    foreignKey({ columns: [use.pageId], foreignColumns: [pages.id] }).onDelete('set null'),
    index('credit_uses_count').on(use.userId, use.kind, use.createdAt),
    index('credit_uses_page').on(use.pageId),
  ],
)

/** What a page is to be made from. */
export type CreationWish =
  | { from: 'prompt'; prompt: string; style: PageStyle; detail: number; public: boolean }
  | { from: 'photo'; photo: string; title: string; convert: boolean; detail: number; public: boolean }

/** A page that is being made, and for a while how that has ended. Whoever asked for it may be gone; it goes on. */
export const creations = pgTable(
  'creations',
  {
    id: id<CreationId>(),
    userId: userId(),
    /** By which the caller recognises it: the same key does not make a second page. */
    key: text('key').notNull(),
    wish: jsonb('wish').notNull().$type<CreationWish>(),
    /** The credit it has reserved; none once that was given back. */
    creditUseId: uuid('credit_use_id'),
    stage: text('stage').notNull().default('waiting').$type<CreationStage>(),
    percent: integer('percent').notNull().default(0),
    /** How far the picture is, as a data URL. */
    preview: text('preview'),
    /** How often it was begun: a drawing that takes the process with it is not begun for ever. */
    attempts: integer('attempts').notNull().default(0),
    pageId: uuid('page_id').$type<PageId>(),
    problem: jsonb('problem').$type<{ code: ErrorCode; message: string }>(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (creation) => [
    check('creations_stage', oneOf(creation.stage, CREATION_STAGES)),
    check('creations_percent', sql`${creation.percent} between 0 and 100`),
    foreignKey({ columns: [creation.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [creation.pageId], foreignColumns: [pages.id] }).onDelete('set null'),
    foreignKey({ columns: [creation.creditUseId], foreignColumns: [creditUses.id] }).onDelete('set null'),
    unique('creations_once').on(creation.userId, creation.key),
    index('creations_user').on(creation.userId, creation.createdAt),
    index('creations_page').on(creation.pageId),
    index('creations_credit_use').on(creation.creditUseId),
    index('creations_oldest').on(creation.createdAt),
  ],
)

/** What people have said of a page that everybody can see. */
export const reports = pgTable(
  'reports',
  {
    id: id<string>(),
    pageId: pageId(),
    userId: userId(),
    reason: text('reason').notNull().$type<ReportReason>(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    /** When an administrator has decided what to do with the page. */
    settledAt: moment('settled_at'),
  },
  (report) => [
    check('reports_reason', oneOf(report.reason, REPORT_REASONS)),
    foreignKey({ columns: [report.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    foreignKey({ columns: [report.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    // Somebody who is angry says it once; whoever reports again after a decision says it anew.
    uniqueIndex('reports_open_once').on(report.pageId, report.userId).where(sql`${report.settledAt} is null`),
    index('reports_open').on(report.pageId).where(sql`${report.settledAt} is null`),
    index('reports_page').on(report.pageId),
    index('reports_user').on(report.userId),
  ],
)

/** Who sent which file; the same picture sent by two people is one file with two rows. */
export const uploads = pgTable(
  'uploads',
  { key: text('key').notNull(), userId: userId(), createdAt: createdAt() },
  (upload) => [
    primaryKey({ columns: [upload.key, upload.userId] }),
    foreignKey({ columns: [upload.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('uploads_user').on(upload.userId),
  ],
)

/**
 * Files to look at again: once `dueAt` has passed, one that nothing points to is deleted. Until then it is safe,
 * which is how a file that is being stored is kept from a deletion under way.
 */
export const fileChecks = pgTable(
  'file_checks',
  { id: id<string>(), key: text('key').notNull(), dueAt: moment('due_at').notNull().defaultNow() },
  (check) => [index('file_checks_key').on(check.key), index('file_checks_due').on(check.dueAt)],
)

export const settings = pgTable(
  'settings',
  {
    name: text('name').primaryKey().$type<SettingName>(),
    /** As it is for public settings, encrypted for secret ones. */
    value: text('value').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (setting) => [check('settings_name', oneOf(setting.name, [...PUBLIC_SETTINGS, ...SECRET_SETTINGS]))],
)

/** What the last try of each part of the set-up has found, for every process. */
export const setupChecks = pgTable(
  'setup_checks',
  {
    name: text('name').primaryKey().$type<SetupPart>(),
    state: text('state').notNull().$type<SetupState>(),
    /** A keyed hash of what was tried: what was found of one key says nothing of the next. */
    tried: bytea('tried').notNull(),
    /** The plan it is about, where it is about one. */
    planId: uuid('plan_id').$type<PlanId>(),
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (setup) => [
    check('setup_checks_name', oneOf(setup.name, SETUP_PARTS)),
    check('setup_checks_state', oneOf(setup.state, SETUP_STATES)),
    foreignKey({ columns: [setup.planId], foreignColumns: [plans.id] }).onDelete('set null'),
  ],
)

/**
 * What administrators did, and to what. People and pages by their ids alone: once they are gone, an entry tells nobody
 * who they were. Without foreign keys, which would lock an administrator's account whenever they lock somebody else's,
 * and two who edit each other would wait for ever.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id<AuditEntryId>(),
    action: text('action').notNull().$type<AuditAction>(),
    actorId: uuid('actor_id').$type<UserId>(),
    userId: uuid('user_id').$type<UserId>(),
    pageId: uuid('page_id').$type<PageId>(),
    planId: uuid('plan_id').$type<PlanId>(),
    setting: text('setting').$type<SettingName>(),
    /** The names of the fields that were changed, never what stood or stands in them. */
    fields: jsonb('fields').notNull().default([]).$type<string[]>(),
    createdAt: createdAt(),
  },
  (entry) => [
    check('audit_entries_action', oneOf(entry.action, AUDIT_ACTIONS)),
    index('audit_entries_latest').on(entry.createdAt, entry.id),
    index('audit_entries_actor').on(entry.actorId),
    index('audit_entries_user').on(entry.userId, entry.createdAt),
    index('audit_entries_page').on(entry.pageId, entry.createdAt),
  ],
)

/** Which seeds have run: what an administrator removed afterwards stays removed. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), createdAt: createdAt() })

/** One row: by what the processes of a site recognise that they hold the same secret, which it does not tell. */
export const secretMarks = pgTable('secret_marks', { name: text('name').primaryKey(), mark: bytea('mark').notNull() })
