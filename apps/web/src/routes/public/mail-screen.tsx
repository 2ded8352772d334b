import type { PlanName } from '@huebook/contract'
import { type ReactNode, useState } from 'react'
import { AskForm } from '#features/auth/ask-form.tsx'
import { CheckMail } from '#features/auth/check-mail.tsx'
import { askForMail, type MailRequest, mailSteps } from '#features/auth/mail-step.ts'
import { useStartSession } from '#features/auth/start-session.ts'
import { Letter } from '#ui/drawings/letter.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { AuthScreen } from './auth-screen.tsx'

interface MailScreenProps {
  kind: MailRequest['kind']
  plan?: PlanName | undefined
  /** The address of whoever is expected here, as the mail says that invited them. */
  email?: string
  /** What stands above and below the form. */
  intro: ReactNode
  otherwise: ReactNode
}

const personIn = (request: MailRequest) => ({
  name: request.kind === 'sign-up' ? request.name : '',
  email: request.email,
})

/** Signing in and signing up are the same walk: say who you are, then come back with what was mailed. */
export function MailScreen({ kind, plan, email: known = '', intro, otherwise }: MailScreenProps) {
  const [step, setStep] = useState(() => mailSteps.underWay({ kind, plan }))
  const [person, setPerson] = useState({ name: '', email: known })
  const [isAnotherAddress, setAnotherAddress] = useState(false)
  const [typed, setTyped] = useState(known.length)
  const startSession = useStartSession()

  function askAnew(request: MailRequest) {
    const asked = personIn(request)
    mailSteps.end()
    setPerson(asked)
    setAnotherAddress(true)
    setTyped(asked.name.length + asked.email.length)
    setStep(null)
  }

  if (step) {
    return (
      <AuthScreen picture={<Letter className="w-full" />}>
        <CheckMail
          step={step}
          onStep={setStep}
          onSignedIn={startSession}
          onAnotherAddress={() => askAnew(step.request)}
        />
      </AuthScreen>
    )
  }

  return (
    <AuthScreen picture={<PencilBox coloured={typed} className="w-full" />}>
      {intro}
      <AskForm
        asksName={kind === 'sign-up'}
        initial={person}
        isAnotherAddress={isAnotherAddress}
        submitLabel="Send me a link and a code"
        onTyped={setTyped}
        onSubmit={async ({ name, email }, onRefused) => {
          const request: MailRequest = kind === 'sign-in' ? { kind, email } : { kind, email, name, plan }
          if (await askForMail(request, onRefused)) setStep(mailSteps.begin(request))
        }}
      />
      {otherwise}
    </AuthScreen>
  )
}
