import { type CallResponse, type calls, LINK_LIFETIME_MINUTES } from '@huebook/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#api/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { CodeField, isComplete } from './code-field.tsx'
import { isVerdict, type MailStep } from './mail-step.ts'
import { SendAgain } from './send-again.tsx'

interface CheckMailProps {
  step: MailStep
  onStep: (step: MailStep) => void
  onSignedIn: (answer: CallResponse<typeof calls.verify>) => Promise<void>
  onAnotherAddress: () => void
}

/** The mail is out: here its code is typed, while its link may be opened anywhere. */
export function CheckMail({ step, onStep, onSignedIn, onAnotherAddress }: CheckMailProps) {
  const { email } = step.request
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [checking, run] = useBusy()

  useEffect(() => field.current?.focus(), [])

  const startOver = () => {
    setCode('')
    field.current?.focus()
  }

  const check = (entered: string) =>
    run(async () => {
      setError(undefined)
      const answer = await api.verify({ body: { email, code: entered } }, undefined, (refusal) => {
        if (!isVerdict(refusal)) return
        setError(refusal.message)
        startOver()
      })
      if (answer) await onSignedIn(answer)
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete(code)) return void check(code)
    setError('The code has six digits')
    field.current?.focus()
  }

  return (
    <>
      <h1 className="text-4xl">Check your mail</h1>
      <p className="mt-3 text-lg">
        We have sent a link and a code to <strong className="break-words">{email}</strong>. Open the link, or enter the
        code here. Both work for {LINK_LIFETIME_MINUTES} minutes.
      </p>
      <form onSubmit={submit} noValidate className="mt-6">
        <CodeField ref={field} value={code} onChange={setCode} onComplete={check} error={error} />
        <BusyButton look="primary" type="submit" busy={checking} className="mt-6 w-full">
          Sign in
        </BusyButton>
      </form>
      <div className="mt-8 border-line-faint border-t-2 border-dashed pt-6">
        <p className="text-ink-soft">Nothing there? Look among the unwanted mails, too.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <SendAgain
            step={step}
            onStep={onStep}
            onSent={() => {
              setError(undefined)
              startOver()
            }}
          />
          <Button look="quiet" onClick={onAnotherAddress} className="min-h-11! px-4! py-1!">
            Use another address
          </Button>
        </div>
      </div>
    </>
  )
}
