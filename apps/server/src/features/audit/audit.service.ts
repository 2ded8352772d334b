import type { AuditEntry, CallQuery, calls, PageId, Paginated } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { summaryOfPlan } from '#platform/db/plan-summary.ts'
import type { Audit, PageBlock } from '#ports/audit.ts'
import { type AuditRow, auditQueries } from './audit.queries.ts'

export type AuditService = ReturnType<typeof createAuditService>

/** What every feature writes into. */
export const audit: Audit = {
  write: async (tx, deed) => void (await auditQueries(tx).insert(deed)),
  forget: (tx, userId) => auditQueries(tx).forget(userId),
}

export const createAuditService = (db: Db) => ({
  async list({ page, search, userId }: CallQuery<typeof calls.paginateAudit>): Promise<Paginated<AuditEntry>> {
    const wanted = { search, userId }
    const { data, ...position } = await paginate(page, {
      count: (atMost) => auditQueries(db).count(wanted, atMost),
      rows: (window) => auditQueries(db).list(wanted, window),
    })
    return { data: data.map(presentEntry), ...position }
  },

  /** Who has blocked which of these pages, and why. */
  async blocksOf(ids: readonly PageId[]): Promise<Map<PageId, PageBlock>> {
    const rows = ids.length > 0 ? await auditQueries(db).lastBlocks(ids) : []
    return new Map(
      rows.map(({ pageId, name, at, reason }) => [pageId as PageId, { by: { name, at: at.toISOString() }, reason }]),
    )
  },
})

/** Everything of an entry that leaves the server. */
const presentEntry = ({ entry, actor, about, page, owner, plan, gift, givenPlan }: AuditRow): AuditEntry => ({
  id: entry.id,
  action: entry.action,
  actor: actor && { id: actor.id, name: actor.name },
  user: about && { id: about.id, name: about.name },
  page: page && { id: page.id, title: page.title, owner: owner && { id: owner.id, name: owner.name } },
  plan: plan && { id: plan.id, title: plan.title },
  gift: gift && {
    plan: givenPlan && summaryOfPlan(givenPlan),
    page_creation: gift.pageCreation,
    public_page: gift.publicPage,
    reason: gift.reason,
    expire_at: gift.expireAt?.toISOString() ?? null,
  },
  setting: entry.setting,
  fields: entry.fields,
  reason: entry.reason,
  created_at: entry.createdAt.toISOString(),
})
