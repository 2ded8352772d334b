import type { ColoredId, UserId } from '@huebook/contract'
import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { whereShown } from '#platform/db/schema/shown-page.ts'
import { coloreds, coloringReports, pages, type ReportReason, shownColorings, users } from '#platform/db/schema.ts'

const isOpen = isNull(coloringReports.settledAt)

/** Asked for and seen by nobody yet, or reported; under a page that everybody sees. By an index each, as with pages. */
export const coloringWaits = sql`not ${shownColorings.blocked} and ${shownColorings.coloredId} in (
  select fresh.colored_id from ${shownColorings} as fresh where not fresh.reviewed and not fresh.blocked
  union all select ${coloringReports.coloredId} from ${coloringReports} where ${isOpen})
  and exists (select 1 from ${coloreds} join ${users} on ${users.id} = ${coloreds.userId}
    join ${pages} on ${pages.id} = ${coloreds.pageId}
    where ${coloreds.id} = ${shownColorings.coloredId} and not ${users.blocked} and ${whereShown(pages)})`

const isFor = (id: ColoredId) => eq(shownColorings.coloredId, id)

export const coloringReviewQueries = (handle: Handle) => {
  const rows = () =>
    handle
      .select({
        shown: shownColorings,
        page: { blocked: pages.blocked, ownerBlocked: pages.ownerBlocked },
        owner: { id: users.id, shownName: users.shownName },
      })
      .from(shownColorings)
      .innerJoin(coloreds, eq(coloreds.id, shownColorings.coloredId))
      .innerJoin(users, eq(users.id, coloreds.userId))
      .innerJoin(pages, eq(pages.id, shownColorings.pageId))

  return {
    countWaiting: (): Promise<number> => handle.$count(shownColorings, coloringWaits),

    read: (ids: readonly ColoredId[]) => rows().where(inArray(shownColorings.coloredId, [...ids])),

    /** Who has made it, if others see it. */
    seen: async (id: ColoredId): Promise<{ userId: UserId } | undefined> =>
      (
        await handle
          .select({ userId: users.id })
          .from(shownColorings)
          .innerJoin(coloreds, eq(coloreds.id, shownColorings.coloredId))
          .innerJoin(users, eq(users.id, coloreds.userId))
          .innerJoin(pages, eq(pages.id, shownColorings.pageId))
          .where(
            and(isFor(id), shownColorings.reviewed, not(shownColorings.blocked), not(users.blocked), whereShown(pages)),
          )
      )[0],

    openReports: (ids: readonly ColoredId[]) =>
      handle
        .select()
        .from(coloringReports)
        .where(and(inArray(coloringReports.coloredId, [...ids]), isOpen))
        .orderBy(asc(coloringReports.createdAt), asc(coloringReports.id)),

    /** Says it once for each person, the latest words. */
    report: (report: { coloredId: ColoredId; userId: UserId; reason: ReportReason; note: string }) =>
      handle
        .insert(coloringReports)
        .values(report)
        .onConflictDoUpdate({
          target: [coloringReports.coloredId, coloringReports.userId],
          targetWhere: isOpen,
          set: { reason: report.reason, note: report.note, createdAt: sql`now()` },
        }),

    /** Whose it is and of which page. */
    origin: async (id: ColoredId) =>
      (
        await handle
          .select({ userId: coloreds.userId, pageId: coloreds.pageId })
          .from(coloreds)
          .innerJoin(shownColorings, eq(shownColorings.coloredId, coloreds.id))
          .where(isFor(id))
      )[0],

    /** It stays as it is until the transaction ends: of two who decide at once the second sees what the first has done. */
    lock: async (id: ColoredId) =>
      (await handle.select().from(shownColorings).where(isFor(id)).for('no key update'))[0],

    approve: (id: ColoredId) => handle.update(shownColorings).set({ reviewed: true }).where(isFor(id)),
    block: (id: ColoredId, blockedReason: string) =>
      handle.update(shownColorings).set({ blocked: true, blockedReason }).where(isFor(id)),

    /** Only these: what is reported meanwhile nobody has read yet. */
    settle: (ids: readonly string[]) =>
      handle
        .update(coloringReports)
        .set({ settledAt: sql`now()` })
        .where(inArray(coloringReports.id, [...ids])),
  }
}
