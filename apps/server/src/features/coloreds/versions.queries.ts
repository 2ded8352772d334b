import type { ColoredId, ColoredVersionId, PageId, UserId } from '@huebook/contract'
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, coloredVersions } from '#platform/db/schema.ts'
import { type Drawn, previewsOfDrawn } from './coloreds.queries.ts'

/** How many versions of a colouring are kept, those that were drawn on last. */
const VERSIONS_KEPT = 5

export type VersionRow = typeof coloredVersions.$inferSelect

export const versionQueries = (db: Handle) => {
  const latest = () => desc(coloredVersions.drawnAt)
  return {
    list: (userId: UserId, pageId: PageId): Promise<VersionRow[]> =>
      db
        .select(getTableColumns(coloredVersions))
        .from(coloreds)
        .innerJoin(coloredVersions, eq(coloredVersions.coloredId, coloreds.id))
        .where(and(eq(coloreds.userId, userId), eq(coloreds.pageId, pageId)))
        .orderBy(latest(), desc(coloredVersions.id)),

    /** A version of one's own, and the page it is of. */
    find: async (userId: UserId, id: ColoredVersionId) =>
      (
        await db
          .select({ version: coloredVersions, pageId: coloreds.pageId })
          .from(coloredVersions)
          .innerJoin(coloreds, eq(coloreds.id, coloredVersions.coloredId))
          .where(and(eq(coloredVersions.id, id), eq(coloreds.userId, userId)))
      )[0],

    /** Keeps a version, and answers the files that nothing may need any more: those of the ones that are too many now. */
    async add(coloredId: ColoredId, drawn: Drawn): Promise<string[]> {
      const { photo, preview, previewSmall, previewMedium, strength, drawnAt } = drawn
      await db
        .insert(coloredVersions)
        .values({ coloredId, photo, preview, previewSmall, previewMedium, strength, drawnAt })
      const tooMany = db
        .select({ id: coloredVersions.id })
        .from(coloredVersions)
        .where(eq(coloredVersions.coloredId, coloredId))
        .orderBy(latest(), desc(coloredVersions.id))
        .offset(VERSIONS_KEPT)
      const gone = await db.delete(coloredVersions).where(inArray(coloredVersions.id, tooMany)).returning()
      return gone.flatMap(previewsOfDrawn)
    },

    remove: (id: ColoredVersionId) => db.delete(coloredVersions).where(eq(coloredVersions.id, id)),
  }
}
