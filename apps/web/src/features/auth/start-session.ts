import type { PlanName, User } from '@huebook/contract'
import { type NavigateFunction, useNavigate } from 'react-router'
import { begunPage, wantedAddress } from '#session/index.ts'
import { toasts } from '#ui/toasts/index.ts'
import { afterSigningIn } from './after-signing-in.ts'
import { setCurrentUser } from './current-user.ts'
import { mailSteps } from './mail-step.ts'

interface NewSession {
  token: string
  user: User
  plan?: PlanName | null
}

export async function startSession({ token, user, plan = null }: NewSession, navigate: NavigateFunction) {
  mailSteps.end()
  setCurrentUser({ token, user })
  // That a session has ended stays on the screen until somebody begins another.
  toasts.getState().clear()
  await navigate(afterSigningIn(user, { wanted: wantedAddress.take(), plan, begun: begunPage.read() }), {
    replace: true,
  })
}

/** Starts a session and leads on to where the person wanted to be. */
export function useStartSession() {
  const navigate = useNavigate()
  return (started: NewSession) => startSession(started, navigate)
}
