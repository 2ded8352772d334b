import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton, Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Question } from './confirmation-store.ts'
import { confirmations, toasts } from './index.ts'

function proceed(written: string) {
  confirmations
    .getState()
    .proceed(written)
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : ''
      toasts.getState().show({ variant: 'danger', message: message || 'Something went wrong!' })
    })
}

interface QuestionCardProps extends Pick<Question, 'message' | 'about' | 'line'> {
  id: number
  proceeding: boolean
}

/**
 * What was pressed stays in sight: it says what is asked about. Once the question has been laid out there is room below it,
 * which takes a frame.
 */
function keepInSight(asker: Element | null): void {
  const scroll = () => asker !== document.body && asker?.scrollIntoView({ block: 'nearest' })
  requestAnimationFrame(() => requestAnimationFrame(scroll))
}

/**
 * A layer of its own, so that a dialog or the menu below it lets go of the focus while it is there. It takes the focus, and
 * gives it back to where it was unless the person has moved on by then.
 */
function QuestionCard({ id, message, about, line, proceeding }: QuestionCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [written, setWritten] = useState('')

  function giveBack() {
    // The next question has taken it, and gives it back itself.
    const next = confirmations.getState().confirmation
    if (next && next.id !== id) return
    const still = card.current?.contains(document.activeElement) || document.activeElement === document.body
    if (still && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }

  return (
    <Dialog.Root open modal={false} onOpenChange={confirmations.getState().cancel}>
      <Dialog.Content
        ref={card}
        role="alertdialog"
        {...(!about && { 'aria-describedby': undefined })}
        // Whoever goes on with the question still there can answer it later.
        onInteractOutside={(event) => event.preventDefault()}
        // It ends what an input method has proposed, and nothing else.
        onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
        // What takes it first is harmless: the line to be written, or the button that says no.
        onOpenAutoFocus={() => {
          before.current = document.activeElement
          keepInSight(before.current)
        }}
        onCloseAutoFocus={giveBack}
        className="pointer-events-auto w-full max-w-md animate-rise rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
      >
        <Dialog.Title asChild>
          <p className="break-words font-display font-medium text-lg">{message}</p>
        </Dialog.Title>
        {about && <Dialog.Description className="mt-1 break-words text-ink-soft">{about}</Dialog.Description>}
        {line && (
          <TextField
            {...line}
            name="written"
            autoComplete="off"
            value={written}
            disabled={proceeding}
            onChange={({ target }) => setWritten(target.value)}
            className="mt-4"
          />
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={confirmations.getState().cancel} disabled={proceeding}>
            Cancel
          </Button>
          <BusyButton look="primary" busy={proceeding} onClick={() => proceed(written)}>
            Yes, proceed
          </BusyButton>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

export function ConfirmationView() {
  const { confirmation, proceeding } = useStore(confirmations)
  if (!confirmation) return null
  return <QuestionCard key={confirmation.id} {...confirmation} proceeding={proceeding} />
}
