import { createHash } from 'node:crypto'
import type { CallBody, calls, Page, PageId, Paginated, Review } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { violates } from '#platform/db/violation.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import { reviewQueries } from './reviews.queries.ts'

export type ReviewService = ReturnType<typeof createReviewService>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'hold'>
  audit: Pick<Audit, 'write'>
  readPage(caller: Caller, id: PageId): Promise<Page>
}

/** What keeps pages for children fit for children: people say what is not, and administrators decide. */
export function createReviewService({ db, accounts, audit, readPage }: Options) {
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
      const reported = data.length > 0 ? await reviewQueries(db).openReports(data.map(({ id }) => id)) : []
      const reviews = await Promise.all(
        data.map(async (row): Promise<Review> => {
          const open = reported.filter(({ pageId }) => pageId === row.id)
          return {
            page: await readPage(caller, row.id),
            reports: open.map(({ reason, note, createdAt }) => ({ reason, note, created_at: createdAt.toISOString() })),
            version: versionOf(row, open),
          }
        }),
      )
      return { data: reviews, ...position }
    },

    count: async () => ({ waiting: await reviewQueries(db).countWaiting() }),

    decide: (caller: Caller, id: PageId, { decision, version, reason }: CallBody<typeof calls.decideReview>) =>
      db.transaction(async (tx) => {
        // Before the page: the deletion of an account takes them in this order.
        if (!(await accounts.hold(tx, caller.id))) throw appError('SIGNED_OUT')
        const queries = reviewQueries(tx)
        const page = await queries.lock(id)
        if (!page) throw appError('PAGE_NOT_FOUND')
        const open = await queries.openReports([id])
        if (page.blocked || (page.reviewed && open.length === 0)) throw appError('CONFLICT', DECIDED)
        if (versionOf(page, open) !== version) throw appError('CONFLICT', SOMETHING_NEW)
        if (decision === 'dismiss' && open.length === 0) throw appError('INVALID', NOTHING_REPORTED)
        if (decision === 'approve') await queries.approve(id)
        if (decision === 'block') await queries.block(id)
        await queries.settle(open.map((report) => report.id))
        const why = decision === 'block' ? { reason } : {}
        await audit.write(tx, { action: ACTIONS[decision], actorId: caller.id, pageId: id, ...why })
        return { decided: true as const }
      }),
  }
}

const ACTIONS = { approve: 'page_approved', block: 'page_blocked', dismiss: 'reports_dismissed' } as const

const DECIDED = 'Another administrator has decided about this page meanwhile'
const SOMETHING_NEW = 'There is something new about this page. Please look at it again'
const NOTHING_REPORTED = 'Nobody has reported this page. Please approve or block it'

/** What there is to see of a page in review: it changes with its title, with every report, and with every decision. */
function versionOf(
  { title, reviewed }: { title: string; reviewed: boolean },
  open: readonly { id: string; createdAt: Date }[],
): string {
  const seen = [title, reviewed, ...open.map(({ id, createdAt }) => [id, createdAt.getTime()])]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}
