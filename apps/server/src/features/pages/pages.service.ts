import type { CallQuery, calls, Page, Paginated } from '@huebook/contract'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { presentPage } from './page.presenter.ts'
import { preparePageLists } from './pages.queries.ts'

export type PageService = ReturnType<typeof createPageService>

export function createPageService(db: Db, storage: Pick<Storage, 'url'>) {
  const listOf = preparePageLists(db)

  return {
    async list(caller: Caller, query: CallQuery<typeof calls.paginatePages>): Promise<Paginated<Page>> {
      const { data, ...position } = await paginate(query.page, listOf(caller, query))
      return { data: data.map((row) => presentPage(row, caller, storage)), ...position }
    },
  }
}
