import type { OpenedPage, Page } from '@huebook/contract'
import { Lock } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { BusyButton } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { LargeDialog, LargePicture } from '#ui/large-dialog.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { BlockPageButton } from './block-page-button.tsx'
import { BlockedBy } from './blocked-by.tsx'
import { PageMarks } from './page-marks.tsx'

interface OpenedPageDialogProps {
  /** The page that is looked at; nothing while the dialog is closed. */
  page: Page | null
  onClose(): void
  onChange(id: Page['id'], changes: Partial<Page>): void
}

/** A page as large as the screen allows, with the words it was made from and who has made it. */
export function OpenedPageDialog({ page, onClose, onChange }: OpenedPageDialogProps) {
  return (
    <LargeDialog isOpen={page !== null} onClose={onClose}>
      {page && <Look key={page.id} page={page} onChange={onChange} />}
    </LargeDialog>
  )
}

function Look({ page, onChange }: { page: Page } & Pick<OpenedPageDialogProps, 'onChange'>) {
  const [opened, setOpened] = useState<OpenedPage | null>(null)
  const [busy, run] = useBusy()
  const isWithheld = page.withheld
  const { id } = page

  // What everybody sees needs no second thought.
  useEffect(() => {
    if (!isWithheld) void api.openPage({ params: { id } }).then(setOpened)
  }, [id, isWithheld])

  function change(changes: Partial<Page>) {
    onChange(id, changes)
    setOpened((seen) => seen && { ...seen, page: { ...seen.page, ...changes } })
  }

  if (isWithheld && !opened)
    return (
      <div className="mx-auto max-w-md py-6 text-center">
        <Lock className="mx-auto size-10" strokeWidth={1.5} aria-hidden="true" />
        <Dialog.Title className="mt-4 text-2xl [overflow-wrap:anywhere]">This page is private</Dialog.Title>
        <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
          {page.user.name || 'Its owner'} has kept “{page.title}” to themself. That you have opened it is written in the
          audit log.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <BusyButton
            look="primary"
            busy={busy}
            onClick={() => void run(async () => setOpened(await api.openPage({ params: { id } })))}
          >
            Open it
          </BusyButton>
        </div>
      </div>
    )
  // Who has blocked it, and why, the list knows alone.
  return <Opened page={{ ...page, ...opened?.page }} opened={opened} onChange={change} />
}

interface OpenedProps {
  page: Page
  opened: OpenedPage | null
  onChange(changes: Partial<Page>): void
}

function Opened({ page, opened, onChange }: OpenedProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <LargePicture src={page.illustration} alt={page.title} width={page.width} height={page.height} />
      <div className="min-w-0">
        <Dialog.Title className="pr-10 text-2xl [overflow-wrap:anywhere]">{page.title}</Dialog.Title>
        <p className="mt-1 text-ink-soft">
          <DateSince moment={page.created_at} />
        </p>
        <PageMarks page={page} className="mt-3 flex flex-wrap gap-2" />
        <BlockedBy page={page} className="mt-3" />
        <dl className="mt-5 flex flex-col gap-4 [overflow-wrap:anywhere]">
          <div>
            <dt className="text-ink-soft text-sm">Prompt</dt>
            <dd>{opened && (opened.prompt ? `“${opened.prompt}”` : 'None: it was made of a picture')}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">Owner</dt>
            <dd>
              {opened?.owner ? (
                <>
                  <Link to={paths.adminEditUser({ id: opened.owner.id })} className="underline">
                    {opened.owner.name}
                  </Link>
                  <span className="block text-ink-soft text-sm">
                    {opened.owner.email}, shown as {opened.owner.shown_name}
                  </span>
                </>
              ) : (
                page.user.name
              )}
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">Favourites and colourings</dt>
            <dd>
              {page.favorited_count} and {page.colored_count}
            </dd>
          </div>
        </dl>
        {page.open_reports > 0 && (
          <p className="mt-4">
            <Link to={paths.adminReviews()} className="underline">
              Read what was reported
            </Link>
          </p>
        )}
        <div className="mt-6">
          <BlockPageButton page={page} onToggled={onChange} />
        </div>
      </div>
    </div>
  )
}
