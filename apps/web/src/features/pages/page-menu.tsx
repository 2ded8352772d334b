import type { Page } from '@huebook/contract'
import { EllipsisVertical, Flag, Globe, Images, Lock, PencilLine, Share2, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { belongings } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { ReportDialog } from '#ui/report-dialog.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { shareAndTell } from '#ui/toasts/share-and-tell.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { askBeforeSharing, renamedWords, sharedWords } from './changed-words.ts'
import { RenameDialog } from './rename-dialog.tsx'

interface PageMenuProps {
  page: Page
  onDeleted(): void
  /** It is called or shown otherwise from now on. */
  onUpdated(page: Page): void
}

const entry =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 font-display font-medium outline-none data-highlighted:bg-amber/30'

const lookOf = (page: Page) => ({ className: 'page-more', 'aria-label': `More about ${page.title}` })

const dots = <EllipsisVertical className="size-5" strokeWidth={2} aria-hidden="true" />

/**
 * What is done with a page more rarely, and whose drawings it is made of. A wall has hundreds of menus, and nearly nobody
 * opens one: each is only a button until then, or until somebody gets there by a key, the next of which the menu has to hear.
 */
export function PageMenu(props: PageMenuProps) {
  const [wanted, setWanted] = useState<'reached' | 'opened'>()
  if (wanted) return <MadeMenu {...props} isOpenedAtOnce={wanted === 'opened'} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted('opened')}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setWanted('reached')}
      {...lookOf(props.page)}
    >
      {dots}
    </button>
  )
}

function MadeMenu({ page, onDeleted, onUpdated, isOpenedAtOnce }: PageMenuProps & { isOpenedAtOnce: boolean }) {
  const { id: userId } = useUser()
  const confirm = useConfirmation()
  /** Whether others who have a link would see it. */
  const isShared = page.public && !page.blocked && !page.waiting_for_review
  const [dialog, setDialog] = useState<'rename' | 'report' | null>(null)
  /** Done once the menu has given the focus back, or what it opens would lose it again. */
  const chosen = useRef<(() => void) | null>(null)

  async function remove() {
    if (!(await api.deletePage({ params: { id: page.id } }))) return
    // Before it leaves the list, to which what is not saved would bring it back.
    void belongings.forgetPage(userId, page.id)
    onDeleted()
    toasts.getState().show({ variant: 'success', message: 'Page has been deleted' })
  }

  const askToDelete = () =>
    confirm({ message: 'Are you sure to delete the page?', about: page.title, action: () => remove() })

  async function share(isPublic: boolean) {
    if (isPublic && !(await kidsLock.ask('sharing'))) return
    const body = { title: page.title, public: isPublic }
    const updated = await api.updatePage({ params: { id: page.id }, body })
    if (!updated) return
    onUpdated(updated)
    toasts.getState().show({ variant: 'success', message: sharedWords(updated) })
  }

  /** A photo of somebody's child is shown by nobody's slip of the finger. */
  function toggleShared() {
    const question = page.public ? null : askBeforeSharing(page)
    if (!question) return void share(!page.public)
    chosen.current = () => confirm({ message: question, about: page.title, action: () => share(true) })
  }

  return (
    <>
      <DropdownMenu.Root modal={false} defaultOpen={isOpenedAtOnce}>
        <DropdownMenu.Trigger autoFocus {...lookOf(page)}>
          {dots}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={() => {
              const act = chosen.current
              chosen.current = null
              if (act) requestAnimationFrame(act)
            }}
            className="z-40 max-w-72 animate-rise rounded-card border-2 border-ink bg-surface p-1.5 shadow-lifted"
          >
            {isShared && (
              <DropdownMenu.Item
                className={entry}
                onSelect={() => void shareAndTell({ title: page.title, path: paths.sharedPage({ id: page.id }) })}
              >
                <Share2 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                Share page
              </DropdownMenu.Item>
            )}
            {isShared && (
              <DropdownMenu.Item asChild className={entry}>
                <Link to={paths.pageColorings({ id: page.id })}>
                  <Images className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                  How others coloured it
                </Link>
              </DropdownMenu.Item>
            )}
            {page.is_owner && (
              <>
                <DropdownMenu.Item className={entry} onSelect={() => (chosen.current = () => setDialog('rename'))}>
                  <PencilLine className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                  Rename page
                </DropdownMenu.Item>
                <DropdownMenu.Item className={entry} onSelect={toggleShared}>
                  {page.public ? (
                    <Lock className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                  ) : (
                    <Globe className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                  )}
                  {page.public ? 'Make it private' : 'Show it to everybody'}
                </DropdownMenu.Item>
              </>
            )}
            {page.is_owner && (
              <DropdownMenu.Item className={entry} onSelect={() => (chosen.current = askToDelete)}>
                <Trash2 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                Delete page
              </DropdownMenu.Item>
            )}
            {!page.is_owner && (
              <DropdownMenu.Item className={entry} onSelect={() => (chosen.current = () => setDialog('report'))}>
                <Flag className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                Report page
              </DropdownMenu.Item>
            )}
            {page.credit && (
              <DropdownMenu.Label className="border-line-faint border-t-2 px-3 py-2 text-ink-soft text-sm">
                {page.credit}
              </DropdownMenu.Label>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ReportDialog
        about={`“${page.title}”`}
        open={dialog === 'report'}
        send={async (body) => (await api.reportPage({ params: { id: page.id }, body })) !== null}
        thanks="Thank you. We will have a look at this page."
        onClose={() => setDialog(null)}
      />
      <RenameDialog
        page={page}
        open={dialog === 'rename'}
        onClose={() => setDialog(null)}
        onRenamed={(updated) => {
          onUpdated(updated)
          toasts.getState().show({ variant: 'success', message: renamedWords(updated) })
        }}
      />
    </>
  )
}
