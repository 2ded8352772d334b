import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { kidsLock } from '#session/kids-lock/index.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { GATE_TITLES } from './gate-words.ts'

const WRONG = 'That is not it. Here is another one.'

interface SumFormProps {
  label: string
  wasWrong: boolean
}

/** Made anew for each sum, so that the field is empty again. */
function SumForm({ label, wasWrong }: SumFormProps) {
  const [written, setWritten] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    kidsLock.answer(written)
  }

  return (
    <form onSubmit={send} noValidate className="mt-5">
      <TextField
        label={label}
        name="answer"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={4}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={wasWrong && written === '' ? WRONG : undefined}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={kidsLock.giveUp}>
          Not now
        </Button>
        <Button type="submit" look="primary">
          Go on
        </Button>
      </div>
    </form>
  )
}

/** No sum for a while: it comes by itself. */
const Waiting = () => (
  <div className="mt-5">
    <p role="status" className="rounded-card border-2 border-line-faint border-dashed p-4">
      That was three times. In half a minute there is another one; meanwhile, fetch a grown-up.
    </p>
    <div className="mt-5 flex justify-end">
      <Button look="quiet" onClick={kidsLock.giveUp}>
        Not now
      </Button>
    </div>
  </div>
)

/** Stands before what a child does not do alone, on whichever screen. */
export function Gate() {
  const { question, waitsUntil } = useStore(kidsLock.store)
  if (!question) return null
  const { before, sum, wasWrong } = question
  const label = `What is ${sum.a} × ${sum.b}?`
  return (
    <Dialog.Root open onOpenChange={kidsLock.giveUp}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/40" />
        {/* As with help: whatever is pressed here is for nothing that lies beneath. */}
        <Dialog.Content
          data-help=""
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted sm:p-7"
        >
          <Dialog.Title className="text-2xl">{GATE_TITLES[before]}</Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-soft">
            A child goes on with somebody who can solve this.
            {before !== 'desk' && ' It then stays open for five minutes.'}
          </Dialog.Description>
          {waitsUntil === null ? <SumForm key={label} label={label} wasWrong={wasWrong} /> : <Waiting />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
