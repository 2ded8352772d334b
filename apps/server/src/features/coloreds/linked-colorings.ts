import type { LinkedColoring } from '@huebook/contract'
import { and, eq, not, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { isShownPage, whereShown } from '#platform/db/schema/shown-page.ts'
import { coloreds, pages, users } from '#platform/db/schema.ts'
import type { Storage } from '#platform/storage/storage.ts'

interface Options {
  db: Db
  storage: Pick<Storage, 'get'>
}

/**
 * Whether a link shows anything: for as long as whoever made it may use the site, nothing of the page was taken down, and the page
 * is one that everybody sees, or their own.
 */
const isAlive = and(
  not(users.blocked),
  not(pages.blocked),
  not(pages.ownerBlocked),
  or(whereShown(pages), eq(pages.userId, coloreds.userId)),
)

/** Colourings for whoever was given their link, with an account or without. */
export function createLinkedColorings({ db, storage }: Options) {
  async function find(token: string) {
    const [row] = await db
      .select({ colored: coloreds, page: pages, by: users.shownName })
      .from(coloreds)
      .innerJoin(pages, eq(pages.id, coloreds.pageId))
      .innerJoin(users, eq(users.id, coloreds.userId))
      .where(and(eq(coloreds.linkToken, sql`${token}`), isAlive))
    return row
  }

  return {
    async read(token: string): Promise<LinkedColoring | null> {
      const row = await find(token)
      if (!row) return null
      const { page, colored, by } = row
      return {
        token,
        title: page.title,
        by,
        drawn_at: colored.drawnAt.toISOString(),
        credit: page.credit,
        page_id: isShownPage(page) ? page.id : null,
      }
    },

    /** The picture as it was saved last, drawn on its page. */
    async picture(token: string) {
      const row = await find(token)
      return row ? ((await storage.get(row.colored.preview)) ?? null) : null
    },
  }
}
