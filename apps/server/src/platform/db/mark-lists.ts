import { type SQL, sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

/** Weight of what people did with a page plus its age: e times the weight outlives two days, and no row is rewritten. */
export const hotOf = (favorited: string, colored: string, createdAt: string): SQL =>
  sql.raw(
    `ln(1 + ${favorited} + 2 * ${colored}) + (extract(epoch from ${createdAt} - timestamptz '2026-01-01 00:00:00+00') / 172800)::double precision`,
  )

/**
 * What a favourite or a colouring knows of its page, so that a person's list has an index for each order, however long it
 * is, and a search in it looks at no other table. Triggers keep it: the counts to within a fifth, everything else always.
 */
export const pageKeys = () => ({
  pageSeen: boolean('page_seen').notNull().default(false),
  pageCreatedAt: timestamp('page_created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  pageFavorited: integer('page_favorited').notNull().default(0),
  pageColored: integer('page_colored').notNull().default(0),
  pagePopularity: integer('page_popularity').notNull().generatedAlwaysAs(sql`page_favorited + page_colored`),
  pageHot: doublePrecision('page_hot')
    .notNull()
    .generatedAlwaysAs(hotOf('page_favorited', 'page_colored', 'page_created_at')),
  pageSearch: text('page_search').notNull().default(''),
})

type Mark = { [column in keyof ReturnType<typeof pageKeys> | 'userId' | 'pageId']: PgColumn }

/**
 * An index for each order of a person's favourites or colourings, read from either end. The newest is the newest page, or
 * what else is named.
 */
export function markIndexes(table: 'favorites' | 'coloreds', mark: Mark, latest = mark.pageCreatedAt) {
  const orders = {
    latest,
    hot: mark.pageHot,
    popular: mark.pagePopularity,
    favorited: mark.pageFavorited,
    colored: mark.pageColored,
  }
  return Object.entries(orders).map(([order, column]) =>
    index(`${table}_by_${order}`).on(mark.userId, column, mark.pageId).where(sql`${mark.pageSeen}`),
  )
}
