import type { CallResponse, calls } from '@huebook/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { api } from '#api/index.ts'
import { accountOf, homeOf } from '#features/auth/after-signing-in.ts'
import { isVerdict } from '#features/auth/mail-step.ts'
import { replaceSession, useStartSession } from '#features/auth/start-session.ts'
import { paths } from '#paths.ts'
import { useSaveFirst } from '#session/save-first.ts'
import { useVisitor } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { Letter } from '#ui/drawings/letter.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { AuthScreen } from './auth-screen.tsx'

export const handle = { title: 'Nearly there' }

type NewSession = CallResponse<typeof calls.verify>

/** Leads to where the address can be seen. */
function useAccountScreen() {
  const navigate = useNavigate()
  return async ({ token, user }: NewSession, message: string) => {
    replaceSession({ token, user })
    await navigate(accountOf(user), { replace: true })
    toasts.getState().show({ variant: 'success', message })
  }
}

/** What a link is for, by what its address says; the server alone decides what it does. */
const PURPOSES = {
  email: {
    sentence: 'Press the button, and your account uses this email address from now on.',
    button: 'Use this address',
    done: 'Your email address has been changed',
  },
  undo: {
    sentence: 'Press the button, and your account keeps this email address. Everybody is signed out of it but you.',
    button: 'Keep this address',
    done: 'Your account keeps this email address, and everybody else has been signed out',
  },
}
const purposeOf = (name: string) =>
  Object.hasOwn(PURPOSES, name) ? PURPOSES[name as keyof typeof PURPOSES] : undefined
const SIGNING_IN = {
  sentence: 'Press the button to use the link from your mail on this device.',
  button: 'Sign in',
}

/** A link that leads nowhere, and what to do instead. */
function DeadLink({ sentence }: { sentence: string }) {
  const user = useVisitor()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        This link does not work
      </h1>
      <p className="mt-3 text-lg">{sentence}.</p>
      {user ? (
        <LinkButton look="primary" to={homeOf(user)} className="mt-6 w-full">
          Go on as {user.name}
        </LinkButton>
      ) : (
        <LinkButton look="primary" to={paths.signIn()} className="mt-6 w-full">
          Get a new link
        </LinkButton>
      )}
    </>
  )
}

/** Waits for a press: programs that look through mail open links, too, and would use this one up. */
export function Component() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const [refusal, setRefusal] = useState<string>()
  const [checking, run] = useBusy()
  const startSession = useStartSession()
  const goToAccount = useAccountScreen()
  const saveFirst = useSaveFirst()
  const user = useVisitor()
  const purpose = purposeOf(query.get('for') ?? '')
  const words = purpose ?? SIGNING_IN

  async function verify() {
    const answer = await api.verify({ body: { token } }, undefined, (refused) => {
      if (isVerdict(refused)) setRefusal(refused.message)
    })
    if (answer) await (purpose ? goToAccount(answer, purpose.done) : startSession(answer))
  }

  // Whose link it is only the server knows: whoever is in is to lose nothing by somebody else's.
  const open = () => run(() => saveFirst('Go on without saving?', verify))

  return (
    <AuthScreen picture={<Letter className="w-full" />}>
      {refusal ? (
        <DeadLink sentence={refusal} />
      ) : (
        <>
          <h1 className="text-4xl">Nearly there</h1>
          <p className="mt-3 text-lg">{words.sentence}</p>
          {user && (
            <p className="mt-3 text-ink-soft">
              You are signed in as {user.name}. If this link is somebody else’s, you are signed out first.
            </p>
          )}
          <BusyButton look="primary" busy={checking} onClick={open} className="mt-6 w-full">
            {words.button}
          </BusyButton>
        </>
      )}
    </AuthScreen>
  )
}
