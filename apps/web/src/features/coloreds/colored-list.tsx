import { type Colored, FIRST_PAGE } from '@huebook/contract'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { keptList } from '#ui/paged-list/kept-lists.ts'
import { UNSORTED, wishIn } from '#ui/paged-list/list-address.ts'
import { type EmptyList, PagedList } from '#ui/paged-list/paged-list.tsx'
import { type ListStart, type LoadPage, startOf } from '#ui/paged-list/paged-list-store.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import './colored-wall.css'

const load: LoadPage<Colored> = ({ page, search }, signal) => api.paginateColoreds({ query: { page, search } }, signal)

/** The beginning of the list the address asks for, or the list as it was left. */
export async function readColoreds({ url, signal }: Request): Promise<ListStart<Colored>> {
  const address = new URL(url)
  const kept = keptList<Colored>(address)
  if (kept) return kept
  const wish = wishIn(address.searchParams, UNSORTED)
  const first = await load({ page: FIRST_PAGE, ...wish }, signal)
  if (!first) throw new Error('Failed to load pages')
  return startOf(first, wish)
}

function NoColoreds({ search, failed, onShowAll, onRetry }: EmptyList) {
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <PencilBox coloured={0} className="w-full max-w-xs" />
      <h2 className="mt-6 max-w-full text-2xl">{titleFor(search, failed)}</h2>
      <div className="mt-6">
        {failed && <Button onClick={onRetry}>Try again</Button>}
        {!failed && search && <Button onClick={onShowAll}>Show all coloured pages</Button>}
      </div>
    </div>
  )
}

function titleFor(search: string, failed: boolean) {
  if (failed) return 'The coloured pages did not arrive'
  return search ? `No coloured page matches “${search}”` : 'Nobody has coloured a page yet'
}

function ColoredCard({ colored: { page, user, preview, created_at } }: { colored: Colored }) {
  return (
    <li className="colored-card">
      <img
        src={preview}
        alt={`${page.title}, coloured by ${user.name}`}
        width={512}
        height={512}
        loading="lazy"
        decoding="async"
        className="colored-picture"
      />
      <p className="truncate pt-2 font-display font-medium" title={page.title}>
        {page.title}
      </p>
      <p className="truncate text-ink-soft" title={user.name}>
        {user.name}
      </p>
      <DateSince moment={created_at} />
    </li>
  )
}

/** What people have coloured, the newest first. */
export function ColoredList({ start }: { start: ListStart<Colored> }) {
  const list = usePagedList(start, load, UNSORTED)
  return (
    <PagedList
      list={list}
      noun="coloured pages"
      searchPlaceholder="Title or user"
      listClassName="colored-wall"
      empty={(state) => <NoColoreds {...state} />}
    >
      {(colored) => <ColoredCard key={colored.id} colored={colored} />}
    </PagedList>
  )
}
