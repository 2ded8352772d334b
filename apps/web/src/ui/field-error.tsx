import { CircleAlert } from 'lucide-react'
import { useStore } from 'zustand'
import { toasts } from './toasts/index.ts'

interface FieldErrorProps {
  id?: string | undefined
  words: string
  className?: string
}

/**
 * What is wrong with what stands in a field. What the server has said no to is told by a toast first: for as long as that
 * says the very words, they are not said twice, and only their place is kept.
 */
export function FieldError({ id, words, className = 'mt-2' }: FieldErrorProps) {
  const isSaid = useStore(toasts, ({ toast }) => toast?.message === words)
  return (
    <p id={id} className={`text-danger-ink ${className}`}>
      {/* Not the paragraph itself: a field is described by that, whether it can be seen or not. */}
      <span className={`flex gap-2 ${isSaid ? 'invisible' : ''}`}>
        <CircleAlert className="mt-1 size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
        <span className="min-w-0">{words}</span>
      </span>
    </p>
  )
}
