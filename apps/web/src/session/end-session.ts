import { type NavigateFunction, useNavigate } from 'react-router'
import { leaveFreely } from '#ui/editing/leave-guard.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { session, wantedAddress } from './index.ts'

interface Ending {
  /** The first screen without a session. */
  to: string
  toast?: string
}

/** Ends the session on this device, whatever has ended it on the server, and says so on the screen it leads to. */
export async function endSession({ to, toast }: Ending, navigate: NavigateFunction) {
  // Without a session there is nothing to come back to.
  leaveFreely()
  session.getState().clearToken()
  // Whoever signs in next on this device starts at their own home.
  wantedAddress.forget()
  await navigate(to)
  if (toast) toasts.getState().show({ variant: 'success', message: toast })
}

export function useEndSession() {
  const navigate = useNavigate()
  return (ending: Ending) => endSession(ending, navigate)
}
