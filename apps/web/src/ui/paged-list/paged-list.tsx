import './paged-list.css'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import { LoadMore } from './load-more.tsx'
import type { PagedListStore } from './paged-list-store.ts'
import { SearchBox } from './search-box.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useGradually } from './use-gradually.ts'

/** What the entries of a list are called: one of them, and several. */
export interface Noun {
  one: string
  many: string
}

/** How much of a list is there, for those who hear it. */
export const shownWords = (count: number, { one, many }: Noun, hasMore: boolean): string =>
  `${count} ${count === 1 ? one : many} shown${hasMore ? ', there are more' : ''}`

/** What stands instead of a list with nothing in it. */
export interface EmptyList {
  /** What was looked for. */
  search: string
  /** There was no answer at all. */
  failed: boolean
  onShowAll(): void
  onRetry(): void
}

interface PagedListProps<Item> {
  list: PagedListStore<Item>
  /** What the entries are called, for those who hear how many there are. */
  noun: Noun
  /** What can be looked for; a list without it is only read on. */
  searchPlaceholder?: string
  /** The orders it can have, by what they are called. */
  sorts?: Readonly<Record<string, string>>
  /** Above the entries. */
  heads?: ReactNode
  listClassName: string
  empty(state: EmptyList): ReactNode
  /** Where entries are many to draw at once: what stands in the place of one until it is its turn. */
  coming?: ReactNode
  children(item: Item, place: number): ReactNode
}

/** A list to be searched, sorted and read on. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { list, noun, searchPlaceholder, sorts, heads, listClassName, empty, coming, children } = props
  const {
    items,
    hasMore,
    isKept = false,
    search,
    sort,
    foundWith,
    loading,
    failed,
    type,
    searchNow,
    sortBy,
    loadMore,
  } = useStore(list)
  // Whoever comes back finds their place only if all of it is there.
  const drawn = useGradually(items.length, isKept || !coming)
  const box = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)

  function searchAgain(words: string) {
    type(words)
    void searchNow()
    // The button that was pressed goes with what it stood below.
    box.current?.focus()
  }

  return (
    <div className="@container">
      {searchPlaceholder && (
        <div className="list-tools">
          <SearchBox
            ref={box}
            label={`Search ${noun.many}`}
            placeholder={searchPlaceholder}
            value={search}
            searching={loading === 'search'}
            onType={type}
            onSubmit={() => void searchNow()}
          />
          {sorts && <SortMenu sorts={sorts} value={sort} onSort={(wanted) => void sortBy(wanted)} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {loading === 'nothing' && !failed && shownWords(items.length, noun, hasMore)}
      </p>
      {failed || items.length === 0 ? (
        empty({ search: foundWith, failed, onShowAll: () => searchAgain(''), onRetry: () => searchAgain(search) })
      ) : (
        <div aria-busy={loading !== 'nothing'} className={`mt-6 ${loading === 'search' ? 'list-waiting' : ''}`}>
          {heads}
          <ul ref={rows} className={listClassName}>
            {items.map((item, place) =>
              place < drawn ? (
                children(item, place)
              ) : (
                <li key={item.id} aria-hidden="true">
                  {coming}
                </li>
              ),
            )}
          </ul>
          <LoadMore list={rows} hasMore={hasMore} loading={loading === 'more'} onLoad={loadMore} />
        </div>
      )}
    </div>
  )
}
