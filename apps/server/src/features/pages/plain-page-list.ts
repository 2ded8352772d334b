import type { CallQuery, calls, PageFilter, UserId } from '@huebook/contract'
import { or, type SQL, sql } from 'drizzle-orm'
import { pages } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import { orderOf, sorted } from './page-orders.ts'
import { isShown } from './page-rows.ts'

type Query = CallQuery<typeof calls.paginatePages>

/** A list as somebody asks for it, whatever page of it they want. */
export interface AskedList extends Pick<Query, 'scope' | 'sort' | 'search'> {
  caller: { id: UserId; admin: boolean }
  /** Which of all pages, for an administrator. */
  show: PageFilter
}

/** Of all pages, those that administrators look for. */
export const FILTERS: Record<PageFilter, SQL> = {
  all: sql.raw('pages.user_id is not null'),
  private: sql.raw('not pages.public and pages.user_id is not null'),
  blocked: sql.raw('pages.blocked'),
  reported: sql.raw('pages.id in (select reports.page_id from reports where reports.settled_at is null)'),
}

/**
 * What a list of pages is: the ids of all that are in it, in its order. This is the definition, in one plain statement that
 * goes through every page there is. Lists are read by `page-sources.ts`, which finds the same by way of indexes, marks and
 * samples; a test compares the two on sites made by chance. Whoever changes what a list shows changes both.
 */
export const plainPageList = (asked: AskedList): SQL => sql`
  select pages.id from pages left join users owner on owner.id = pages.user_id
    left join coloreds colored on colored.page_id = pages.id and colored.user_id = ${asked.caller.id}
  where ${isListed(asked)} and ${holdsTyped(asked)}
  order by ${sorted(orderOf(asked.sort, asked.scope))}`

function isListed({ scope, caller, show }: AskedList): SQL {
  const isOwn = sql`pages.user_id is not distinct from ${caller.id}`
  const isMarked = (table: string) =>
    sql`pages.id in (select page_id from ${sql.raw(table)} where user_id = ${caller.id})`
  if (scope === 'owned') return isOwn
  if (scope === 'favorited') return sql`${isMarked('favorites')} and (${isShown} or ${isOwn})`
  // Whoever has coloured a page finds it, whatever becomes of it; one that was taken down is shown as that.
  if (scope === 'colored') return isMarked('coloreds')
  return caller.admin ? FILTERS[show] : isShown
}

/**
 * By title and style or by whom others see its owner as. Administrators know people by their full names, too, and what
 * somebody has described a page with finds it among their own alone.
 */
function holdsTyped({ search, scope, caller }: AskedList): SQL {
  const inPage = contains(pages.search, search)
  if (search === '') return sql`true`
  if (scope === 'owned') return sql`(${or(inPage, contains(sql`search_key(pages.prompt)`, search))})`
  return scope === 'public' && caller.admin
    ? sql`(${or(inPage, contains(sql`coalesce(search_key(owner.name), '')`, search))})`
    : inPage
}
