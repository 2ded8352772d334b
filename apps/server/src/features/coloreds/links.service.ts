import type { ColoredLink, PageId, UserId } from '@huebook/contract'
import { and, eq, sql } from 'drizzle-orm'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { isShownPage } from '#platform/db/schema/shown-page.ts'
import { coloreds } from '#platform/db/schema.ts'
import { newToken } from '#platform/secrets/token.ts'

interface Options {
  db: Db
  pages: {
    hold(tx: Tx, caller: Caller, id: PageId): Promise<Parameters<typeof isShownPage>[0] & { userId: UserId | null }>
  }
}

export type LinkService = ReturnType<typeof createLinkService>

const isTheirs = (userId: UserId, pageId: PageId) => and(eq(coloreds.userId, userId), eq(coloreds.pageId, pageId))

/** Links to colourings: made by whoever has coloured, and taken back by them. */
export const createLinkService = ({ db, pages }: Options) => ({
  async read({ id }: Caller, pageId: PageId): Promise<ColoredLink> {
    const [row] = await db.select({ token: coloreds.linkToken }).from(coloreds).where(isTheirs(id, pageId))
    return { token: row?.token ?? null }
  },

  make: (caller: Caller, pageId: PageId): Promise<ColoredLink> =>
    db.transaction(async (tx) => {
      const page = await pages.hold(tx, caller, pageId)
      // It would show the page as well, which is its owner's to share.
      if (page.userId !== caller.id && !isShownPage(page)) throw appError('PAGE_NOT_SHARED')
      const [row] = await tx
        .update(coloreds)
        .set({ linkToken: sql`coalesce(${coloreds.linkToken}, ${newToken()})` })
        .where(isTheirs(caller.id, pageId))
        .returning({ token: coloreds.linkToken })
      if (!row) throw appError('PAGE_NOT_FOUND')
      return row
    }),

  /** Also of a page that was taken down, or is not shared any more: to take something back is always allowed. */
  async remove({ id }: Caller, pageId: PageId): Promise<ColoredLink> {
    await db.update(coloreds).set({ linkToken: null }).where(isTheirs(id, pageId))
    return { token: null }
  },
})
