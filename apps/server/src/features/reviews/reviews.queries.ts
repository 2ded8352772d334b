import type { PageId, UserId } from '@huebook/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { pages, type ReportReason, reports } from '#platform/db/schema.ts'

const isOpen = isNull(reports.settledAt)

/** Shared and seen by nobody yet, or reported by somebody; what is blocked needs no look. */
const waits = sql`not ${pages.blocked} and ((${pages.public} and not ${pages.reviewed})
  or ${pages.id} in (select ${reports.pageId} from ${reports} where ${isOpen}))`

export const reviewQueries = (handle: Handle) => ({
  /** Those that have waited longest first. */
  waiting: ({ limit, offset }: { limit: number; offset: number }): Promise<{ id: PageId }[]> =>
    handle
      .select({ id: pages.id })
      .from(pages)
      .where(waits)
      .orderBy(asc(pages.createdAt), asc(pages.id))
      .limit(limit)
      .offset(offset),

  countWaiting: (): Promise<number> => handle.$count(pages, waits),

  openReports: (ids: readonly PageId[]) =>
    handle
      .select({ pageId: reports.pageId, reason: reports.reason, note: reports.note, createdAt: reports.createdAt })
      .from(reports)
      .where(and(inArray(reports.pageId, [...ids]), isOpen))
      .orderBy(asc(reports.createdAt)),

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

  /** Answers whether there is such a page. */
  async decide(id: PageId, decision: 'approve' | 'block'): Promise<boolean> {
    const decided = decision === 'approve' ? { reviewed: true, blocked: false } : { blocked: true }
    const changed = await handle.update(pages).set(decided).where(eq(pages.id, id)).returning({ id: pages.id })
    await handle
      .update(reports)
      .set({ settledAt: sql`now()` })
      .where(and(eq(reports.pageId, id), isOpen))
    return changed.length > 0
  },
})
