import { FIRST_PAGE, type Paginated, SEARCH_DEBOUNCE_MS } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'

/** Asks for one page of the list; answers null when that failed and the person was told. */
type LoadPage<Item> = (query: { page: number; search: string }, signal: AbortSignal) => Promise<Paginated<Item> | null>

interface PagedListState<Item> {
  items: Item[]
  /** Some are not shown yet. */
  hasMore: boolean
  /** What stands in the search box. */
  search: string
  /** What the items shown were found with. */
  foundWith: string
  loading: 'nothing' | 'search' | 'more'
  /** The last search brought no answer, so the items do not belong to what stands in the box. */
  failed: boolean
  /** Takes what is typed into the search box and waits for the next letter before it asks. */
  type(search: string): void
  /** Asks without waiting. */
  searchNow(): Promise<void>
  loadMore(): Promise<void>
  change(id: string, changes: Partial<Item>): void
  /** The list is no longer looked at. */
  leave(): void
}

/** A list that is searched and read page by page. An answer that was overtaken by a newer question is dropped. */
export function createPagedList<Item extends { id: string }>(first: Paginated<Item>, load: LoadPage<Item>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  let page = first.current_page

  const askAnew = () => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
    return asking.signal
  }

  const shown = (items: Item[], { current_page, last_page }: Paginated<Item>) => {
    page = current_page
    return { items, hasMore: current_page < last_page, loading: 'nothing' as const, failed: false }
  }

  return createStore<PagedListState<Item>>()((set, get) => ({
    ...shown(first.data, first),
    search: '',
    foundWith: '',

    type(search) {
      set({ search })
      clearTimeout(timer)
      const { foundWith, failed, loading } = get()
      if (search.trim() !== foundWith || failed) timer = setTimeout(get().searchNow, SEARCH_DEBOUNCE_MS)
      else if (loading === 'search') get().leave()
    },

    async searchNow() {
      const search = get().search.trim()
      const signal = askAnew()
      set({ loading: 'search' })
      const found = await load({ page: FIRST_PAGE, search }, signal)
      if (signal.aborted) return
      set(found ? { ...shown(found.data, found), foundWith: search } : { loading: 'nothing', failed: true })
    },

    async loadMore() {
      const { hasMore, loading, foundWith } = get()
      if (!hasMore || loading !== 'nothing') return
      const { signal } = asking
      set({ loading: 'more' })
      const next = await load({ page: page + 1, search: foundWith }, signal)
      if (signal.aborted) return
      if (!next) return set({ loading: 'nothing' })
      const { items } = get()
      // Somebody new at the top pushes the others down: the next page can begin with whom the last one ended with.
      const known = new Set(items.map(({ id }) => id))
      set(shown([...items, ...next.data.filter(({ id }) => !known.has(id))], next))
    },

    change: (id, changes) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)) })),

    leave() {
      askAnew()
      set({ loading: 'nothing' })
    },
  }))
}
