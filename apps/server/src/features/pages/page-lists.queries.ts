import type { CallQuery, calls } from '@huebook/contract'
import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import { coloredOfCaller, favoriteOfCaller, isOwn, selectPageRows, sharedWith, UNNAMED } from './page-rows.ts'

type Query = CallQuery<typeof calls.paginatePages>

/** What each sort goes by; equals are told apart by their id, so that no page of a list repeats another. */
const ORDER: Record<Query['sort'], PgColumn> = {
  trending: pages.hot,
  popularity: pages.popularity,
  latest: pages.createdAt,
  oldest: pages.createdAt,
  mostFavorited: pages.favoritedCount,
  mostColored: pages.coloredCount,
}

/** What a list's SQL depends on; everything else is filled in. */
interface Shape {
  scope: Query['scope']
  sort: Query['sort']
  searched: boolean
  forAdmin: boolean
}

const search = sql.placeholder('search')

function build(db: Db, { scope, sort, searched, forAdmin }: Shape) {
  const shared = sharedWith({ admin: forAdmin })
  const seen = sql`(${isOwn} or (${shared}))`

  const inScope: Record<Query['scope'], SQL | undefined> = {
    public: shared,
    owned: isOwn,
    favorited: and(isNotNull(favorites.pageId), seen),
    colored: and(isNotNull(coloreds.pageId), seen),
  }

  const matching = searched ? sql`(${contains(pages.search, search)} or ${contains(ownerName, search)})` : undefined
  const wanted = and(inScope[scope], matching)
  const direction = sort === 'oldest' ? asc : desc

  return {
    list: selectPageRows(db)
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

/** By name and not by address: a search must not tell whose address is whose. */
const ownerName = sql`search_key(${users.name})`
