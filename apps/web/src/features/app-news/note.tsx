import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoteProps {
  title: string
  children: ReactNode
  buttons: ReactNode
  onClose(): void
}

/** A word about the app itself, at the lower end of a screen: it covers nothing that cannot be scrolled out from under it. */
export const Note = ({ title, children, buttons, onClose }: NoteProps) => (
  <section
    aria-label={title}
    className="sticky bottom-[calc(1rem+var(--said,0px)+env(safe-area-inset-bottom))] z-20 mx-auto mt-8 w-full max-w-md animate-rise rounded-card border-2 border-ink bg-surface p-4 shadow-lifted"
  >
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow" role="status">
        <h2 className="font-display font-medium text-lg [overflow-wrap:anywhere]">{title}</h2>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
      <button
        type="button"
        aria-label="Close this note"
        title="Close this note"
        onClick={onClose}
        className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
      >
        <X className="size-5" strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
    <div className="mt-3 flex flex-wrap justify-end gap-3">{buttons}</div>
  </section>
)
