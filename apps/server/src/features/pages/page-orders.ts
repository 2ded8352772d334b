import type { CallQuery, calls } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'

type Query = CallQuery<typeof calls.paginatePages>
type Sort = Query['sort']

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

const ORDERS: Record<Sort, Order> = {
  trending: by('hot', 'page_hot', true),
  popularity: by('popularity', 'page_popularity', true),
  latest: by('created_at', 'page_created_at', false),
  oldest: { ...by('created_at', 'page_created_at', false), direction: sql.raw('asc') },
  mostFavorited: by('favorited_count', 'page_favorited', true),
  mostColored: by('colored_count', 'page_colored', true),
}

/** When the caller last drew on it, wherever their colouring of a page is called so. */
const DRAWN = { page: sql.raw('colored.updated_at'), listed: sql.raw('updated_at') }

/** In a list of what somebody has coloured, what is new is what they have drawn on: not the page. */
export function orderOf(sort: Sort, scope: Query['scope'] = 'public'): Order {
  const order = ORDERS[sort]
  const isByAge = sort === 'latest' || sort === 'oldest'
  return scope === 'colored' && isByAge ? { ...order, ...DRAWN } : order
}

/** What follows "order by" where pages are read. */
export const sorted = ({ page, direction }: Order): SQL => sql`${page} ${direction}, pages.id ${direction}`
