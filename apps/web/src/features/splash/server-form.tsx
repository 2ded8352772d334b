import { type FormEvent, useState } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { findServer } from './find-server.ts'

interface ServerFormProps {
  /** The address that is known, where it is to be changed. */
  known: string
  onTyped: (count: number) => void
  onFound: (address: string) => Promise<void>
}

export function ServerForm({ known, onTyped, onFound }: ServerFormProps) {
  const [typed, setTyped] = useState(known)
  const [mistake, setMistake] = useState<string>()
  const [looking, run] = useBusy()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('address') as HTMLElement
    void run(async () => {
      setMistake(undefined)
      const finding = await findServer(typed, (...request) => window.fetch(...request))
      if ('mistake' in finding) {
        setMistake(finding.mistake)
        field.focus()
        return
      }
      await onFound(finding.address).catch(({ message }: Error) => setMistake(message))
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
      <TextField
        label="Address of your site"
        name="address"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="huebook.example"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onTyped(target.value.length)
        }}
        error={mistake}
      />
      <BusyButton look="primary" type="submit" busy={looking} className="w-full">
        Open
      </BusyButton>
    </form>
  )
}
