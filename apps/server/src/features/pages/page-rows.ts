import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Handle } from '#platform/db/handle.ts'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'

/** How many pages of the last week wear the trending badge. */
const TRENDING_COUNT = 12
const TRENDING_SINCE = sql`now() - interval '7 days'`

// Written out, not filled in: only then can a plan that is kept use the indexes of what is public.
const isPublic = sql`${pages.public} and ${pages.reviewed}`
const unblocked = sql`not ${pages.blocked} and not ${users.blocked}`

/** Whoever asks; filled in when a statement is sent. */
export const caller = sql.placeholder('caller')
export const isOwn = eq(pages.userId, caller)

/** Blocked pages, and those of blocked people, are gone for everybody but administrators, who can bring them back. */
export const sharedWith = ({ admin }: Pick<Caller, 'admin'>): SQL | undefined =>
  and(isPublic, admin ? undefined : unblocked)

/** What the caller has done with a page; each at most once. */
export const favoriteOfCaller = and(eq(favorites.pageId, pages.id), eq(favorites.userId, caller))
export const coloredOfCaller = and(eq(coloreds.pageId, pages.id), eq(coloreds.userId, caller))

/** Pages with all that is told of them to the caller. */
export function selectPageRows(handle: Handle) {
  const trending = handle
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .where(and(isPublic, unblocked, sql`${pages.popularity} > 0`, sql`${pages.createdAt} > ${TRENDING_SINCE}`))
    .orderBy(desc(pages.hot), desc(pages.id))
    .limit(TRENDING_COUNT)

  return handle
    .select({
      page: pages,
      owner: { name: users.name, stripeId: users.stripeId, blocked: users.blocked },
      favorited: sql<boolean>`${favorites.pageId} is not null`,
      colored: { photo: coloreds.photo, preview: coloreds.preview },
      trending: sql<boolean>`${inArray(pages.id, trending)}`,
    })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .leftJoin(favorites, favoriteOfCaller)
    .leftJoin(coloreds, coloredOfCaller)
}

/** Whether a plan is kept is up to the connection: that of a search is not. */
export const UNNAMED = ''

/** Reads one page, whoever may see it; its SQL is built once. */
export function preparePageRead(db: Db) {
  const statement = selectPageRows(db)
    .where(eq(pages.id, sql.placeholder('id')))
    .prepare(UNNAMED)
  return async (id: string, callerId: string) => (await statement.execute({ id, caller: callerId }))[0]
}

export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPageRows>['execute']>>[number]
