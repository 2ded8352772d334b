import type { PlanName, User } from '@huebook/contract'
import { useNavigate } from 'react-router'
import { wantedAddress } from '#session/index.ts'
import { afterSigningIn } from './after-signing-in.ts'
import { admit } from './current-user.ts'
import { mailSteps } from './mail-step.ts'

interface Admission {
  token: string
  user: User
  plan?: PlanName | null
}

/** Starts a session and leads on to where the person wanted to be. */
export function useGoIn() {
  const navigate = useNavigate()
  return async ({ token, user, plan = null }: Admission) => {
    mailSteps.end()
    admit({ token, user })
    await navigate(afterSigningIn(user, wantedAddress.take(), plan), { replace: true })
  }
}
