import type { CallQuery, calls } from '@huebook/contract'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#http/endpoint.ts'
import type { Handle } from '#platform/db/handle.ts'
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

export const pageQueries = (handle: Handle, caller: Caller) => {
  /** Blocked pages, and those of blocked people, are gone for everybody but administrators, who can bring them back. */
  const shared = and(eq(pages.public, true), caller.admin ? undefined : unblocked())
  const own = eq(pages.userId, caller.id)
  const seen = sql`(${own} or (${shared}))`

  const inScope: Record<Query['scope'], SQL | undefined> = {
    public: shared,
    owned: own,
    favorited: and(isNotNull(favorites.pageId), seen),
    colored: and(isNotNull(coloreds.pageId), seen),
  }

  const trending = handle
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .where(and(eq(pages.public, true), unblocked(), gt(pages.popularity, 0), gt(pages.createdAt, TRENDING_SINCE)))
    .orderBy(desc(pages.hot), desc(pages.id))
    .limit(TRENDING_COUNT)

  const wanted = ({ scope, search }: Query) =>
    and(inScope[scope], search ? sql`(${contains(pages.search, search)} or ${contains(ownerName, search)})` : undefined)

  /** What the caller has done with a page; each at most once. */
  const favoriteOfCaller = and(eq(favorites.pageId, pages.id), eq(favorites.userId, caller.id))
  const coloredOfCaller = and(eq(coloreds.pageId, pages.id), eq(coloreds.userId, caller.id))

  return {
    list: (query: Query, { limit, offset }: { limit: number; offset: number }) => {
      const direction = query.sort === 'oldest' ? asc : desc
      return handle
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
        .where(wanted(query))
        .orderBy(direction(ORDER[query.sort]), direction(pages.id))
        .limit(limit)
        .offset(offset)
    },

    count: async (query: Query): Promise<number> => {
      const [row] = await handle
        .select({ count: count() })
        .from(pages)
        .innerJoin(users, eq(users.id, pages.userId))
        .leftJoin(favorites, favoriteOfCaller)
        .leftJoin(coloreds, coloredOfCaller)
        .where(wanted(query))
      return row?.count ?? 0
    },
  }
}

export type PageRow = Awaited<ReturnType<ReturnType<typeof pageQueries>['list']>>[number]

/** By name and not by address: a search must not tell whose address is whose. */
const ownerName = sql`search_key(${users.name})`

const unblocked = () => and(eq(pages.blocked, false), eq(users.blocked, false))
