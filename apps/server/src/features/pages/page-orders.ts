import type { CallQuery, calls } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'

type Sort = CallQuery<typeof calls.paginatePages>['sort']

/** What a sort goes by. Equals are told apart by their id, so that no page of a list repeats another. */
export interface Order {
  /** The column of a page, and what a favourite or a colouring of it knows of that. */
  page: SQL
  listed: SQL
  direction: SQL
  /** Whether what is listed is only nearly the truth. */
  isNearly: boolean
}

const by = (page: string, listed: string, isNearly: boolean): Order => ({
  page: sql.raw(`pages.${page}`),
  listed: sql.raw(listed),
  direction: sql.raw('desc'),
  isNearly,
})

export const ORDERS: Record<Sort, Order> = {
  trending: by('hot', 'page_hot', true),
  popularity: by('popularity', 'page_popularity', true),
  latest: by('created_at', 'page_created_at', false),
  oldest: { ...by('created_at', 'page_created_at', false), direction: sql.raw('asc') },
  mostFavorited: by('favorited_count', 'page_favorited', true),
  mostColored: by('colored_count', 'page_colored', true),
}

/** What follows "order by" where pages are read. */
export const sorted = ({ page, direction }: Order): SQL => sql`${page} ${direction}, pages.id ${direction}`
