import { type CallQuery, type calls, PAGE_SIZE, type PageId, type Paginated } from '@huebook/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { asPage, paginate, windowOf } from '#platform/db/paginate.ts'
import { pages } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import { caller, isShown, type PageRow, selectPageRows, UNNAMED } from './page-rows.ts'

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

/**
 * How many pages a search goes through one by one, in the order of the list, before it asks an index. What many pages
 * have is found among these at once; what is not frequent enough for that is rare enough for the index. Whoever reads on
 * gets as many times what they want to see, so that a frequent word stays one.
 */
const WALKED = { least: 2000, times: 20 }

/** What a list's SQL depends on; everything else is filled in. */
interface Shape {
  scope: Query['scope']
  sort: Query['sort']
  /** How the pages are found that hold what somebody typed: not at all, by three letters in a row, or by less. */
  search: 'nothing' | 'word' | 'short'
  forAdmin: boolean
}

const typed = sql.placeholder('search')

/** Administrators see what was shared and is hidden from others as well, or they could not bring it back. */
const isShared = (forAdmin: boolean): SQL => (forAdmin ? sql.raw('pages.public') : isShown)

/** A scope's pages, as the rest of a query from its tables on. */
function pagesIn(scope: Query['scope'], forAdmin: boolean): SQL {
  const seen = sql`(pages.user_id = ${caller} or (${isShared(forAdmin)}))`
  const markedIn = (table: 'favorites' | 'coloreds') => {
    const marks = sql.raw(table)
    return sql`${marks} join pages on pages.id = ${marks}.page_id where ${marks}.user_id = ${caller} and ${seen}`
  }
  return {
    public: sql`pages where ${isShared(forAdmin)}`,
    owned: sql`pages where pages.user_id = ${caller}`,
    favorited: markedIn('favorites'),
    colored: markedIn('coloreds'),
  }[scope]
}

/** Pages that hold what was typed, found by an index; the limits of a subquery keep it from being found otherwise. */
function foundByIndex(search: Shape['search'], forAdmin: boolean): SQL {
  const key = sql.raw('page_search.key')
  const pairs = search === 'short' ? sql`search_pairs(${key}) @> search_pairs(search_key(${typed})) and` : sql``
  return sql`(select page_search.page_id from page_search where ${pairs} ${contains(key, typed)} offset 0) found
    join pages on pages.id = found.page_id where ${isShared(forAdmin)}`
}

function build(db: Db, { scope, sort, search, forAdmin }: Shape) {
  const direction = sort === 'oldest' ? asc : desc
  const order = sql.join([direction(ORDER[sort]), direction(pages.id)], sql`, `)
  const matching = contains(sql.raw('pages.search'), typed)
  const byIndex = scope === 'public' && search !== 'nothing'
  const wanted = byIndex
    ? foundByIndex(search, forAdmin)
    : sql`${pagesIn(scope, forAdmin)} ${search === 'nothing' ? sql`` : sql`and ${matching}`}`
  const sorted = sql`${wanted} order by ${order}`
  const rowsOf = (ids: SQL) => selectPageRows(db).where(sql`${pages.id} in (${ids})`).orderBy(order).prepare(UNNAMED)
  const offset = sql.placeholder('offset')
  const walkLimit = sql`${sql.placeholder('walkLimit')}::bigint`
  const walked = sql`(select pages.id, ${matching} as matching, row_number() over (order by ${order}) as place
    from ${pagesIn(scope, forAdmin)} order by ${order} limit ${walkLimit}) walked`

  return {
    rows: rowsOf(sql`select pages.id from ${sorted} limit ${written(PAGE_SIZE + 1)} offset ${offset}`),
    /** The page that is asked for most: without an offset, which PostgreSQL would have to guess. */
    firstRows: rowsOf(sql`select pages.id from ${sorted} limit ${written(PAGE_SIZE + 1)}`),
    /** In the order of an index: without any, the whole table might be read for it. */
    count: db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`(select 1 from ${byIndex ? wanted : sorted} limit ${sql.placeholder('atMost')}) counted`)
      .prepare(UNNAMED),
    walk: db
      .select({
        ids: sql<PageId[]>`coalesce((array_agg(id order by place) filter (where matching))
          [${offset}::int + 1 : ${offset}::int + ${written(PAGE_SIZE + 1)}], '{}')`,
        counted: sql<number>`(count(*) filter (where matching))::int`,
        isWhole: sql<boolean>`count(*) < ${walkLimit}`,
      })
      .from(walked)
      .prepare(UNNAMED),
    rowsById: rowsOf(sql`select unnest(${sql.placeholder('ids')}::uuid[])`),
  }
}

/** A number as a part of the statement: a plan that is kept has to know how few rows there will be. */
const written = (number: number): SQL => sql.raw(String(number))

/** Lists of pages. Each shape of a list is built once: building its SQL takes longer than running it. */
export function preparePageLists(db: Db) {
  const built = new Map<string, ReturnType<typeof build>>()

  function statementsFor(shape: Shape) {
    const key = JSON.stringify(shape)
    const statements = built.get(key) ?? build(db, shape)
    built.set(key, statements)
    return statements
  }

  return async ({ id, admin }: Caller, { page, scope, sort, search }: Query): Promise<Paginated<PageRow>> => {
    const statements = statementsFor({ scope, sort, search: kindOf(search), forAdmin: admin })
    const given = { caller: id, search }
    const { offset } = windowOf(page)

    if (scope === 'public' && search !== '') {
      const walkLimit = Math.max(WALKED.least, WALKED.times * (offset + PAGE_SIZE))
      const [walk] = await statements.walk.execute({ ...given, offset, walkLimit })
      if (walk && (walk.isWhole || walk.ids.length > PAGE_SIZE)) {
        const rows = walk.ids.length > 0 ? await statements.rowsById.execute({ ...given, ids: walk.ids }) : []
        return asPage(page, rows, walk)
      }
    }
    return paginate(page, {
      count: async (atMost) => (await statements.count.execute({ ...given, atMost }))[0]?.count ?? 0,
      rows: ({ offset }) =>
        offset === 0 ? statements.firstRows.execute(given) : statements.rows.execute({ ...given, offset }),
    })
  }
}

/** An index of three letters in a row finds nothing by fewer. */
const kindOf = (search: string): Shape['search'] => {
  if (search === '') return 'nothing'
  return /[\p{L}\p{N}]{3}/u.test(search.normalize('NFKD').replaceAll(/\p{M}/gu, '')) ? 'word' : 'short'
}
