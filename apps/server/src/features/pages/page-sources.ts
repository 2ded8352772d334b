import { PAGE_SIZE } from '@huebook/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/db/search.ts'
import type { Order } from './page-orders.ts'
import { caller } from './page-rows.ts'

/**
 * How the pages of a list are read, as SQL into which the caller and what they typed are filled. What a list is says
 * `plain-page-list.ts`, and that is what all of this has to find.
 */
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

/** A number as a part of the statement: a plan that is kept has to know how few rows there will be. */
const written = (number: number): SQL => sql.raw(String(number))

/** One page of a list and one more; without an offset where there is none, which PostgreSQL would have to guess. */
const windowFrom = (start: Placeholder | SQL | 0): SQL =>
  start === 0 ? sql`limit ${written(PAGE_SIZE + 1)}` : sql`limit ${written(PAGE_SIZE + 1)} offset ${start}`

const whereHolds = sql`where ${contains(sql.raw('walked.key'), typed)}`

/** By an index of three letters in a row, which finds nothing by fewer, or of single letters and pairs. */
const holds = (text: SQL, isShort: boolean): SQL => {
  const pairs = isShort ? sql`search_pairs(${text}) @> search_pairs(search_key(${typed})) and` : sql``
  return sql`${pairs} ${contains(text, typed)}`
}

const pageWords = sql.raw('page_search.key')
const shownName = sql.raw('search_key(users.shown_name)')
const fullName = sql.raw('search_key(users.name)')

/**
 * The ids of pages that hold what was typed, by their words or by the name of one of these owners. The limits of a subquery
 * keep it from being done otherwise: none of it is to be found by going through a whole list.
 */
const foundAmong = (owners: SQL, words: SQL): SQL =>
  sql`(select page_search.page_id from page_search where ${words}
    union select theirs.id
      from (select users.id from users where ${owners} offset 0) owners
      cross join lateral (select pages.id from pages where pages.user_id = owners.id offset 0) theirs) found`
const foundAmongAll = (isShort: boolean): SQL => foundAmong(holds(shownName, isShort), holds(pageWords, isShort))

interface Walk {
  /** What tells one row from another. */
  row: SQL
  /** What they are sorted by, and what is to hold what was typed. */
  by: SQL
  key: SQL
  direction: SQL
}

/** A list that an index has in its order. What its rows are found by they hold themselves: there is nothing to look up. */
function inOrder(table: SQL, { row, by, key, direction }: Walk): Omit<PageSource, 'found'> {
  const list = sql`${table} order by ${by} ${direction}, ${row} ${direction}`
  const walked = sql`(select ${row} as id, ${by} as sorted, ${key} as key from ${list} limit ${walkLimit}) walked ${whereHolds}`
  return {
    ids: (start) => sql`select ${row} from ${list} ${windowFrom(start)}`,
    all: sql`select 1 from ${list}`,
    walkedIds: sql`select walked.id from ${walked}
      order by walked.sorted ${direction}, walked.id ${direction} ${windowFrom(offset)}`,
    walked: sql`select 1 from ${walked}`,
  }
}

/** Pages that each order has an index for. */
const pagesInOrder = (where: SQL, { page, direction }: Order, key = sql.raw('pages.search')) =>
  inOrder(sql`pages where ${where}`, { row: sql.raw('pages.id'), by: page, key, direction })

/** What everybody sees, or meets another condition that each order has an index for. */
export const sharedPages = (where: SQL, order: Order): PageSource => ({
  ...pagesInOrder(where, order),
  found: (isShort) => sql`${foundAmongAll(isShort)} join pages on pages.id = found.page_id where ${where}`,
})

/** What administrators look at: they know people by their full names, which pages do not hold. */
export const allPages = (where: SQL, order: Order): PageSource => ({
  ...pagesInOrder(
    where,
    order,
    sql`pages.search || ' ' || coalesce((select ${fullName} from users where users.id = pages.user_id), '')`,
  ),
  found: (isShort) =>
    sql`${foundAmong(sql`(${holds(shownName, isShort)} or ${holds(fullName, isShort)})`, holds(pageWords, isShort))}
      join pages on pages.id = found.page_id where ${where}`,
})

