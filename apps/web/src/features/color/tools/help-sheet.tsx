import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { NotKeptNote } from '#offline/not-kept-note.tsx'
import { SHORTCUTS } from './shortcuts.ts'

const KEYS = [
  ...SHORTCUTS.map(({ keys, words }) => ({ key: keys[0], words })),
  { key: 'Space', words: 'Hold to move the page' },
]

interface HelpSheetProps {
  isOpen: boolean
  onClose(): void
  /** It is gone; the focus goes back to where it came from. */
  onClosed(): void
}

export function HelpSheet({ isOpen, onClose, onClosed }: HelpSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          data-help=""
          onCloseAutoFocus={onClosed}
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-xl">How to colour</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-m-2 grid size-11 cursor-pointer place-items-center rounded-full"
            >
              <X className="size-5" strokeWidth={2} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ul className="mt-3 list-disc space-y-1 pl-5">
            <li>Two fingers bring the page closer, move it and turn it; the wheel of a mouse brings it closer.</li>
            <li>
              A tap with two fingers takes the last stroke back, one with three brings it back again. With the hand, a
              double tap shows the whole page, straight.
            </li>
            <li>Hold a finger or the mouse still on the page to pick up the colour there.</li>
            <li>With “Fill”, tap a shape. Tap it again to let the colour flow on through a gap in a line.</li>
            <li>
              Under the dot with the size of the brush there are seven brushes; under “Paint”, patterns and mandalas.
            </li>
            <li>
              Without pointing: go to the page with the Tab key, from shape to shape with the arrow keys or Page Down,
              and press Enter to fill one, Delete to empty it.
            </li>
            <li>With a pen, fingers only move the page: rest your hand where you like.</li>
            <li>
              Every stroke is kept on this device at once. “Save” puts your colouring into your account, and so does
              leaving the page.
            </li>
          </ul>
          <NotKeptNote className="mt-3" />
          <h3 className="mt-5 text-lg">Keys</h3>
          <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
            {KEYS.map(({ key, words }) => (
              <div key={words} className="flex items-center gap-3">
                <dt className="key-cap">{key}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
