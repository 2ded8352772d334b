import { CANVAS_SIZE, type Colored } from '@huebook/contract'
import { Lock } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { LargeDialog, LargePicture } from '#ui/large-dialog.tsx'
import { ComingList } from '#ui/paged-list/coming-list.tsx'
import { UNSORTED } from '#ui/paged-list/list-address.ts'
import { ListSkeleton } from '#ui/paged-list/list-skeleton.tsx'
import { type EmptyList, PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart, LoadPage } from '#ui/paged-list/paged-list-store.ts'
import { type ComingStart, readList } from '#ui/paged-list/read-list.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { Preview } from '#ui/preview.tsx'
import { TakeDownButton } from './take-down-button.tsx'
import '#ui/picture-wall.css'

const load: LoadPage<Colored> = ({ page, search }, signal) => api.paginateColoreds({ query: { page, search } }, signal)

export const readColoreds = (request: Request): Promise<ComingStart<Colored>> =>
  readList(request, { load, orders: UNSORTED, failure: 'Failed to load pages' })

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

interface ColoredCardProps {
  colored: Colored
  onOpen(colored: Colored): void
  onTakenDown(): void
}

function ColoredCard({ colored, onOpen, onTakenDown }: ColoredCardProps) {
  const { page, user, previews, withheld, shown, created_at } = colored
  return (
    <li className="picture-card">
      {withheld ? (
        <p className="picture-withheld">
          <Lock className="size-8" strokeWidth={1.5} aria-hidden="true" />
          Private page
        </p>
      ) : (
        <button
          type="button"
          className="block w-full cursor-pointer"
          aria-label={`Look at ${page.title}, coloured by ${user.name}`}
          onClick={() => onOpen(colored)}
        >
          <Preview previews={previews} alt="" className="picture-card-picture" />
        </button>
      )}
      <p className="truncate pt-2 font-display font-medium" title={page.title}>
        {page.title}
      </p>
      <p className="truncate text-ink-soft" title={user.name}>
        {user.name}
      </p>
      <DateSince moment={created_at} />
      {shown && <TakeDownButton colored={colored} onTakenDown={onTakenDown} />}
    </li>
  )
}

/** A colouring as large as the screen allows. */
function OpenedColored({ colored: { page, user, preview, created_at } }: { colored: Colored }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <LargePicture
        src={preview}
        alt={`${page.title}, coloured by ${user.name}`}
        width={CANVAS_SIZE}
        height={CANVAS_SIZE}
      />
      <div className="min-w-0">
        <Dialog.Title className="pr-10 text-2xl [overflow-wrap:anywhere]">{page.title}</Dialog.Title>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          coloured by {user.name}, <DateSince moment={created_at} />
        </p>
      </div>
    </div>
  )
}

const ColoredSkeleton = () => (
  <ListSkeleton noun="coloured pages" listClassName="picture-wall">
    <div className="skeleton aspect-square rounded-card" />
    <div className="skeleton mt-3 h-4 w-4/5 rounded-full" />
    <div className="skeleton mt-2.5 mb-7 h-3 w-1/2 rounded-full" />
  </ListSkeleton>
)

/** What people have coloured, the newest first. */
export const ColoredList = ({ start }: { start: ComingStart<Colored> }) => (
  <ComingList start={start} skeleton={<ColoredSkeleton />}>
    {(arrived) => <ColoredWall start={arrived} />}
  </ComingList>
)

function ColoredWall({ start }: { start: ListStart<Colored> }) {
  const list = usePagedList(start, load, UNSORTED)
  const [looked, setLooked] = useState<Colored | null>(null)
  return (
    <>
      <PagedList
        list={list}
        noun={{ one: 'coloured page', many: 'coloured pages' }}
        searchPlaceholder="Title or user"
        listClassName="picture-wall"
        empty={(state) => <NoColoreds {...state} />}
      >
        {(colored) => (
          <ColoredCard
            key={colored.id}
            colored={colored}
            onOpen={setLooked}
            onTakenDown={() => list.getState().change(colored.id, { shown: false })}
          />
        )}
      </PagedList>
      <LargeDialog isOpen={looked !== null} onClose={() => setLooked(null)}>
        {looked && <OpenedColored colored={looked} />}
      </LargeDialog>
    </>
  )
}
