import { type Page, TITLE_MAX_LENGTH } from '@huebook/contract'
import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { api } from '#api/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { titleHint } from './changed-words.ts'

interface RenameDialogProps {
  page: Page
  open: boolean
  onClose(): void
  onRenamed(page: Page): void
}

/** Gives an own page another title. */
export const RenameDialog = ({ page, open, onClose, onRenamed }: RenameDialogProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
      <Dialog.Content
        aria-describedby={undefined}
        className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
      >
        <Dialog.Title className="text-xl">Rename page</Dialog.Title>
        <RenameForm page={page} onClose={onClose} onRenamed={onRenamed} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

function RenameForm({ page, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const [busy, run] = useBusy()
  const [title, setTitle] = useState(page.title)
  const [error, setError] = useState<string>()

  async function save() {
    setError(undefined)
    const input = { params: { id: page.id }, body: { title: title.trim(), public: page.public } }
    const renamed = await api.updatePage(input, undefined, ({ message }) => setError(message))
    if (!renamed) return
    onClose()
    onRenamed(renamed)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') setError('Please give the page a title')
    else if (title.trim() === page.title) onClose()
    else void run(save)
  }

  return (
    <form onSubmit={send} noValidate className="mt-4">
      <TextField
        label="Title"
        name="title"
        value={title}
        maxLength={TITLE_MAX_LENGTH}
        onChange={({ target }) => setTitle(target.value)}
        hint={titleHint(page)}
        error={error}
      />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Dialog.Close asChild>
          <Button look="quiet">Cancel</Button>
        </Dialog.Close>
        <BusyButton type="submit" look="primary" busy={busy}>
          Rename
        </BusyButton>
      </div>
    </form>
  )
}
