import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from '@huebook/contract'
import { Dialog } from 'radix-ui'
import { type FormEvent, useId, useState } from 'react'
import { BusyButton, Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'

type Reason = (typeof REPORT_REASONS)[number]

const REASONS: Record<Reason, string> = {
  unsuitable: 'It is not suitable for children',
  personal: 'It shows somebody, or something private',
  copied: 'It was copied without permission',
  other: 'Something else',
}

interface ReportDialogProps {
  /** What is reported, as it stands in the title. */
  about: string
  open: boolean
  /** Answers whether it has arrived. */
  send(report: { reason: Reason; note: string }): Promise<boolean>
  /** What is said once it has. */
  thanks: string
  onClose(): void
}

/** Tells the administrators why they should look at something. */
export function ReportDialog({ about, open, send, thanks, onClose }: ReportDialogProps) {
  const [busy, run] = useBusy()
  const [reason, setReason] = useState<Reason>('unsuitable')
  const [note, setNote] = useState('')
  const noteId = useId()

  async function report() {
    if (!(await send({ reason, note }))) return
    onClose()
    toasts.getState().show({ variant: 'success', message: thanks })
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
        >
          <Dialog.Title className="text-xl">Report {about}</Dialog.Title>
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void run(report)
            }}
          >
            <fieldset className="mt-4">
              <legend className="text-ink-soft">What is wrong with it?</legend>
              {REPORT_REASONS.map((one) => (
                <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="reason"
                    checked={reason === one}
                    onChange={() => setReason(one)}
                    className="size-5 shrink-0 accent-primary"
                  />
                  {REASONS[one]}
                </label>
              ))}
            </fieldset>
            <label htmlFor={noteId} className="mt-3 mb-1 block font-display font-medium">
              Anything we should know? (optional)
            </label>
            <textarea
              id={noteId}
              rows={3}
              maxLength={REPORT_NOTE_MAX_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              className="field"
            />
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              <Dialog.Close asChild>
                <Button look="quiet">Cancel</Button>
              </Dialog.Close>
              <BusyButton type="submit" look="primary" busy={busy}>
                Send report
              </BusyButton>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
