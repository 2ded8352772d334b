import {
  type Colorability,
  type ColoredId,
  type ColoredVersionId,
  CREATION_STAGES,
  type CreationId,
  type CreationStage,
  type ErrorCode,
  type GiftId,
  type PageId,
  type PageStyle,
  REPORT_REASONS,
  SOFT_STRENGTH,
  type UserId,
} from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { hotOf, markIndexes, pageKeys } from '#platform/db/mark-lists.ts'
import { createdAt, id, moment, oneOf, pageId, userId } from './columns.ts'
import { gifts, users } from './people.ts'
import { whereShown } from './shown-page.ts'

export type ReportReason = (typeof REPORT_REASONS)[number]

export const pages = pgTable(
  'pages',
  {
    id: id<PageId>(),
    /** Nobody, once it was deleted and others had coloured it: it is kept for them alone. */
    userId: uuid('user_id').$type<UserId>(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull().default(''),
    style: text('style').notNull().default(''),
    /** Storage keys of the picture, its vector form and its small picture. */
    illustration: text('illustration').notNull(),
    vector: text('vector'),
    preview: text('preview').notNull(),
    /** The upload it was made of, which is gone after a day; none where it was drawn. */
    source: text('source'),
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
    /** Whether who drew it draws nothing that children may not see; somebody has to look at any other picture first. */
    vouched: boolean('vouched').notNull().default(true),
    blocked: boolean('blocked').notNull().default(false),
    favoritedCount: integer('favorited_count').notNull().default(0),
    coloredCount: integer('colored_count').notNull().default(0),
    createdAt: createdAt(),
    /** What others see the owner as and whether they are blocked, so that no list has to look at two tables; kept by triggers. */
    ownerName: text('owner_name').notNull().default(''),
    ownerBlocked: boolean('owner_blocked').notNull().default(false),
    /** What everybody may find it by: nothing that its owner has told nobody but the illustrator. */
    search: text('search').notNull().generatedAlwaysAs(sql`search_key(title || ' ' || style || chr(10) || owner_name)`),
    popularity: integer('popularity').notNull().generatedAlwaysAs(sql`favorited_count + colored_count`),
    hot: doublePrecision('hot')
      .notNull()
      .generatedAlwaysAs(hotOf('favorited_count', 'colored_count', 'created_at')),
    /** The counts as its favourites and colourings know them; kept by triggers. */
    listedFavorited: integer('listed_favorited').notNull().default(0),
    listedColored: integer('listed_colored').notNull().default(0),
  },
  (page) => {
    /** Each order a list can have. */
    const orders = {
      latest: page.createdAt,
      hot: page.hot,
      popular: page.popularity,
      favorited: page.favoritedCount,
      colored: page.coloredCount,
    }
    /** One for each, read from either end: of the pages that meet a condition, or of each owner's. */
    const shown = (where: SQL) =>
      Object.entries(orders).map(([order, column]) => index(`pages_shown_${order}`).on(column, page.id).where(where))
    const all = Object.entries(orders).map(([order, column]) => index(`pages_${order}`).on(column, page.id))
    const owned = Object.entries(orders).map(([order, column]) =>
      index(`pages_owner_${order}`).on(page.userId, column, page.id),
    )
    return [
      foreignKey({ columns: [page.userId], foreignColumns: [users.id] }).onDelete('cascade'),
      check('pages_size', sql`${page.width} > 0 and ${page.height} > 0`),
      check('pages_counts', sql`${page.favoritedCount} >= 0 and ${page.coloredCount} >= 0`),
      // Plain columns on purpose: an index with desc() puts nulls last, and ORDER BY … DESC could not use it.
      ...shown(whereShown(page)),
      // What administrators see, and what they look for among it.
      ...all,
      index('pages_private').on(page.createdAt, page.id).where(sql`not ${page.public}`),
      index('pages_blocked').on(page.createdAt, page.id).where(sql`${page.blocked}`),
      index('pages_waiting')
        .on(page.createdAt, page.id)
        .where(sql`${page.public} and not ${page.reviewed} and not ${page.blocked}`),
      ...owned,
      index('pages_unowned').on(page.id).where(sql`${page.userId} is null`),
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
 * What pages are found by besides their owner, who is found among the people. A table of its own, kept by a trigger: a
 * favourite writes its page anew, and with it each of some two hundred entries that the page would have in these indexes.
 */
export const pageSearch = pgTable(
  'page_search',
  {
    pageId: uuid('page_id').primaryKey().$type<PageId>(),
    key: text('key').notNull(),
    /** By which its owner alone finds it, among their own. */
    prompt: text('prompt').notNull(),
  },
  (search) => [
    foreignKey({ columns: [search.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    // Written at once: what waits to be sorted in would slow down each search, and pages are made rarely.
    index('page_search_key').using('gin', search.key.op('gin_trgm_ops')).with({ fastupdate: false }),
    // For what is too short to have three letters in a row.
    index('page_search_pairs').using('gin', sql`search_pairs(${search.key})`).with({ fastupdate: false }),
    index('page_search_prompt').using('gin', search.prompt.op('gin_trgm_ops')).with({ fastupdate: false }),
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
    /** How strongly it covers its page (%). */
    strength: smallint('strength').notNull().default(SOFT_STRENGTH),
    createdAt: createdAt(),
    /** When it was last drawn on. */
    drawnAt: moment('updated_at').notNull().defaultNow(),
    /** What the address of its link ends with, while there is one. */
    linkToken: text('link_token'),
    ...pageKeys(),
  },
  (colored) => [
    unique('coloreds_once').on(colored.userId, colored.pageId),
    uniqueIndex('coloreds_link').on(colored.linkToken).where(sql`${colored.linkToken} is not null`),
    foreignKey({ columns: [colored.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [colored.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    index('coloreds_page').on(colored.pageId),
    ...markIndexes('coloreds', colored, colored.drawnAt),
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
    /** How strongly it covers its page (%). */
    strength: smallint('strength').notNull().default(SOFT_STRENGTH),
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

/**
 * Colourings that are to be seen by whoever looks at their page. With pictures of their own: what is shown is what somebody has
 * looked at, whatever is drawn afterwards.
 */
export const shownColorings = pgTable(
  'shown_colorings',
  {
    coloredId: uuid('colored_id').primaryKey().$type<ColoredId>(),
    pageId: pageId(),
    preview: text('preview').notNull(),
    previewSmall: text('preview_small'),
    previewMedium: text('preview_medium'),
    /** Whether somebody has looked at it and found it fit to be shown. */
    reviewed: boolean('reviewed').notNull().default(false),
    blocked: boolean('blocked').notNull().default(false),
    /** Why, as its owner is told. */
    blockedReason: text('blocked_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (shown) => [
    foreignKey({ columns: [shown.coloredId], foreignColumns: [coloreds.id] }).onDelete('cascade'),
    foreignKey({ columns: [shown.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
    index('shown_colorings_page').on(shown.pageId),
    index('shown_colorings_latest')
      .on(shown.pageId, shown.createdAt, shown.coloredId)
      .where(sql`${shown.reviewed} and not ${shown.blocked}`),
    index('shown_colorings_waiting')
      .on(shown.createdAt, shown.coloredId)
      .where(sql`not ${shown.reviewed} and not ${shown.blocked}`),
    index('shown_colorings_preview').using('hash', shown.preview),
    index('shown_colorings_preview_small').using('hash', shown.previewSmall),
    index('shown_colorings_preview_medium').using('hash', shown.previewMedium),
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
    /** What it is taken from: a gift, or else what the month has. */
    giftId: uuid('gift_id').$type<GiftId>(),
    /** A reservation counts until then; a process that dies gives it back by not renewing it. Null once spent. */
    reservedUntil: moment('reserved_until'),
    createdAt: createdAt(),
  },
  (use) => [
    check('credit_uses_kind', oneOf(use.kind, ['page_creation', 'public_page'])),
    foreignKey({ columns: [use.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    // Deleting a page gives no credit back, so its use outlives it.
    foreignKey({ columns: [use.pageId], foreignColumns: [pages.id] }).onDelete('set null'),
    foreignKey({ columns: [use.giftId], foreignColumns: [gifts.id] }).onDelete('cascade'),
    index('credit_uses_count').on(use.userId, use.kind, use.createdAt),
    index('credit_uses_page').on(use.pageId),
    index('credit_uses_gift').on(use.giftId).where(sql`${use.giftId} is not null`),
  ],
)

/** What a page is to be made from. */
export type CreationRequest =
  | { from: 'prompt'; prompt: string; style: PageStyle | null; detail: number | null; public: boolean }
  | { from: 'photo'; photo: string; title: string; convert: boolean; detail: number; public: boolean }

/** A page that is being made, and for a while how that has ended. Whoever asked for it may be gone; it goes on. */
export const creations = pgTable(
  'creations',
  {
    id: id<CreationId>(),
    userId: userId(),
    /** By which the caller recognises it: the same key does not make a second page. */
    key: text('key').notNull(),
    request: jsonb('request').notNull().$type<CreationRequest>(),
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

/** What somebody has said, and when an administrator has decided what to do about it. */
const said = () => ({
  id: id<string>(),
  userId: userId(),
  reason: text('reason').notNull().$type<ReportReason>(),
  note: text('note').notNull().default(''),
  createdAt: createdAt(),
  settledAt: moment('settled_at'),
})

/** What people have said of a page that everybody can see. */
export const reports = pgTable('reports', { pageId: pageId(), ...said() }, (report) => [
  check('reports_reason', oneOf(report.reason, REPORT_REASONS)),
  foreignKey({ columns: [report.pageId], foreignColumns: [pages.id] }).onDelete('cascade'),
  foreignKey({ columns: [report.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  // Somebody who is angry says it once; whoever reports again after a decision says it anew.
  uniqueIndex('reports_open_once').on(report.pageId, report.userId).where(sql`${report.settledAt} is null`),
  index('reports_open').on(report.pageId).where(sql`${report.settledAt} is null`),
  index('reports_page').on(report.pageId),
  index('reports_user').on(report.userId),
])

/** What people have said of a colouring that is shown under its page. */
export const coloringReports = pgTable(
  'coloring_reports',
  { coloredId: uuid('colored_id').notNull().$type<ColoredId>(), ...said() },
  (report) => [
    check('coloring_reports_reason', oneOf(report.reason, REPORT_REASONS)),
    foreignKey({ columns: [report.coloredId], foreignColumns: [shownColorings.coloredId] }).onDelete('cascade'),
    foreignKey({ columns: [report.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    uniqueIndex('coloring_reports_open_once')
      .on(report.coloredId, report.userId)
      .where(sql`${report.settledAt} is null`),
    index('coloring_reports_open').on(report.coloredId).where(sql`${report.settledAt} is null`),
    index('coloring_reports_colored').on(report.coloredId),
    index('coloring_reports_user').on(report.userId),
  ],
)
