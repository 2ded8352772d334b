import type { Page } from '@huebook/contract'
import { PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart } from '#ui/paged-list/paged-list-store.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { NoPages } from './no-pages.tsx'
import { PageCard } from './page-card.tsx'
import { loadPages, PAGE_ORDERS, type Scope, SORT_LABELS } from './page-lists.ts'
import './page-wall.css'

interface PageListProps {
  scope: Scope
  start: ListStart<Page>
}

/** A wall of pages. */
export function PageList({ scope, start }: PageListProps) {
  const list = usePagedList(start, loadPages[scope], PAGE_ORDERS)
  return (
    <PagedList
      list={list}
      noun="pages"
      searchPlaceholder="Title or owner"
      sorts={SORT_LABELS}
      listClassName="page-wall"
      empty={(state) => <NoPages scope={scope} {...state} />}
    >
      {(page) => (
        <PageCard
          key={page.id}
          page={page}
          onChange={(changes) => list.getState().change(page.id, changes)}
          onDeleted={() => list.getState().remove(page.id)}
        />
      )}
    </PagedList>
  )
}
