import { PAGE_SIZE } from '@huebook/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/db/search.ts'
import { type Order, sorted } from './page-orders.ts'
import { caller } from './page-rows.ts'

/** A number as a part of the statement: a plan that is kept has to know how few rows there will be. */
export const written = (number: number): SQL => sql.raw(String(number))

/** What somebody typed; filled in when a statement is sent. */
const typed = sql.placeholder('search')
/** How many a search goes through one by one. */
export const walkLimit = sql`${sql.placeholder('walkLimit')}::bigint`

/** How the pages of a list are read, as SQL into which the caller is filled. */
export interface PageSource {
  /** The ids of one page of the list, and one more. */
  ids(offset: Placeholder | 0): SQL
  /** A row for each, in the order of an index: without any, the whole table might be read for it. */
  all: SQL
  /** The first so many: id, whether it is `matching`, whether it is `placed` for certain, and its `place`. */
  walked: SQL
  /** What holds what was typed, found by an index, as the rest of a query from its tables on. */
  found(isShort: boolean): SQL
}

const matching = contains(sql.raw('pages.search'), typed)

/** An index of three letters in a row finds nothing by fewer. */
const isFound = (isShort: boolean): SQL => {
  const key = sql.raw('page_search.key')
  const pairs = isShort ? sql`search_pairs(${key}) @> search_pairs(search_key(${typed})) and` : sql``
  return sql`${pairs} ${contains(key, typed)}`
}

/** One page of a list and one more; without an offset where there is none, which PostgreSQL would have to guess. */
export const windowFrom = (offset: Placeholder | 0): SQL =>
  offset === 0 ? sql`limit ${written(PAGE_SIZE + 1)}` : sql`limit ${written(PAGE_SIZE + 1)} offset ${offset}`

const readFromPages = (where: SQL, order: Order): Omit<PageSource, 'found'> => {
  const list = sql`from pages where ${where} order by ${sorted(order)}`
  return {
    ids: (offset) => sql`select pages.id ${list} ${windowFrom(offset)}`,
    all: sql`select 1 ${list}`,
    walked: sql`select pages.id, ${matching} as matching, true as placed,
      row_number() over (order by ${sorted(order)}) as place ${list} limit ${walkLimit}`,
  }
}

/** What meets a condition that each order has an index for. */
export const sharedPages = (where: SQL, order: Order): PageSource => ({
  ...readFromPages(where, order),
  // The limits of a subquery keep it from being found otherwise, as by going through the whole list.
  found: (isShort) => sql`(select page_search.page_id from page_search where ${isFound(isShort)} offset 0) found
    join pages on pages.id = found.page_id where ${where}`,
})

/** The caller's own. */
export const ownedPages = (order: Order): PageSource => {
  const where = sql`pages.user_id = ${caller}`
  return {
    ...readFromPages(where, order),
    found: (isShort) =>
      sql`page_search join pages on pages.id = page_search.page_id where ${isFound(isShort)} and ${where}`,
  }
}

/**
 * What the caller has favourited or coloured, in the order of what these marks know of their pages. Of counts they know
 * nearly the truth: so many more are read that the right ones are among them for certain, and sorted by the truth.
 */
export function markedPages(table: 'favorites' | 'coloreds', order: Order): PageSource {
  const { page, listed, direction, least } = order
  const mine = sql`marks.user_id = ${caller} and marks.page_seen`
  const marks = sql`${sql.raw(table)} marks where ${mine}`
  const listedOrder = sql`order by marks.${listed} ${direction}, marks.page_id ${direction}`
  /** One by one: the many that somebody has marked are few of all there are. */
  const itsPage = sql`cross join lateral (select pages.id, pages.search, ${page} from pages
    where pages.id = marks.page_id offset 0) pages`

  const nearly = (offset: Placeholder | 0) => sql`with last as (
      select marks.${listed} as listed, marks.page_id from ${marks} ${listedOrder}
      limit 1 offset ${offset === 0 ? written(0) : offset}::int + ${written(PAGE_SIZE)})
    select pages.id from ${sql.raw(table)} marks ${itsPage} where ${mine} and (marks.${listed}, marks.page_id) >= (
      coalesce((select listed_floor(listed) from last), ${least}),
      coalesce((select page_id from last where is_listed_exactly(listed)), '00000000-0000-0000-0000-000000000000'))
    order by ${sorted(order)} ${windowFrom(offset)}`

  // Those that were not walked come after what is more than they can be.
  const placed = least
    ? sql`(count(*) over () < ${walkLimit} or is_listed_exactly(min(marks.listed) over ())
        or ${page} > listed_ceiling(min(marks.listed) over ()))`
    : sql`true`

  return {
    ids: (offset) =>
      least ? nearly(offset) : sql`select marks.page_id from ${marks} ${listedOrder} ${windowFrom(offset)}`,
    all: sql`select 1 from ${marks} order by marks.page_created_at`,
    walked: sql`select pages.id, ${matching} as matching, ${placed} as placed,
        row_number() over (order by ${sorted(order)}) as place
      from (select marks.page_id, marks.${listed} as listed from ${marks} ${listedOrder} limit ${walkLimit}) marks ${itsPage}`,
    found: (isShort) => sql`page_search join ${sql.raw(table)} marks on marks.page_id = page_search.page_id
      join pages on pages.id = marks.page_id where ${isFound(isShort)} and ${mine}`,
  }
}
