import type { PlanName, User } from '@huebook/contract'
import { type NavigateFunction, useNavigate } from 'react-router'
import { begunPage, session, wantedAddress } from '#session/index.ts'
import { toasts } from '#ui/toasts/index.ts'
import { afterSigningIn } from './after-signing-in.ts'
import { setCurrentUser } from './current-user.ts'
import { mailSteps } from './mail-step.ts'
import { endOnServer } from './sign-out.ts'

interface NewSession {
  token: string
  user: User
  plan?: PlanName | null
}

/** A session that another takes the place of is over, whoever's it was. */
export function replaceSession(next: Pick<NewSession, 'token' | 'user'>) {
  const { token } = session.getState()
  setCurrentUser(next)
  if (token !== next.token) void endOnServer(token)
}

export async function startSession({ token, user, plan = null }: NewSession, navigate: NavigateFunction) {
  mailSteps.end()
  replaceSession({ token, user })
  // That a session has ended stays on the screen until somebody begins another.
  toasts.getState().clear()
  await navigate(afterSigningIn(user, { wanted: wantedAddress.take(user.id), plan, begun: begunPage.read() }), {
    replace: true,
  })
}

/** Starts a session and leads on to where the person wanted to be. */
export function useStartSession() {
  const navigate = useNavigate()
  return (started: NewSession) => startSession(started, navigate)
}
