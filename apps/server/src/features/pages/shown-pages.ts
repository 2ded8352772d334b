import type { PageId, SharedPage } from '@huebook/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { pages } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { orderOf, sorted } from './page-orders.ts'
import { isShown } from './page-rows.ts'

/** The pages that everybody sees, for those without an account. */
export function createShownPages({ db, storage }: { db: Db; storage: Pick<Storage, 'url'> }) {
  const limit = sql.placeholder('limit')
  const one = statement((db) => {
    const fields = getTableColumns(pages)
    const isIt = and(eq(pages.id, sql.placeholder('id')), isShown)
    return { query: db.select(fields).from(pages).where(isIt), fields }
  })
  const newest = statement((db) => {
    const fields = { id: pages.id, createdAt: pages.createdAt }
    return {
      query: db
        .select(fields)
        .from(pages)
        .where(isShown)
        .orderBy(sorted(orderOf('latest')))
        .limit(limit),
      fields,
    }
  })
  const trending = statement((db) => {
    const fields = { preview: pages.preview }
    return {
      query: db
        .select(fields)
        .from(pages)
        .where(isShown)
        .orderBy(sorted(orderOf('trending')))
        .limit(limit),
      fields,
    }
  })

  return {
    async read(id: PageId): Promise<SharedPage | null> {
      const [page] = await one(db, { id })
      return page ? present(page, storage) : null
    },

    newest: (count: number): Promise<{ id: PageId; createdAt: Date }[]> => newest(db, { limit: count }),

    /** Storage keys of the pictures of those that people like most at the moment. */
    trendingPictures: async (count: number): Promise<string[]> =>
      (await trending(db, { limit: count })).map(({ preview }) => preview),
  }
}

const present = (page: typeof pages.$inferSelect, storage: Pick<Storage, 'url'>): SharedPage => ({
  id: page.id,
  title: page.title,
  owner: page.ownerName,
  illustration: storage.url(page.illustration),
  previews: presentPreviews({ small: page.previewSmall, medium: page.preview }, storage.url),
  width: page.width,
  height: page.height,
  credit: page.credit,
  created_at: page.createdAt.toISOString(),
  colored_count: page.coloredCount,
  favorited_count: page.favoritedCount,
})
