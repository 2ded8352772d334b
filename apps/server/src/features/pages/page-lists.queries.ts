import { type CallQuery, type calls, PAGE_SIZE, type PageFilter, type PageId, type Paginated } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { asPage, paginate, windowOf } from '#platform/db/paginate.ts'
import { pages } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'
import { orderOf, sorted } from './page-orders.ts'
import { isShown, type PageRow, selectPageRows } from './page-rows.ts'
import { allPages, markedPages, ownedPages, type PageSource, sharedPages } from './page-sources.ts'
import { FILTERS } from './plain-page-list.ts'

type Query = CallQuery<typeof calls.paginatePages>

/** A list that is shorter than this is searched from its beginning to its end, one page after the other. */
const SHORT = 2000
/**
 * By how many pages of a longer one a search learns how frequent a word is, and how often it is there if it is. What many
 * pages have is soon found one after the other; what is rarer is rare enough for an index.
 */
const SAMPLE = { size: 500, frequent: 5 }

/** What a list's SQL depends on; everything else is filled in. */
interface Shape {
  scope: Query['scope']
  sort: Query['sort']
  /** How the pages are found that hold what somebody typed: not at all, by three letters in a row, or by less. */
  search: 'nothing' | 'word' | 'short'
  forAdmin: boolean
  /** Which of all pages, for an administrator. */
  show: PageFilter
}

function sourceOf({ scope, sort, forAdmin, show }: Shape): PageSource {
  const order = orderOf(sort, scope)
  if (scope === 'owned') return ownedPages(order)
  if (scope === 'favorited') return markedPages('favorites', order)
  if (scope === 'colored') return markedPages('coloreds', order)
  // Administrators are told of every page, or they could not look after it: also of what is not shared or is blocked.
  return forAdmin ? allPages(FILTERS[show], order) : sharedPages(isShown, order)
}

function build(shape: Shape) {
  const source = sourceOf(shape)
  const order = sorted(orderOf(shape.sort, shape.scope))
  const offset = sql.placeholder('offset')
  const rowsOf = (ids: SQL) =>
    statement((db) => {
      const { query, ...rows } = selectPageRows(db, shape.forAdmin)
      return { query: query.where(sql`${pages.id} in (${ids})`).orderBy(order), ...rows }
    })
  const countOf = (rows: SQL, options: { isSearch: boolean }) =>
    statement((db) => {
      const fields = { count: sql<number>`count(*)::int` }
      return { query: db.select(fields).from(sql`(${rows}) counted`), fields, ...options }
    })

  return {
    rows: rowsOf(source.ids(offset)),
    /** The page that is asked for most. */
    firstRows: rowsOf(source.ids(0)),
    count: countOf(sql`${source.all} limit ${sql.placeholder('atMost')}`, { isSearch: false }),
    walk: statement((db) => {
      const fields = { id: sql<PageId>`id` }
      return { query: db.select(fields).from(sql`(${source.walkedIds}) walked`), fields, isSearch: true }
    }),
    countWalked: countOf(source.walked, { isSearch: true }),
    find: statement((db) => {
      const fields = {
        ids: sql<PageId[]>`coalesce((array_agg(pages.id order by ${order}))
          [${offset}::int + 1 : ${offset}::int + ${sql.raw(String(PAGE_SIZE + 1))}], '{}')`,
        counted: sql<number>`count(*)::int`,
      }
      return { query: db.select(fields).from(source.found(shape.search === 'short')), fields, isSearch: true }
    }),
    rowsById: rowsOf(sql`select unnest(${sql.placeholder('ids')}::uuid[])`),
  }
}

type Statements = ReturnType<typeof build>

/** Lists of pages. Each shape of a list is built once: building its SQL takes longer than running it. */
export function preparePageLists(db: Db) {
  const built = new Map<string, Statements>()

  function statementsFor(shape: Shape) {
    const key = JSON.stringify(shape)
    const statements = built.get(key) ?? build(shape)
    built.set(key, statements)
    return statements
  }

  return async ({ id, admin }: Caller, { page, scope, sort, search, show }: Query): Promise<Paginated<PageRow>> => {
    const statements = statementsFor({
      scope,
      sort,
      search: kindOf(search),
      forAdmin: admin,
      show: (admin && show) || 'all',
    })
    if (search !== '') return searched(db, statements, { caller: id, search }, page)
    const given = { caller: id }
    return paginate(page, {
      count: async (atMost) => (await statements.count(db, { ...given, atMost }))[0]?.count ?? 0,
      rows: ({ offset }) =>
        offset === 0 ? statements.firstRows(db, given) : statements.rows(db, { ...given, offset }),
    })
  }
}

interface Asked {
  caller: Caller['id']
  search: string
}

async function searched(db: Db, statements: Statements, asked: Asked, page: number): Promise<Paginated<PageRow>> {
  const { offset } = windowOf(page)
  const given = { ...asked, offset }
  const rowsOf = async (ids: readonly PageId[]) => (ids.length > 0 ? statements.rowsById(db, { ...given, ids }) : [])
  const walk = async (walkLimit: number) => (await statements.walk(db, { ...given, walkLimit })).map(({ id }) => id)
  const countWalked = async (walkLimit: number) =>
    (await statements.countWalked(db, { ...given, walkLimit }))[0]?.count ?? 0

  const isShorterThan = async (atMost: number) =>
    ((await statements.count(db, { ...given, atMost }))[0]?.count ?? 0) < atMost
  const isFull = (ids: readonly PageId[]) => ids.length > PAGE_SIZE
  /** What was found by going through all of a list; what is on its last page tells how many there are. */
  const allOf = async (ids: readonly PageId[], walkLimit: number) => {
    const isLast = !isFull(ids) && (ids.length > 0 || offset === 0)
    const counted = isLast ? offset + ids.length : await countWalked(walkLimit)
    return asPage(page, await rowsOf(ids), { counted, isWhole: true })
  }

  if (await isShorterThan(SHORT)) return allOf(await walk(SHORT), SHORT)

  const first = offset === 0 ? await walk(SAMPLE.size) : []
  const seen = offset === 0 ? first.length : await countWalked(SAMPLE.size)
  /** How far the page that is asked for is, in all probability. */
  const reach = Math.ceil((2 * (offset + PAGE_SIZE + 1) * SAMPLE.size) / seen)
  const isFrequent = seen >= SAMPLE.frequent
  const near = isFull(first) || !isFrequent ? first : await walk(reach)
  if (isFull(near)) return asPage(page, await rowsOf(near), { counted: 0, isWhole: false })
  if (isFrequent && (await isShorterThan(reach))) return allOf(near, reach)
  const [found] = await statements.find(db, given)
  return asPage(page, await rowsOf(found?.ids ?? []), { counted: found?.counted ?? 0, isWhole: true })
}

/** An index of three letters in a row finds nothing by fewer. */
const kindOf = (search: string): Shape['search'] => {
  if (search === '') return 'nothing'
  return /[\p{L}\p{N}]{3}/u.test(search.normalize('NFKD').replaceAll(/\p{M}/gu, '')) ? 'word' : 'short'
}
