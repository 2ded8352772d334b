import { PAGE_SIZE } from '@huebook/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/db/search.ts'
import { type Order, sorted } from './page-orders.ts'
import { caller } from './page-rows.ts'

/** How the pages of a list are read, as SQL into which the caller and what they typed are filled. */
export interface PageSource {
  /** The ids of one page of the list, and one more. */
  ids(offset: Placeholder | 0): SQL
  /** A row for each, in the order of an index: without any, the whole table might be read for it. */
  all: SQL
  /** The same ids of those that hold what was typed, looked for one by one from the beginning, but not beyond a limit. */
  walkedIds: SQL
  /** A row for each that holds it, of the first so many. */
  walked: SQL
  /** Those that hold it, found by an index, as the rest of a query from its tables on. */
  found(isShort: boolean): SQL
}

const typed = sql.placeholder('search')
const offset = sql.placeholder('offset')
const walkLimit = sql`${sql.placeholder('walkLimit')}::bigint`
const key = sql.raw('page_search.key')

/** A number as a part of the statement: a plan that is kept has to know how few rows there will be. */
const written = (number: number): SQL => sql.raw(String(number))

/** One page of a list and one more; without an offset where there is none, which PostgreSQL would have to guess. */
const windowFrom = (start: Placeholder | 0): SQL =>
  start === 0 ? sql`limit ${written(PAGE_SIZE + 1)}` : sql`limit ${written(PAGE_SIZE + 1)} offset ${start}`

/** An index of three letters in a row finds nothing by fewer. */
const isFound = (isShort: boolean): SQL => {
  const pairs = isShort ? sql`search_pairs(${key}) @> search_pairs(search_key(${typed})) and` : sql``
  return sql`${pairs} ${contains(key, typed)}`
}

/** Looked at one after the other, until there are enough: the limits of a subquery keep it from being done otherwise. */
const whereHolds = (id: SQL): SQL =>
  sql`cross join lateral (select 1 from page_search where page_search.page_id = ${id} and ${contains(key, typed)} offset 0) hits`

interface Walk {
  /** What tells one row from another. */
  row: SQL
  /** What they are sorted by. */
  by: SQL
  direction: SQL
  /** What of a row is read besides, and the rest of a query that leaves those of them that hold what was typed. */
  read: SQL
  kept: SQL
}

/** A list that an index has in its order. */
function inOrder(table: SQL, { row, by, direction, read, kept }: Walk): Omit<PageSource, 'found'> {
  const list = sql`${table} order by ${by} ${direction}, ${row} ${direction}`
  const walked = sql`(select ${row} as id, ${by} as sorted ${read} from ${list} limit ${walkLimit}) walked ${kept}`
  return {
    ids: (start) => sql`select ${row} from ${list} ${windowFrom(start)}`,
    all: sql`select 1 from ${list}`,
    walkedIds: sql`select walked.id from ${walked}
      order by walked.sorted ${direction}, walked.id ${direction} ${windowFrom(offset)}`,
    walked: sql`select 1 from ${walked}`,
  }
}

/** Pages that each order has an index for. They hold what they are found by themselves: there is nothing to look up. */
const pagesInOrder = (where: SQL, { page, direction }: Order) =>
  inOrder(sql`pages where ${where}`, {
    ...{ row: sql.raw('pages.id'), by: page, direction },
    read: sql.raw(', pages.search as key'),
    kept: sql`where ${contains(sql.raw('walked.key'), typed)}`,
  })

/** What meets a condition that each order has an index for. */
export const sharedPages = (where: SQL, order: Order): PageSource => ({
  ...pagesInOrder(where, order),
  // As above: it is not to be found by going through the whole list.
  found: (isShort) => sql`(select page_search.page_id from page_search where ${isFound(isShort)} offset 0) found
    join pages on pages.id = found.page_id where ${where}`,
})

/** The caller's own. */
export const ownedPages = (order: Order): PageSource => {
  const where = sql`pages.user_id = ${caller}`
  return {
    ...pagesInOrder(where, order),
    found: (isShort) =>
      sql`page_search join pages on pages.id = page_search.page_id where ${isFound(isShort)} and ${where}`,
  }
}

/**
 * What the caller has favourited or coloured, in the order of what these marks know of their pages. Of counts they know
 * nearly the truth: so many more are read that the right ones are among them for certain, and sorted by the truth.
 */
export function markedPages(table: 'favorites' | 'coloreds', order: Order): PageSource {
  const mine = sql`marks.user_id = ${caller} and marks.page_seen`
  const marks = sql`${sql.raw(table)} marks where ${mine}`
  const by = sql`marks.${order.listed}`
  const inIndex = sql`order by ${by} desc, marks.page_id desc`

  /**
   * One page of the marks that `kept` leaves of the first so many. Those up to its end by what the marks know, then those
   * that may come before them by the truth, and of all these the page by the truth. Where the first are fewer than asked
   * for, they are all.
   */
  const byTruth = (start: Placeholder | 0, kept: SQL, first: SQL) => sql`with first as (
      select page_id, listed from (select marks.page_id, ${by} as listed from ${marks} ${inIndex} ${first}) marks ${kept}
      order by listed desc, page_id desc limit ${start === 0 ? written(0) : start}::int + ${written(PAGE_SIZE + 1)}),
    last as (select listed, page_id from first
      order by listed desc, page_id desc limit 1 offset ${start === 0 ? written(0) : start}::int + ${written(PAGE_SIZE)}),
    others as (select marks.page_id from (select marks.page_id from ${marks}
        and (${by}, marks.page_id) < ((select listed from last), (select page_id from last))
        and ${by} >= (select listed_floor(listed) from last where not is_listed_exactly(listed)) ${inIndex} offset 0) marks ${kept})
    select pages.id from (select page_id from first union all select page_id from others) marks
      cross join lateral (select pages.id, ${order.page} from pages where pages.id = marks.page_id offset 0) pages
    order by ${sorted(order)} ${windowFrom(start)}`

  return {
    ...inOrder(marks, {
      ...{ row: sql.raw('marks.page_id'), by, direction: order.direction },
      read: sql``,
      kept: whereHolds(sql.raw('walked.id')),
    }),
    ...(order.isNearly && {
      ids: (start) => byTruth(start, sql``, sql``),
      walkedIds: byTruth(offset, whereHolds(sql.raw('marks.page_id')), sql`limit ${walkLimit}`),
    }),
    // Only what is marked is looked up: others may have many pages that hold it.
    found: (isShort) => sql`(select marks.page_id
        from (select page_search.page_id from page_search where ${isFound(isShort)} offset 0) found
        join ${sql.raw(table)} marks on marks.page_id = found.page_id where ${mine} offset 0) found
      join pages on pages.id = found.page_id`,
  }
}
