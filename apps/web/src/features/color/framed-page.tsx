import type { Page } from '@huebook/contract'
import { Download, Lock, Printer, Share2, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { FramedPicture } from '#ui/framed-picture.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Studio } from './open-studio.ts'
import { UnderPage } from './under-page.tsx'
import type { Exports, Purpose } from './use-exports.ts'
import { useLink } from './use-link.ts'

const ANOTHER = 'Colour another'
const FINISHED = 'You have coloured everything. It looks wonderful.'
const SHARED = 'Whoever has the link sees this page as you saved it last. You can take it back at any time.'

/** The page with what is on it now, as a picture of this device. */
function usePicture({ engine }: Studio): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    let url: string | null = null
    void engine.pagePng().then((bytes) => {
      if (isLeft) return
      url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
      setPicture(url)
    })
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [engine])
  return picture
}

interface FramedPageProps {
  page: Page
  studio: Studio
  exports: Exports
  /** Nothing is left white. */
  isFinished: boolean
  /** It is a child's: nothing is sent anywhere. */
  isSimple: boolean
  onClose(): void
}

/** The page in its frame, and what one does with a finished page: show it, print it, keep it, colour another. */
export function FramedPage({ page, studio, exports, isFinished, isSimple, onClose }: FramedPageProps) {
  const picture = usePicture(studio)
  const link = useLink(page, studio)
  const navigate = useNavigate()
  // It may come by itself, and whoever has no pointer goes on where they were.
  const [before] = useState(() => document.activeElement)

  function send(purpose: Purpose): void {
    onClose()
    if (exports.isLocked) exports.ask(purpose)
    else void exports.run({ format: purpose === 'print' ? 'sheet' : 'png', isBlank: false })
  }

  const choice = (purpose: Purpose, words: string, Icon: typeof Printer) => (
    <Button onClick={() => send(purpose)} aria-label={exports.isLocked ? `${words}: on the paid plan` : words}>
      <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
      {words}
      {exports.isLocked && <Lock className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />}
    </Button>
  )

  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          data-help=""
          className="framed-page"
          onCloseAutoFocus={() => before instanceof HTMLElement && before.focus()}
        >
          {picture && <FramedPicture src={picture} words={`${page.title}, as you coloured it`} />}
          <div className="framed-page-words">
            <Dialog.Title className="text-xl [overflow-wrap:anywhere]">
              {isFinished ? FINISHED : page.title}
            </Dialog.Title>
            <div className="framed-page-choices">
              {!isSimple && (
                <>
                  <BusyButton look="primary" busy={link.isSharing} onClick={link.share}>
                    <Share2 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
                    {link.isShared ? 'Share the link again' : 'Share a link'}
                  </BusyButton>
                  {choice('print', 'Print', Printer)}
                  {choice('download', 'Download', Download)}
                </>
              )}
              {/* A link could be opened in another tab, past the sum. */}
              {isSimple ? (
                <Button onClick={() => void navigate(paths.publicPages())}>{ANOTHER}</Button>
              ) : (
                <LinkButton to={paths.publicPages()}>{ANOTHER}</LinkButton>
              )}
            </div>
            <div role="status">
              {link.isShared && !isSimple && (
                <>
                  <p className="text-ink-soft text-sm">{SHARED}</p>
                  <BusyButton look="quiet" busy={link.isRemoving} onClick={link.remove}>
                    Take the link back
                  </BusyButton>
                </>
              )}
            </div>
            {!isSimple && <UnderPage page={page} studio={studio} />}
          </div>
          <Dialog.Close
            aria-label="Keep colouring"
            title="Keep colouring"
            className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center rounded-full border-2 border-ink bg-surface"
          >
            <X className="size-5" strokeWidth={2} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
