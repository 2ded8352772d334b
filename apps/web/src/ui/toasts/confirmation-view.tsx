import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { BusyButton, Button } from '#ui/button.tsx'
import { confirmations, toasts } from './index.ts'

/** Takes the focus while it is there and gives it back to where it was, unless the person has moved on by then. */
function useBorrowedFocus() {
  const borrower = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lender = document.activeElement
    const element = borrower.current
    // The first button is the harmless one.
    element?.querySelector('button')?.focus()
    return () => {
      const still = element?.contains(document.activeElement) || document.activeElement === document.body
      if (still && lender instanceof HTMLElement && lender.isConnected) lender.focus()
    }
  }, [])
  return borrower
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

function Question({ message, proceeding }: { message: string; proceeding: boolean }) {
  const question = useBorrowedFocus()
  const messageId = useId()
  const { clear } = confirmations.getState()

  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !proceeding) clear()
  }

  return (
    <div
      ref={question}
      role="alertdialog"
      aria-labelledby={messageId}
      onKeyDown={cancelOnEscape}
      className="pointer-events-auto w-full max-w-md animate-rise rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
    >
      <p id={messageId} className="break-words font-display font-medium text-lg">
        {message}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={clear} disabled={proceeding}>
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
  return <Question key={confirmation.message} message={confirmation.message} proceeding={proceeding} />
}
