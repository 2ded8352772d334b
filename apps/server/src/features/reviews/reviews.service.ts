import type { CallBody, calls, Page, PageId, Paginated, Review } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { violates } from '#platform/db/violation.ts'
import { reviewQueries } from './reviews.queries.ts'

export type ReviewService = ReturnType<typeof createReviewService>

interface Options {
  db: Db
  readPage(caller: Caller, id: PageId): Promise<Page>
}

/** What keeps pages for children fit for children: people say what is not, and administrators decide. */
export function createReviewService({ db, readPage }: Options) {
  return {
    async report(caller: Caller, pageId: PageId, { reason, note }: CallBody<typeof calls.reportPage>) {
      const page = await readPage(caller, pageId)
      if (page.is_owner) throw appError('FORBIDDEN', 'This is your own page: you can delete it')
      try {
        await reviewQueries(db).report({ pageId, userId: caller.id, reason, note })
      } catch (error) {
        // Deleted in the same moment.
        if (violates(error, 'reports_page_id_pages_id_fk')) throw appError('PAGE_NOT_FOUND')
        throw error
      }
      return { reported: true as const }
    },

    async list(caller: Caller, page: number): Promise<Paginated<Review>> {
      const { data, ...position } = await paginate(page, {
        rows: reviewQueries(db).waiting,
        count: reviewQueries(db).countWaiting,
      })
      const ids = data.map(({ id }) => id)
      const reported = ids.length > 0 ? await reviewQueries(db).openReports(ids) : []
      const reviews = await Promise.all(
        ids.map(async (id) => ({
          page: await readPage(caller, id),
          reports: reported
            .filter(({ pageId }) => pageId === id)
            .map(({ reason, note, createdAt }) => ({ reason, note, created_at: createdAt.toISOString() })),
        })),
      )
      return { data: reviews, ...position }
    },

    decide: (id: PageId, decision: 'approve' | 'block') =>
      db.transaction(async (tx) => {
        if (!(await reviewQueries(tx).decide(id, decision))) throw appError('PAGE_NOT_FOUND')
        return { decided: true as const }
      }),
  }
}
