import type { ColoredId, PageId, UserId } from '@huebook/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import { pages, type ReportReason, reports, shownColorings } from '#platform/db/schema.ts'
import { coloringWaits } from './coloring-reviews.queries.ts'

const brief = {
  id: pages.id,
  title: pages.title,
  public: pages.public,
  reviewed: pages.reviewed,
  blocked: pages.blocked,
}
const isOpen = isNull(reports.settledAt)

/**
 * Shared and seen by nobody yet, or reported by somebody: who has coloured a page sees it, though it is not shared any more.
 * What is blocked needs no look. Two lists with an index each, and no `or`: with that every page would be looked at.
 */
const waits = sql`not ${pages.blocked} and ${pages.id} in (
  select fresh.id from ${pages} as fresh where fresh.public and not fresh.reviewed and not fresh.blocked
  union all select ${reports.pageId} from ${reports} where ${isOpen})`

/** Something that waits for a look. */
export interface Waiting {
  kind: 'page' | 'coloring'
  id: PageId & ColoredId
}

export const reviewQueries = (handle: Handle) => ({
  /** Those that have waited longest first. */
  waiting: ({ limit, offset }: { limit: number; offset: number }): Promise<Waiting[]> =>
    unionAll(
      handle
        .select({
          kind: sql<Waiting['kind']>`'page'`.as('kind'),
          id: sql<Waiting['id']>`${pages.id}`.as('id'),
          since: pages.createdAt,
        })
        .from(pages)
        .where(waits),
      handle
        .select({
          kind: sql<Waiting['kind']>`'coloring'`.as('kind'),
          id: sql<Waiting['id']>`${shownColorings.coloredId}`.as('id'),
          since: shownColorings.createdAt,
        })
        .from(shownColorings)
        .where(coloringWaits),
    )
      .orderBy(sql`created_at`, sql`id`)
      .limit(limit)
      .offset(offset),

  read: (ids: readonly PageId[]) =>
    handle
      .select(brief)
      .from(pages)
      .where(inArray(pages.id, [...ids])),

  countWaiting: (): Promise<number> => handle.$count(pages, waits),

  openReports: (ids: readonly PageId[]) =>
    handle
      .select()
      .from(reports)
      .where(and(inArray(reports.pageId, [...ids]), isOpen))
      .orderBy(asc(reports.createdAt), asc(reports.id)),

  /** Says it once for each person, the latest words. */
  report: (report: { pageId: PageId; userId: UserId; reason: ReportReason; note: string }) =>
    handle
      .insert(reports)
      .values(report)
      .onConflictDoUpdate({
        target: [reports.pageId, reports.userId],
        targetWhere: isOpen,
        set: { reason: report.reason, note: report.note, createdAt: sql`now()` },
      }),

  /** It stays as it is until the transaction ends: of two who decide at once the second sees what the first has done. */
  lock: async (id: PageId) => (await handle.select(brief).from(pages).where(eq(pages.id, id)).for('no key update'))[0],

  approve: (id: PageId) => handle.update(pages).set({ reviewed: true }).where(eq(pages.id, id)),
  block: (id: PageId) => handle.update(pages).set({ blocked: true }).where(eq(pages.id, id)),

  /** Only these: what is reported meanwhile nobody has read yet. */
  settle: (ids: readonly string[]) =>
    handle
      .update(reports)
      .set({ settledAt: sql`now()` })
      .where(inArray(reports.id, [...ids])),
})