/** The caller's own, which alone are found by their prompts as well. */
export const ownedPages = (order: Order): PageSource => {
  const where = sql`pages.user_id = ${caller}`
  const key = sql.raw('pages.search || chr(10) || search_key(pages.prompt)')
  return {
    ...pagesInOrder(where, order, key),
    found: (isShort) => {
      // No index has the single letters of prompts: what is found by them is looked for in all that somebody has.
      if (isShort) return sql`pages where ${where} and ${contains(key, typed)}`
      const owners = sql`users.id = ${caller} and ${contains(shownName, typed)}`
      const words = sql`(${contains(pageWords, typed)} or ${contains(sql.raw('page_search.prompt'), typed)})`
      return sql`${foundAmong(owners, words)} join pages on pages.id = found.page_id where ${where}`
    },
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
  const key = sql.raw('marks.page_search')
  const [alias, known] = (
    table === 'coloreds' ? ['colored', 'marks.page_id, marks.updated_at'] : ['favorite', 'marks.page_id']
  ).map((part) => sql.raw(part)) as [SQL, SQL]

  /**
   * One page of the marks, or of those among the first so many that hold what was typed. Those up to its end by what the
   * marks know, without what comes before the page for certain; then the others that may come before the last of these by
   * the truth; and of all of them the page by the truth. Where the first are fewer than asked for, they are all.
   */
  const byTruth = (start: Placeholder | 0, { isSearched }: { isSearched: boolean }) => {
    const read = isSearched ? sql`marks.page_id, ${by} as listed, ${key} as key` : sql`marks.page_id, ${by} as listed`
    const [limit, kept] = isSearched ? [sql`limit ${walkLimit}`, whereHolds] : [sql``, sql``]
    const from = start === 0 ? written(0) : sql`${start}::int`
    const left = start === 0 ? from : sql`${from} - (select count from certain)`
    const asListed = sql.raw('order by listed desc, page_id desc')
    const byPage = sql.raw('order by truth desc, id desc')
    const pagesOf = (ids: SQL) => sql`select pages.id, pages.truth from ${ids} near
      cross join lateral (select pages.id, ${order.page} as truth from pages where pages.id = near.page_id offset 0) pages`
    return sql`with
      first as (select page_id, listed from (select ${read} from ${marks} ${inIndex} ${limit}) walked ${kept}
        ${asListed} limit ${from} + ${written(PAGE_SIZE + 1)}),
      last as (select listed, page_id from first ${asListed} limit 1 offset ${from} + ${written(PAGE_SIZE)}),
      certain as (select count(*)::int from first
        where listed_floor(listed) > (select listed from first ${asListed} limit 1 offset ${from})),
      known as (${pagesOf(start === 0 ? sql`first` : sql`(select page_id from first ${asListed} offset (select count from certain))`)}),
      least as (select truth from known ${byPage} limit 1 offset ${left} + ${written(PAGE_SIZE)}),
      others as (select page_id from (select ${read} from ${marks}
          and (${by}, marks.page_id) < ((select listed from last), (select page_id from last))
          and ${by} >= (select least_listed(truth) from least, last where not is_listed_exactly(listed))
          ${inIndex} offset 0) walked ${kept})
      select id from (select id, truth from known union all ${pagesOf(sql`others`)}) pages ${byPage}
      ${windowFrom(start === 0 ? 0 : left)}`
  }

  return {
    ...inOrder(marks, { row: sql.raw('marks.page_id'), by, key, direction: order.direction }),
    ...(order.isNearly && {
      ids: (start) => byTruth(start, { isSearched: false }),
      walkedIds: byTruth(offset, { isSearched: true }),
    }),
    // Each is looked up among what is marked, and only then as a page: others may have many that hold it.
    found: (isShort) => sql`(select marks.* from ${foundAmongAll(isShort)}
        cross join lateral (select ${known} from ${marks} and marks.page_id = found.page_id offset 0) marks offset 0) ${alias}
      join pages on pages.id = ${alias}.page_id`,
  }
}
