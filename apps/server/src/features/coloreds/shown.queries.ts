import type { ColoredId, PageId, UserId } from '@huebook/contract'
import { and, count, desc, eq, not, type SQL } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { whereShown } from '#platform/db/schema/shown-page.ts'
import { coloreds, pages, shownColorings, users } from '#platform/db/schema.ts'

/** The pictures of a colouring that others are to see. */
interface Pictures {
  preview: string
  previewSmall: string | null
  previewMedium: string | null
}

/** What is left of it once its owner, its page or it itself is not to be seen. */
const isSeen = and(shownColorings.reviewed, not(shownColorings.blocked), not(users.blocked), whereShown(pages)) as SQL

export const shownQueries = (handle: Handle) => {
  const fields = {
    shown: shownColorings,
    page: { blocked: pages.blocked, ownerBlocked: pages.ownerBlocked },
    owner: { id: users.id, shownName: users.shownName },
  }
  const rows = () =>
    handle
      .select(fields)
      .from(shownColorings)
      .innerJoin(coloreds, eq(coloreds.id, shownColorings.coloredId))
      .innerJoin(users, eq(users.id, coloreds.userId))
      .innerJoin(pages, eq(pages.id, shownColorings.pageId))
  const under = (pageId: PageId) => and(eq(shownColorings.pageId, pageId), isSeen)

  const standing = (userId: UserId, pageId: PageId) =>
    handle
      .select({ colored: coloreds, shown: shownColorings })
      .from(coloreds)
      .leftJoin(shownColorings, eq(shownColorings.coloredId, coloreds.id))
      .where(and(eq(coloreds.userId, userId), eq(coloreds.pageId, pageId)))

  return {
    /** Somebody's colouring of a page as it was saved last, and what of it others are to see. */
    read: async (userId: UserId, pageId: PageId) => (await standing(userId, pageId))[0],

    /** The same, and nobody else asks to show or hide it until the transaction ends: people have two devices. */
    lock: async (userId: UserId, pageId: PageId) => {
      const [row] = await standing(userId, pageId).for('no key update', { of: coloreds })
      return row
    },

    /** From here on it waits for a look, whatever was shown before it and said of that. */
    async ask(coloredId: ColoredId, pageId: PageId, { preview, previewSmall, previewMedium }: Pictures): Promise<void> {
      await handle.delete(shownColorings).where(eq(shownColorings.coloredId, coloredId))
      await handle.insert(shownColorings).values({ coloredId, pageId, preview, previewSmall, previewMedium })
    },

    /** Not what an administrator takes down in the same moment. Answers what is gone. */
    remove: async (coloredId: ColoredId) =>
      (
        await handle
          .delete(shownColorings)
          .where(and(eq(shownColorings.coloredId, coloredId), not(shownColorings.blocked)))
          .returning()
      )[0],

    /** Those under a page, the newest first. */
    list: (pageId: PageId, { limit, offset }: { limit: number; offset: number }) =>
      rows()
        .where(under(pageId))
        .orderBy(desc(shownColorings.createdAt), desc(shownColorings.coloredId))
        .limit(limit)
        .offset(offset),

    count: async (pageId: PageId, atMost: number): Promise<number> => {
      const [counted] = await handle
        .select({ count: count() })
        .from(rows().where(under(pageId)).limit(atMost).as('counted'))
      return counted?.count ?? 0
    },
  }
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownQueries>['list']>>[number]
