import type { Gift, UserId, UserOverview } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import { overviewQueries } from './overview.queries.ts'

interface Options {
  db: Db
  /** Fails where there is nobody of that id. */
  creditsLeft(userId: UserId): Promise<UserOverview['credit']>
  giftsOf(userId: UserId): Promise<Gift[]>
}

export type OverviewService = ReturnType<typeof createOverviewService>

export const createOverviewService = ({ db, creditsLeft, giftsOf }: Options) => ({
  async read(userId: UserId): Promise<UserOverview> {
    const queries = overviewQueries(db)
    const [credit, gifts, pages, coloreds] = await Promise.all([
      creditsLeft(userId),
      giftsOf(userId),
      queries.countPages(userId),
      queries.countColoreds(userId),
    ])
    return { credit, gifts, pages, coloreds }
  },
})
