import { DEFAULT_SORT, FIRST_PAGE, type Page, SORTS } from '@huebook/contract'
import { api } from '#api/index.ts'
import { keptList } from '#ui/paged-list/kept-lists.ts'
import { type Orders, wishIn } from '#ui/paged-list/list-address.ts'
import { type ListStart, type LoadPage, startOf } from '#ui/paged-list/paged-list-store.ts'

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

/** The beginning of the list the address asks for, or the list as it was left. */
export async function readPages(scope: Scope, { url, signal }: Request): Promise<ListStart<Page>> {
  const address = new URL(url)
  const kept = keptList<Page>(address)
  if (kept) return kept
  const wish = wishIn(address.searchParams, PAGE_ORDERS)
  const first = await loadPages[scope]({ page: FIRST_PAGE, ...wish }, signal)
  if (!first) throw new Error('Failed to load pages')
  return startOf(first, wish)
}
