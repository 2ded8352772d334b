import { DEFAULT_SORT, PAGE_FILTERS, type Page, type PageFilter, SORTS } from '@huebook/contract'
import { api } from '#api/index.ts'
import type { Orders } from '#ui/paged-list/list-address.ts'
import type { LoadPage } from '#ui/paged-list/paged-list-store.ts'
import { type ComingStart, readList } from '#ui/paged-list/read-list.ts'

export type Scope = 'public' | 'owned' | 'favorited' | 'colored'
type Sort = (typeof SORTS)[number]

export const PAGE_ORDERS: Orders = { sorts: SORTS, usual: DEFAULT_SORT }

export const SORT_LABELS: Record<Sort, string> = {
  latest: 'Newest first',
  trending: 'Trending now',
  popularity: 'Most popular',
  mostFavorited: 'Most favourited',
  mostColored: 'Most coloured',
  oldest: 'Oldest first',
}

const loadFrom =
  (scope: Scope): LoadPage<Page> =>
  ({ page, search, sort }, signal) =>
    api.paginatePages({ query: { page, search, sort: sort as Sort, scope } }, signal)

/** One for each, so that a list keeps its own while its screen is shown. */
export const loadPages: Record<Scope, LoadPage<Page>> = {
  public: loadFrom('public'),
  owned: loadFrom('owned'),
  favorited: loadFrom('favorited'),
  colored: loadFrom('colored'),
}

/** Which of all pages an address asks for. */
export const filterIn = (address: URL): PageFilter =>
  PAGE_FILTERS.find((filter) => filter === address.searchParams.get('show')) ?? 'all'

/** All pages of the site, for administrators. */
export const adminPages = Object.fromEntries(
  PAGE_FILTERS.map((show) => [
    show,
    {
      orders: show === 'all' ? PAGE_ORDERS : { ...PAGE_ORDERS, also: { show } },
      load: ({ page, search, sort }, signal) =>
        api.paginatePages({ query: { page, search, sort: sort as Sort, show } }, signal),
    },
  ]),
) as Record<PageFilter, { orders: Orders; load: LoadPage<Page> }>

export const readAdminPages = (show: PageFilter, request: Request): Promise<ComingStart<Page>> =>
  readList(request, { ...adminPages[show], failure: 'Failed to load pages' })

export const readPages = (scope: Scope, request: Request): Promise<ComingStart<Page>> =>
  readList(request, { load: loadPages[scope], orders: PAGE_ORDERS, failure: 'Failed to load pages' })
