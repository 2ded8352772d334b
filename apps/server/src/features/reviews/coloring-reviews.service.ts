import type { CallBody, ColoredId, calls, PageId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { violates } from '#platform/db/violation.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import { coloringReviewQueries } from './coloring-reviews.queries.ts'
import { mustBeOpen, versionOf } from './decision.ts'

export type ColoringReviewService = ReturnType<typeof createColoringReviewService>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'hold'>
  audit: Pick<Audit, 'write'>
  holdPage(tx: Tx, caller: Caller, id: PageId): Promise<unknown>
}

const ACTIONS = {
  approve: 'coloring_approved',
  block: 'coloring_blocked',
  dismiss: 'coloring_reports_dismissed',
} as const

/** What there is to see of a colouring in review. */
export const versionOfColoring = (
  { preview, reviewed }: { preview: string; reviewed: boolean },
  open: readonly { id: string; createdAt: Date }[],
): string => versionOf([preview, reviewed], open)

/** What people say of colourings under their pages, and what administrators decide about them. */
export function createColoringReviewService({ db, accounts, audit, holdPage }: Options) {
  /** What is decided about stays as it is until the transaction ends. */
  async function hold(tx: Tx, caller: Caller, id: ColoredId) {
    const queries = coloringReviewQueries(tx)
    const origin = await queries.origin(id)
    if (!origin) throw appError('COLORING_NOT_FOUND')
    // Before the page: the deletion of an account takes them in this order.
    if (!(await accounts.hold(tx, origin.userId))) throw appError('COLORING_NOT_FOUND')
    await holdPage(tx, caller, origin.pageId)
    const shown = await queries.lock(id)
    if (!shown) throw appError('COLORING_NOT_FOUND')
    return { ...origin, shown, open: await queries.openReports([id]) }
  }

  return {
    async report(caller: Caller, coloredId: ColoredId, { reason, note }: CallBody<typeof calls.reportColoring>) {
      const seen = await coloringReviewQueries(db).seen(coloredId)
      if (!seen) throw appError('COLORING_NOT_FOUND')
      if (seen.userId === caller.id)
        throw appError('FORBIDDEN', 'This is your own colouring: you can take it away from under the page')
      try {
        await coloringReviewQueries(db).report({ coloredId, userId: caller.id, reason, note })
      } catch (error) {
        // Taken away in the same moment.
        if (violates(error, 'coloring_reports_colored_id_shown_colorings_colored_id_fk'))
          throw appError('COLORING_NOT_FOUND')
        throw error
      }
      return { reported: true as const }
    },

    decide: (
      caller: Caller,
      id: ColoredId,
      { decision, version, reason }: CallBody<typeof calls.decideColoringReview>,
    ) =>
      db.transaction(async (tx) => {
        const queries = coloringReviewQueries(tx)
        const { userId, pageId, shown, open } = await hold(tx, caller, id)
        mustBeOpen({ about: 'colouring', ...shown, open, version: versionOfColoring(shown, open) }, decision, version)
        if (decision === 'approve') await queries.approve(id)
        if (decision === 'block') await queries.block(id, reason)
        await queries.settle(open.map((report) => report.id))
        const why = decision === 'block' ? { reason } : {}
        await audit.write(tx, { action: ACTIONS[decision], actorId: caller.id, userId, pageId, ...why })
        return { decided: true as const }
      }),

    /** Of what was approved, by a slip or before it was known what it shows. Once more changes nothing. */
    takeDown: (caller: Caller, id: ColoredId, reason: string) =>
      db.transaction(async (tx) => {
        const queries = coloringReviewQueries(tx)
        const { userId, pageId, shown, open } = await hold(tx, caller, id)
        if (!shown.blocked) {
          await queries.block(id, reason)
          await queries.settle(open.map((report) => report.id))
          await audit.write(tx, { action: ACTIONS.block, actorId: caller.id, userId, pageId, reason })
        }
        return { taken_down: true as const }
      }),
  }
}
