import { RotateCcw, RotateCw, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { BusyButton, Button } from '#ui/button.tsx'
import { type Cut, turned, WHOLE } from '#ui/picture/cut.ts'
import { openPicture } from '#ui/picture/open-picture.ts'
import { cutFile, UNREADABLE } from '#ui/picture/picture-file.ts'
import { Spinner } from '#ui/spinner.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { CutFrame } from './cut-frame.tsx'
import './cut.css'

interface CutDialogProps {
  /** The picture as it was chosen. */
  source(): Promise<File | null>
  /** How it was cut before. */
  cut: Cut
  onCut(file: File, cut: Cut): void
  onClose(): void
}

/** A browser that is short of memory draws no picture, and says nothing of why. */
const NOT_CUT = 'This part could not be cut out here. Please try a smaller one'

/** What is to be cut, once it is open. */
type Opened = { picture: ImageBitmap; file: File } | 'unreadable' | null

function useOpened(source: CutDialogProps['source']): Opened {
  const [opened, setOpened] = useState<Opened>(null)
  useEffect(() => {
    let isLeft = false
    let picture: ImageBitmap | null = null
    void (async () => {
      const file = await source().catch(() => null)
      picture = file && (await openPicture(file))
      if (isLeft) picture?.close()
      else setOpened(file && picture ? { picture, file } : 'unreadable')
    })()
    return () => {
      isLeft = true
      picture?.close()
    }
  }, [source])
  return opened
}

/** A picture to be turned, and a part of it to be chosen, on this device alone: only what is kept is ever sent. */
export function CutDialog({ source, cut: before, onCut, onClose }: CutDialogProps) {
  const opened = useOpened(source)
  const [cut, setCut] = useState(before)
  const [cutting, run] = useBusy()
  const isOpen = opened !== null && opened !== 'unreadable'

  const keep = () =>
    run(async () => {
      const file = isOpen ? await cutFile(opened.picture, cut, opened.file) : null
      if (file) return onCut(file, cut)
      toasts.getState().show({ variant: 'danger', message: NOT_CUT })
    })

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content aria-describedby={undefined} className="cut-dialog">
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="min-w-0 text-2xl">Crop and turn</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
            >
              <X className="size-6" strokeWidth={2} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="cut-stage">
            {opened === null && <Spinner className="size-8 animate-after-a-while" />}
            {opened === 'unreadable' && <p role="alert">{UNREADABLE}.</p>}
            {isOpen && <CutFrame picture={opened.picture} cut={cut} onChange={(part) => setCut({ ...cut, part })} />}
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setCut(turned(cut, 'left'))} className="min-h-11! px-4! py-1!">
              <RotateCcw className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
              Turn left
            </Button>
            <Button onClick={() => setCut(turned(cut, 'right'))} className="min-h-11! px-4! py-1!">
              <RotateCw className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
              Turn right
            </Button>
            <Button look="quiet" onClick={() => setCut({ ...cut, part: WHOLE })} className="min-h-11! px-4! py-1!">
              All of it
            </Button>
          </div>
          <div className="flex flex-wrap gap-3 sm:justify-end">
            <BusyButton
              look="primary"
              busy={cutting}
              disabled={!isOpen}
              onClick={keep}
              className="grow sm:order-2 sm:grow-0"
            >
              Use it like this
            </BusyButton>
            <Button onClick={onClose} className="max-sm:grow">
              Cancel
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
