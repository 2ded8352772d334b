import { FIRST_PAGE, PAGE_SIZE, type Paginated, SEARCH_DEBOUNCE_MS } from '@huebook/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a list is asked for; lists that cannot be sorted leave the sort empty. */
export interface ListQuery {
  search: string
  sort: string
}

/** Asks for one page of the list; answers null when that failed and the person was told. */
export type LoadPage<Item> = (
  query: ListQuery & { page: number },
  signal: AbortSignal,
) => Promise<Paginated<Item> | null>

/** What a list begins with: its first page, or all that was shown when somebody left it. */
export interface ListStart<Item> extends ListQuery {
  items: Item[]
  hasMore: boolean
  /** Left by somebody who has come back to their place in it. */
  isKept?: boolean
}

interface PagedListState<Item> {
  items: Item[]
  /** Some are not shown yet. */
  hasMore: boolean
  /** What it began with was left by somebody who has come back. */
  isKept?: boolean
  /** What stands in the search box. */
  search: string
  sort: string
  /** What the items shown were found with. */
  foundWith: string
  loading: 'nothing' | 'search' | 'more'
  /** The last search brought no answer, so the items do not belong to what stands in the box. */
  failed: boolean
  /** Takes what is typed into the search box and waits for the next letter before it asks. */
  type(search: string): void
  /** Asks without waiting. */
  searchNow(): Promise<void>
  /** Asks for the beginning in another order. */
  sortBy(sort: string): Promise<void>
  loadMore(): Promise<void>
  change(id: string, changes: Partial<Item>): void
  remove(id: string): void
  /** The list is no longer looked at. */
  leave(): void
}

export type PagedListStore<Item> = StoreApi<PagedListState<Item>>

export const startOf = <Item>(
  { data, current_page, last_page }: Paginated<Item>,
  asked: ListQuery,
): ListStart<Item> => ({
  ...asked,
  items: data,
  hasMore: current_page < last_page,
})

/** A list that is searched, sorted and read page by page. An answer that was overtaken by a newer question is dropped. */
export function createPagedList<Item extends { id: string }>(
  start: ListStart<Item>,
  load: LoadPage<Item>,
  pageSize = PAGE_SIZE,
): PagedListStore<Item> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const askAnew = () => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
    return asking.signal
  }

  return createStore<PagedListState<Item>>()((set, get) => ({
    ...start,
    foundWith: start.search,
    loading: 'nothing',
    failed: false,

    type(search) {
      set({ search })
      clearTimeout(timer)
      const { foundWith, failed, loading } = get()
      if (search.trim() !== foundWith || failed) timer = setTimeout(get().searchNow, SEARCH_DEBOUNCE_MS)
      else if (loading === 'search') get().leave()
    },

    async searchNow() {
      const { sort } = get()
      const search = get().search.trim()
      const signal = askAnew()
      set({ loading: 'search' })
      const found = await load({ page: FIRST_PAGE, search, sort }, signal)
      if (signal.aborted) return
      if (!found) return set({ loading: 'nothing', failed: true })
      const { items, hasMore } = startOf(found, { search, sort })
      set({ items, hasMore, foundWith: search, loading: 'nothing', failed: false })
    },

    sortBy(sort) {
      set({ sort })
      return get().searchNow()
    },

    async loadMore() {
      const { hasMore, loading, foundWith: search, sort } = get()
      if (!hasMore || loading !== 'nothing') return
      const { signal } = asking
      set({ loading: 'more' })
      // By what is shown, not by what was asked for last: where some were removed, those behind them have moved up.
      let page = Math.floor(get().items.length / pageSize) + 1
      for (let added = 0, more = true; more && added < pageSize; page += 1) {
        const next = await load({ page, search, sort }, signal)
        if (signal.aborted) return
        if (!next) break
        // Somebody new at the top pushes the others down: the next page can begin with whom the last one ended with.
        const known = new Set(get().items.map(({ id }) => id))
        const fresh = next.data.filter(({ id }) => !known.has(id))
        added += fresh.length
        more = next.current_page < next.last_page
        set(({ items }) => ({ items: [...items, ...fresh], hasMore: more }))
      }
      set({ loading: 'nothing' })
    },

    change: (id, changes) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)) })),

    remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),

    leave() {
      askAnew()
      set({ loading: 'nothing' })
    },
  }))
}
