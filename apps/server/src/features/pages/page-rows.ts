import type { PageId } from '@huebook/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { whereShown } from '#platform/db/schema/shown-page.ts'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { type QueryBuilder, statement } from '#platform/db/statement.ts'

/** How many pages of the last week wear the trending badge. */
const TRENDING_COUNT = 12
/**
 * How many favourites and colourings it has at least. Nobody can give more than one of each, so that five are of three
 * people or more: what one likes and a friend likes too is not what goes round.
 */
const TRENDING_MARKS = 5
const LEAST_MARKS = sql.raw(String(TRENDING_MARKS))
const WEEK_AGO = sql.raw(`now() - interval '7 days'`)

/** Whoever asks; filled in when a statement is sent. */
export const caller = sql.placeholder('caller')

/** What everybody sees. */
export const isShown = whereShown(pages)

/** Blocked, or its owner is: but for its owner and administrators nobody gets anything of it until it is not. */
export const isTakenDown = ({ blocked, ownerBlocked }: { blocked: boolean; ownerBlocked: boolean }): boolean =>
  blocked || ownerBlocked

/**
 * The best of the last week that at least three people have favourited or coloured. They are at the top of the index of heat, which has
 * to be read only until there are enough: the least heat such a page can have is named, for a quiet site with a large past,
 * and its age is not named as an index has it, or the whole week would be read and sorted for every list.
 */
const trending = sql`(select pages.id from pages
  where ${isShown} and pages.popularity >= ${LEAST_MARKS} and pages.created_at + interval '0' > ${WEEK_AGO}
    and pages.hot >= extract(epoch from ${WEEK_AGO} - timestamptz '2026-01-01 00:00:00+00') / 172800 + ln(1 + ${LEAST_MARKS})
  order by pages.hot desc, pages.id desc limit ${sql.raw(String(TRENDING_COUNT))})`

/** What nobody has decided on yet. */
const openReports = sql.raw(
  '(select count(*) from reports where reports.page_id = pages.id and settled_at is null)::int',
)

/** Of a page itself, what is shown or decides who may see it: what it is found and sorted by stays where it is. */
const shownColumns = {
  id: pages.id,
  userId: pages.userId,
  title: pages.title,
  ownerName: pages.ownerName,
  illustration: pages.illustration,
  vector: pages.vector,
  width: pages.width,
  height: pages.height,
  preview: pages.preview,
  previewSmall: pages.previewSmall,
  placeholder: pages.placeholder,
  favoritedCount: pages.favoritedCount,
  coloredCount: pages.coloredCount,
  public: pages.public,
  reviewed: pages.reviewed,
  blocked: pages.blocked,
  ownerBlocked: pages.ownerBlocked,
  colorability: pages.colorability,
  missing: pages.missing,
  credit: pages.credit,
  /** What was drawn was drawn from words. */
  isFromPicture: sql<boolean>`${pages.prompt} = ''`,
  createdAt: pages.createdAt,
}

/**
 * Pages with all that is told of them to the caller. What the caller has done with a page is looked up for each that is shown,
 * by a limit: else a plan that is kept, made for whoever has a few favourites, reads all of somebody who has thousands.
 */
export function selectPageRows(db: QueryBuilder, forAdmin: boolean) {
  const favorite = db
    .select({ pageId: favorites.pageId })
    .from(favorites)
    .where(and(eq(favorites.pageId, pages.id), eq(favorites.userId, caller)))
    .limit(1)
    .as('favorite')
  const colored = db
    .select({
      photo: coloreds.photo,
      preview: coloreds.preview,
      small: coloreds.previewSmall,
      medium: coloreds.previewMedium,
      strength: coloreds.strength,
      drawnAt: coloreds.drawnAt,
    })
    .from(coloreds)
    .where(and(eq(coloreds.pageId, pages.id), eq(coloreds.userId, caller)))
    .limit(1)
    .as('colored')

  const fields = {
    page: shownColumns,
    owner: { stripeId: users.stripeId, fullName: users.name },
    favorited: sql<boolean>`${favorite.pageId} is not null`,
    colored: {
      photo: colored.photo,
      preview: colored.preview,
      small: colored.small,
      medium: colored.medium,
      strength: colored.strength,
      drawnAt: colored.drawnAt,
    },
    trending: sql<boolean>`${pages.id} in ${trending}`,
    openReports: forAdmin ? sql<number>`${openReports}` : sql<number>`0`,
  }
  const query = db
    .select(fields)
    .from(pages)
    .leftJoin(users, eq(users.id, pages.userId))
    .leftJoinLateral(favorite, sql`true`)
    .leftJoinLateral(colored, sql`true`)
  return { query, fields, optional: ['owner', 'colored'] }
}

/** Reads one page, whoever may see it; its SQL is built once. */
export function preparePageRead(db: Db) {
  const statementFor = (forAdmin: boolean) =>
    statement((db) => {
      const { query, ...rows } = selectPageRows(db, forAdmin)
      return { query: query.where(eq(pages.id, sql.placeholder('id'))), ...rows }
    })
  const [forUser, forAdmin] = [statementFor(false), statementFor(true)]
  return async (id: PageId, { id: callerId, admin }: Pick<Caller, 'id' | 'admin'>) =>
    (await (admin ? forAdmin : forUser)(db, { id, caller: callerId }))[0]
}

export type PageRow = NonNullable<Awaited<ReturnType<ReturnType<typeof preparePageRead>>>>
