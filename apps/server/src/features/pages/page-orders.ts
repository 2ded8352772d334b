import type { CallQuery, calls } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'

type Sort = CallQuery<typeof calls.paginatePages>['sort']

/** What a sort goes by. Equals are told apart by their id, so that no page of a list repeats another. */
export interface Order {
  /** The column of a page, and what a favourite or a colouring of it knows of that. */
  page: SQL
  listed: SQL
  direction: SQL
  /** Less than anything that is listed; none where what is listed is always true. */
  least?: SQL
}

const by = (page: string, listed: string, least?: string): Order => ({
  page: sql.raw(`pages.${page}`),
  listed: sql.raw(listed),
  direction: sql.raw('desc'),
  ...(least && { least: sql.raw(least) }),
})

export const ORDERS: Record<Sort, Order> = {
  trending: by('hot', 'page_hot', `'-infinity'::double precision`),
  popularity: by('popularity', 'page_popularity', '-1'),
  latest: by('created_at', 'page_created_at'),
  oldest: { ...by('created_at', 'page_created_at'), direction: sql.raw('asc') },
  mostFavorited: by('favorited_count', 'page_favorited', '-1'),
  mostColored: by('colored_count', 'page_colored', '-1'),
}

/** What follows "order by" where pages are read. */
export const sorted = ({ page, direction }: Order): SQL => sql`${page} ${direction}, pages.id ${direction}`
