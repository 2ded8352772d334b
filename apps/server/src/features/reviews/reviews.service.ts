import type { CallBody, ColoredId, calls, Page, PageId, Paginated, Review, ShownColoring } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { ReportReason } from '#platform/db/schema.ts'
import { violates } from '#platform/db/violation.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import { coloringReviewQueries } from './coloring-reviews.queries.ts'
import { versionOfColoring } from './coloring-reviews.service.ts'
import { mustBeOpen, versionOf } from './decision.ts'
import { reviewQueries, type Waiting } from './reviews.queries.ts'

export type ReviewService = ReturnType<typeof createReviewService>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'hold'>
  audit: Pick<Audit, 'write'>
  readPage(caller: Caller, id: PageId): Promise<Page>
  presentColoring(row: ColoringRow, caller: Caller): ShownColoring
}

type ColoringRow = Awaited<ReturnType<ReturnType<typeof coloringReviewQueries>['read']>>[number]

/** What keeps pages for children fit for children: people say what is not, and administrators decide. */
export function createReviewService({ db, accounts, audit, readPage, presentColoring }: Options) {
  const countWaiting = async () =>
    (await reviewQueries(db).countWaiting()) + (await coloringReviewQueries(db).countWaiting())

  async function reviewsOfPages(caller: Caller, ids: readonly PageId[]): Promise<[string, Review][]> {
    if (ids.length === 0) return []
    const [rows, reported] = await Promise.all([reviewQueries(db).read(ids), reviewQueries(db).openReports(ids)])
    return Promise.all(
      rows.map(async (row): Promise<[string, Review]> => {
        const open = reported.filter(({ pageId }) => pageId === row.id)
        const page = await readPage(caller, row.id)
        const waiting = page.waiting_for_review
        return [
          row.id,
          { page, coloring: null, waiting, reports: presentReports(open), version: versionOfPage(row, open) },
        ]
      }),
    )
  }

  async function reviewsOfColorings(caller: Caller, ids: readonly ColoredId[]): Promise<[string, Review][]> {
    if (ids.length === 0) return []
    const queries = coloringReviewQueries(db)
    const [rows, reported] = await Promise.all([queries.read(ids), queries.openReports(ids)])
    return Promise.all(
      rows.map(async (row): Promise<[string, Review]> => {
        const { shown } = row
        const open = reported.filter(({ coloredId }) => coloredId === shown.coloredId)
        const review = {
          page: await readPage(caller, shown.pageId),
          coloring: presentColoring(row, caller),
          waiting: !shown.reviewed,
          reports: presentReports(open),
          version: versionOfColoring(shown, open),
        }
        return [shown.coloredId, review]
      }),
    )
  }

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
      const { data, ...position } = await paginate(page, { rows: reviewQueries(db).waiting, count: countWaiting })
      const reviews = await Promise.all([
        reviewsOfPages(caller, idsOf('page', data)),
        reviewsOfColorings(caller, idsOf('coloring', data)),
      ])
      const byId = new Map(reviews.flat())
      // What was decided or taken away in the same moment has none.
      return { data: data.flatMap(({ id }) => byId.get(id) ?? []), ...position }
    },

    count: async () => ({ waiting: await countWaiting() }),

    decide: (caller: Caller, id: PageId, { decision, version, reason }: CallBody<typeof calls.decideReview>) =>
      db.transaction(async (tx) => {
        // Before the page: the deletion of an account takes them in this order.
        if (!(await accounts.hold(tx, caller.id))) throw appError('SIGNED_OUT')
        const queries = reviewQueries(tx)
        const page = await queries.lock(id)
        if (!page) throw appError('PAGE_NOT_FOUND')
        const open = await queries.openReports([id])
        mustBeOpen({ about: 'page', ...page, open, version: versionOfPage(page, open) }, decision, version)
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

const idsOf = (wanted: Waiting['kind'], waiting: readonly Waiting[]) =>
  waiting.filter(({ kind }) => kind === wanted).map(({ id }) => id)

/** What people have said, as it leaves the server. */
const presentReports = (open: readonly { reason: ReportReason; note: string; createdAt: Date }[]): Review['reports'] =>
  open.map(({ reason, note, createdAt }) => ({ reason, note, created_at: createdAt.toISOString() }))

/** What there is to see of a page in review. */
const versionOfPage = (
  { title, reviewed }: { title: string; reviewed: boolean },
  open: readonly { id: string; createdAt: Date }[],
): string => versionOf([title, reviewed], open)
