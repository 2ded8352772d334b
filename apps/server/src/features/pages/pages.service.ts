import type { CallQuery, calls, Page, Paginated } from '@huebook/contract'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { presentPage } from './page.presenter.ts'
import { pageQueries } from './pages.queries.ts'

export type PageService = ReturnType<typeof createPageService>

export const createPageService = (db: Db, storage: Pick<Storage, 'url'>) => ({
  async list(caller: Caller, query: CallQuery<typeof calls.paginatePages>): Promise<Paginated<Page>> {
    const queries = pageQueries(db, caller)
    const { data, ...position } = await paginate(query.page, {
      count: () => queries.count(query),
      rows: (window) => queries.list(query, window),
    })
    return { data: data.map((row) => presentPage(row, caller, storage)), ...position }
  },
})
