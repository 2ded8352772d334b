import { CANVAS_SIZE, type Page, type PageId, type ShownColoring } from '@huebook/contract'
import { Flag } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useMemo, useState } from 'react'
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
import { ReportDialog } from '#ui/report-dialog.tsx'
import '#ui/picture-wall.css'

const loadOf =
  (id: PageId): LoadPage<ShownColoring> =>
  ({ page }, signal) =>
    api.paginateShownColorings({ params: { id }, query: { page } }, signal)

export const readPageColorings = (id: PageId, request: Request): Promise<ComingStart<ShownColoring>> =>
  readList(request, { load: loadOf(id), orders: UNSORTED, failure: 'Failed to load colourings' })

function NoColorings({ failed, onRetry }: EmptyList) {
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <PencilBox coloured={0} className="w-full max-w-xs" />
      <h2 className="mt-6 max-w-full text-2xl">
        {failed ? 'The colourings did not arrive' : 'Nobody has shown a colouring here yet'}
      </h2>
      {!failed && (
        <p className="mt-2 max-w-[46ch] text-ink-soft">
          Whoever has coloured this page can show it here, once it stands in its frame.
        </p>
      )}
      {failed && (
        <Button className="mt-6" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

const byWhom = ({ is_owner, by }: ShownColoring): string => (is_owner ? 'you' : by)

interface ColoringCardProps {
  page: Page
  coloring: ShownColoring
  onOpen(coloring: ShownColoring): void
}

function ColoringCard({ page, coloring, onOpen }: ColoringCardProps) {
  const { previews, created_at } = coloring
  return (
    <li className="picture-card">
      <button
        type="button"
        className="block w-full cursor-pointer"
        aria-label={`Look at ${page.title}, coloured by ${byWhom(coloring)}`}
        onClick={() => onOpen(coloring)}
      >
        <Preview previews={previews} alt="" className="picture-card-picture" />
      </button>
      <p className="truncate pt-2 font-display font-medium" title={coloring.by}>
        {coloring.is_owner ? 'You' : coloring.by}
      </p>
      <DateSince moment={created_at} />
    </li>
  )
}

/** A colouring as large as the screen allows. */
function OpenedColoring({ page, coloring, onReport }: { page: Page; coloring: ShownColoring; onReport(): void }) {
  const { is_owner, preview, created_at } = coloring
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <LargePicture
        src={preview}
        alt={`${page.title}, coloured by ${byWhom(coloring)}`}
        width={CANVAS_SIZE}
        height={CANVAS_SIZE}
      />
      <div className="min-w-0">
        <Dialog.Title className="pr-10 text-2xl [overflow-wrap:anywhere]">{page.title}</Dialog.Title>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          coloured by {byWhom(coloring)}, <DateSince moment={created_at} />
        </p>
        {is_owner && (
          <p className="mt-4 text-ink-soft">You take it away where you coloured it: on the desk, in its frame.</p>
        )}
        {!is_owner && (
          <Button look="quiet" className="mt-4" onClick={onReport}>
            <Flag className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Report this colouring
          </Button>
        )}
      </div>
    </div>
  )
}

const ColoringSkeleton = () => (
  <ListSkeleton noun="colourings" listClassName="picture-wall">
    <div className="skeleton aspect-square rounded-card" />
    <div className="skeleton mt-3 h-4 w-4/5 rounded-full" />
    <div className="skeleton mt-2.5 mb-7 h-3 w-1/2 rounded-full" />
  </ListSkeleton>
)

/** How others have coloured a page, the newest first. */
export const PageColorings = ({ page, start }: { page: Page; start: ComingStart<ShownColoring> }) => (
  <ComingList start={start} skeleton={<ColoringSkeleton />}>
    {(arrived) => <ColoringWall page={page} start={arrived} />}
  </ComingList>
)

function ColoringWall({ page, start }: { page: Page; start: ListStart<ShownColoring> }) {
  const load = useMemo(() => loadOf(page.id), [page.id])
  const list = usePagedList(start, load, UNSORTED)
  const [looked, setLooked] = useState<ShownColoring | null>(null)
  const [reported, setReported] = useState<ShownColoring | null>(null)
  return (
    <>
      <PagedList
        list={list}
        noun={{ one: 'colouring', many: 'colourings' }}
        listClassName="picture-wall"
        empty={(state) => <NoColorings {...state} />}
      >
        {(coloring) => <ColoringCard key={coloring.id} page={page} coloring={coloring} onOpen={setLooked} />}
      </PagedList>
      <LargeDialog isOpen={looked !== null} onClose={() => setLooked(null)}>
        {looked && (
          <OpenedColoring
            page={page}
            coloring={looked}
            onReport={() => {
              setLooked(null)
              setReported(looked)
            }}
          />
        )}
      </LargeDialog>
      {reported && (
        <ReportDialog
          open
          about={`“${page.title}”, coloured by ${reported.by}`}
          send={async (body) => (await api.reportColoring({ params: { id: reported.id }, body })) !== null}
          thanks="Thank you. We will have a look at this colouring."
          onClose={() => setReported(null)}
        />
      )}
    </>
  )
}
