import type { PageId, SharedPage } from '@huebook/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { pages } from '#platform/db/schema.ts'
import { prepare } from '#platform/db/statement.ts'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { ORDERS, sorted } from './page-orders.ts'
import { isShown } from './page-rows.ts'

/** The pages that everybody sees, for those without an account. */
export function createShownPages({ db, storage }: { db: Db; storage: Pick<Storage, 'url'> }) {
  const limit = sql.placeholder('limit')
  const one = prepare(
    db
      .select()
      .from(pages)
      .where(and(eq(pages.id, sql.placeholder('id')), isShown)),
  )
  const newest = prepare(
    db
      .select({ id: pages.id, createdAt: pages.createdAt })
      .from(pages)
      .where(isShown)
      .orderBy(sorted(ORDERS.latest))
      .limit(limit),
  )
  const trending = prepare(
    db.select({ preview: pages.preview }).from(pages).where(isShown).orderBy(sorted(ORDERS.trending)).limit(limit),
  )

  return {
    async read(id: PageId): Promise<SharedPage | null> {
      const [page] = await one.execute({ id })
      return page ? present(page, storage) : null
    },

    newest: (count: number): Promise<{ id: PageId; createdAt: Date }[]> => newest.execute({ limit: count }),

    /** Storage keys of the pictures of those that people like most at the moment. */
    trendingPictures: async (count: number): Promise<string[]> =>
      (await trending.execute({ limit: count })).map(({ preview }) => preview),
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
