import type { Page } from '@huebook/contract'
import { ComingList } from '#ui/paged-list/coming-list.tsx'
import { PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart } from '#ui/paged-list/paged-list-store.ts'
import type { ComingStart } from '#ui/paged-list/read-list.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { NoPages } from './no-pages.tsx'
import { PageCard } from './page-card.tsx'
import { loadPages, PAGE_ORDERS, type Scope, SORT_LABELS } from './page-lists.ts'
import { CardSkeleton, PageSkeleton } from './page-skeleton.tsx'
import { useUnsavedFirst } from './use-unsaved-first.ts'
import './page-wall.css'

/** Pages that are seen before anybody scrolls, on a phone or a desk. */
const FIRST = 6

interface PageListProps {
  scope: Scope
  start: ComingStart<Page>
}

/** A wall of pages. */
export const PageList = ({ scope, start }: PageListProps) => (
  <ComingList start={start} skeleton={<PageSkeleton />}>
    {(arrived) => <PageWall scope={scope} start={arrived} />}
  </ComingList>
)

function PageWall({ scope, start }: { scope: Scope; start: ListStart<Page> }) {
  const list = usePagedList(start, loadPages[scope], PAGE_ORDERS)
  useUnsavedFirst(list, scope === 'colored')
  return (
    <PagedList
      list={list}
      noun={{ one: 'page', many: 'pages' }}
      searchPlaceholder={scope === 'owned' ? 'Title or description' : 'Title or owner'}
      sorts={SORT_LABELS}
      listClassName="page-wall"
      empty={(state) => <NoPages scope={scope} {...state} />}
      coming={<CardSkeleton />}
    >
      {(page, place) => <PageCard key={page.id} page={page} list={list} scope={scope} isFirst={place < FIRST} />}
    </PagedList>
  )
}
