import type { CallQuery, calls } from '@huebook/contract'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'

type Query = CallQuery<typeof calls.paginatePages>

/** How many pages of the last week wear the trending badge. */
const TRENDING_COUNT = 12
const TRENDING_SINCE = sql`now() - interval '7 days'`

/** What each sort goes by; equals are told apart by their id, so that no page of a list repeats another. */
const ORDER: Record<Query['sort'], PgColumn> = {
  trending: pages.hot,
  popularity: pages.popularity,
  latest: pages.createdAt,
  oldest: pages.createdAt,
  mostFavorited: pages.favoritedCount,
  mostColored: pages.coloredCount,
}

// Written out, not filled in: only then can a plan that is kept use the indexes of what is public.
const isPublic = sql`${pages.public} and ${pages.reviewed}`
const unblocked = sql`not ${pages.blocked} and not ${users.blocked}`

/** What a list's SQL depends on; everything else is filled in. */
interface Shape {
  scope: Query['scope']
  sort: Query['sort']
  searched: boolean
  forAdmin: boolean
}

const caller = sql.placeholder('caller')
const search = sql.placeholder('search')

function build(db: Db, { scope, sort, searched, forAdmin }: Shape) {
  /** Blocked pages, and those of blocked people, are gone for everybody but administrators, who can bring them back. */
  const shared = and(isPublic, forAdmin ? undefined : unblocked)
  const own = eq(pages.userId, caller)
  const seen = sql`(${own} or (${shared}))`

  const inScope: Record<Query['scope'], SQL | undefined> = {
    public: shared,
    owned: own,
    favorited: and(isNotNull(favorites.pageId), seen),
    colored: and(isNotNull(coloreds.pageId), seen),
  }

  const trending = db
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .where(and(isPublic, unblocked, sql`${pages.popularity} > 0`, gt(pages.createdAt, TRENDING_SINCE)))
    .orderBy(desc(pages.hot), desc(pages.id))
    .limit(TRENDING_COUNT)

  const matching = searched ? sql`(${contains(pages.search, search)} or ${contains(ownerName, search)})` : undefined
  const wanted = and(inScope[scope], matching)
  /** What the caller has done with a page; each at most once. */
  const favoriteOfCaller = and(eq(favorites.pageId, pages.id), eq(favorites.userId, caller))
  const coloredOfCaller = and(eq(coloreds.pageId, pages.id), eq(coloreds.userId, caller))
  const direction = sort === 'oldest' ? asc : desc

  return {
    list: db
      .select({
        page: pages,
        owner: { name: users.name, stripeId: users.stripeId },
        favorited: sql<boolean>`${favorites.pageId} is not null`,
        colored: { photo: coloreds.photo, preview: coloreds.preview },
        trending: sql<boolean>`${inArray(pages.id, trending)}`,
      })
      .from(pages)
      .innerJoin(users, eq(users.id, pages.userId))
      .leftJoin(favorites, favoriteOfCaller)
      .leftJoin(coloreds, coloredOfCaller)
      .where(wanted)
      .orderBy(direction(ORDER[sort]), direction(pages.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(UNNAMED),

    count: db
      .select({ count: count() })
      .from(pages)
      .innerJoin(users, eq(users.id, pages.userId))
      .leftJoin(favorites, favoriteOfCaller)
      .leftJoin(coloreds, coloredOfCaller)
      .where(wanted)
      .prepare(UNNAMED),
  }
}

/** Whether a plan is kept is up to the connection: that of a search is not. */
const UNNAMED = ''

/** Lists of pages. Each shape of a list is built once: building its SQL takes longer than running it. */
export function preparePageLists(db: Db) {
  const built = new Map<string, ReturnType<typeof build>>()

  return ({ id, admin }: Caller, query: Query) => {
    const shape = { scope: query.scope, sort: query.sort, searched: query.search !== '', forAdmin: admin }
    const key = JSON.stringify(shape)
    const statements = built.get(key) ?? build(db, shape)
    built.set(key, statements)
    const given = { caller: id, search: query.search }
    return {
      rows: (window: { limit: number; offset: number }) => statements.list.execute({ ...given, ...window }),
      count: async (): Promise<number> => (await statements.count.execute(given))[0]?.count ?? 0,
    }
  }
}

export type PageRow = Awaited<ReturnType<ReturnType<typeof build>['list']['execute']>>[number]

/** By name and not by address: a search must not tell whose address is whose. */
const ownerName = sql`search_key(${users.name})`
