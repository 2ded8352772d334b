import type { CallQuery, Colored, calls, Paginated } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { presentColored } from './colored.presenter.ts'
import { coloredQueries } from './coloreds.queries.ts'

export type ColoredService = ReturnType<typeof createColoredService>

export const createColoredService = (db: Db, storage: Pick<Storage, 'url'>) => ({
  async list({ page, search }: CallQuery<typeof calls.paginateColoreds>): Promise<Paginated<Colored>> {
    const queries = coloredQueries(db)
    const { data, ...position } = await paginate(page, {
      count: (atMost) => queries.count(search, atMost),
      rows: (window) => queries.list(search, window),
    })
    return { data: data.map((row) => presentColored(row, storage)), ...position }
  },
})
