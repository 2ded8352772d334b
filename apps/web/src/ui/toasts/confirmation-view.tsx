import { useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { BusyButton, Button } from '#ui/button.tsx'
import { confirmations, toasts } from './index.ts'

/** Takes the focus while a question is there and gives it back to where it was, unless the person has moved on by then. */
function useTemporaryFocus(id: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const element = ref.current
    // The first button is the harmless one.
    element?.querySelector('button')?.focus()
    return () => {
      // The next question has taken it, and gives it back itself.
      const next = confirmations.getState().confirmation
      if (next && next.id !== id) return
      const still = element?.contains(document.activeElement) || document.activeElement === document.body
      if (still && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [id])
  return ref
}

/** Wherever the focus is: whoever has moved on with the question still there can say no without coming back. */
function useCancelOnEscape() {
  useEffect(() => {
    const cancel = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      // What lies above it, such as the menu, is closed first.
      if (key === 'Escape' && !defaultPrevented && !isComposing) confirmations.getState().cancel()
    }
    document.addEventListener('keydown', cancel)
    return () => document.removeEventListener('keydown', cancel)
  }, [])
}

function proceed() {
  confirmations
    .getState()
    .proceed()
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : ''
      toasts.getState().show({ variant: 'danger', message: message || 'Something went wrong!' })
    })
}

interface QuestionCardProps {
  id: number
  message: string
  about: string | undefined
  proceeding: boolean
}

function QuestionCard({ id, message, about, proceeding }: QuestionCardProps) {
  const card = useTemporaryFocus(id)
  const messageId = useId()
  const aboutId = useId()
  useCancelOnEscape()

  return (
    <div
      ref={card}
      role="alertdialog"
      aria-labelledby={messageId}
      aria-describedby={about ? aboutId : undefined}
      className="pointer-events-auto w-full max-w-md animate-rise rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
    >
      <p id={messageId} className="break-words font-display font-medium text-lg">
        {message}
      </p>
      {about && (
        <p id={aboutId} className="mt-1 break-words text-ink-soft">
          {about}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={confirmations.getState().cancel} disabled={proceeding}>
          Cancel
        </Button>
        <BusyButton look="primary" busy={proceeding} onClick={proceed}>
          Yes, proceed
        </BusyButton>
      </div>
    </div>
  )
}

export function ConfirmationView() {
  const { confirmation, proceeding } = useStore(confirmations)
  if (!confirmation) return null
  const { id, message, about } = confirmation
  return <QuestionCard key={id} id={id} message={message} about={about} proceeding={proceeding} />
}
