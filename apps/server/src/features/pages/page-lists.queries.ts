import { type CallQuery, type calls, PAGE_SIZE, type PageId, type Paginated } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { asPage, paginate, windowOf } from '#platform/db/paginate.ts'
import { pages } from '#platform/db/schema.ts'
import { ORDERS, sorted } from './page-orders.ts'
import { isShown, type PageRow, selectPageRows, UNNAMED } from './page-rows.ts'
import {
  markedPages,
  ownedPages,
  type PageSource,
  sharedPages,
  walkLimit,
  windowFrom,
  written,
} from './page-sources.ts'

type Query = CallQuery<typeof calls.paginatePages>

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

function sourceOf({ scope, sort, forAdmin }: Shape): PageSource {
  const order = ORDERS[sort]
  if (scope === 'owned') return ownedPages(order)
  if (scope === 'favorited') return markedPages('favorites', order)
  if (scope === 'colored') return markedPages('coloreds', order)
  // Administrators see what was shared and is hidden from others as well, or they could not bring it back.
  return sharedPages(forAdmin ? sql.raw('pages.public') : isShown, order)
}

function build(db: Db, shape: Shape) {
  const source = sourceOf(shape)
  const order = sorted(ORDERS[shape.sort])
  const offset = sql.placeholder('offset')
  const found = shape.search === 'nothing' ? null : source.found(shape.search === 'short')
  const rowsOf = (ids: SQL) =>
    selectPageRows(db, shape.forAdmin).where(sql`${pages.id} in (${ids})`).orderBy(order).prepare(UNNAMED)
  const idsFrom = (start: typeof offset | 0) =>
    found ? sql`select pages.id from ${found} order by ${order} ${windowFrom(start)}` : source.ids(start)

  return {
    rows: rowsOf(idsFrom(offset)),
    /** The page that is asked for most. */
    firstRows: rowsOf(idsFrom(0)),
    count: db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`(${found ? sql`select 1 from ${found}` : source.all} limit ${sql.placeholder('atMost')}) counted`)
      .prepare(UNNAMED),
    walk: db
      .select({
        ids: sql<PageId[]>`coalesce((array_agg(id order by place) filter (where matching and placed))
          [${offset}::int + 1 : ${offset}::int + ${written(PAGE_SIZE + 1)}], '{}')`,
        counted: sql<number>`(count(*) filter (where matching))::int`,
        isWhole: sql<boolean>`count(*) < ${walkLimit}`,
      })
      .from(sql`(${source.walked}) walked`)
      .prepare(UNNAMED),
    rowsById: rowsOf(sql`select unnest(${sql.placeholder('ids')}::uuid[])`),
  }
}

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

    if (search !== '') {
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
