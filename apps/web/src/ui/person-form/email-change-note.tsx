import { MailCheck } from 'lucide-react'

interface EmailChangeNoteProps {
  /** The new address, until its own link is opened. */
  awaited: string | null
  /** The address that counts until then. */
  current: string
}

/** The region is always there: a screen reader only announces what changes inside one it already knows. */
export function EmailChangeNote({ awaited, current }: EmailChangeNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {awaited && (
        <div className="flex animate-rise gap-3 rounded-card border-2 border-ink border-dashed p-4">
          <MailCheck className="mt-0.5 size-6 shrink-0" strokeWidth={2} aria-hidden="true" />
          <p className="min-w-0">
            A link is on its way to <strong className="break-words">{awaited}</strong>. The new address counts from the
            moment the link is opened; until then it stays <strong className="break-words">{current}</strong>.
          </p>
        </div>
      )}
    </div>
  )
}
