import { PAGE_FILTERS, type Page, type PageFilter } from '@huebook/contract'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { ComingList } from '#ui/paged-list/coming-list.tsx'
import { PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart } from '#ui/paged-list/paged-list-store.ts'
import type { ComingStart } from '#ui/paged-list/read-list.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { NoPages } from './no-pages.tsx'
import { OpenedPageDialog } from './opened-page-dialog.tsx'
import { PageCard } from './page-card.tsx'
import { adminPages, SORT_LABELS } from './page-lists.ts'
import { CardSkeleton, PageSkeleton } from './page-skeleton.tsx'
import './page-wall.css'

/** Pages that are seen before anybody scrolls, on a phone or a desk. */
const FIRST = 6

const LABELS: Record<PageFilter, string> = {
  all: 'All',
  private: 'Private',
  blocked: 'Blocked',
  reported: 'Reported',
}

interface AdminPageListProps {
  show: PageFilter
  start: ComingStart<Page>
}

/** Every page of the site, for those who look after it. */
export const AdminPageList = ({ show, start }: AdminPageListProps) => (
  <>
    <nav aria-label="Which pages" className="mb-4 flex flex-wrap gap-2">
      {PAGE_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={{ search: filter === 'all' ? '' : `?show=${filter}` }}
          aria-current={filter === show ? 'page' : undefined}
          className="page-filter"
        >
          {LABELS[filter]}
        </Link>
      ))}
    </nav>
    <ComingList start={start} skeleton={<PageSkeleton />}>
      {(arrived) => <Wall key={show} show={show} start={arrived} />}
    </ComingList>
  </>
)

function Wall({ show, start }: { show: PageFilter; start: ListStart<Page> }) {
  const { load, orders } = adminPages[show]
  const list = usePagedList(start, load, orders)
  const [looked, setLooked] = useState<Page | null>(null)
  const change = useCallback(
    (id: Page['id'], changes: Partial<Page>) => {
      const { change: changeIn, remove } = list.getState()
      // What is not blocked any more is none of those that are.
      if (show === 'blocked' && changes.blocked === false) remove(id)
      else changeIn(id, changes)
    },
    [list, show],
  )
  return (
    <>
      <PagedList
        list={list}
        noun={{ one: 'page', many: 'pages' }}
        searchPlaceholder="Title or owner"
        sorts={SORT_LABELS}
        listClassName="page-wall"
        empty={(state) => <NoPages scope="public" filter={show} {...state} />}
        coming={<CardSkeleton />}
      >
        {(page, place) => (
          <PageCard
            key={page.id}
            page={page}
            list={list}
            scope="public"
            isFirst={place < FIRST}
            onOpen={setLooked}
            onBlockToggled={change}
          />
        )}
      </PagedList>
      <OpenedPageDialog page={looked} onClose={() => setLooked(null)} onChange={change} />
    </>
  )
}
