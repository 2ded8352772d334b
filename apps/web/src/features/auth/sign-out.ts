import { type NavigateFunction, useNavigate } from 'react-router'
import { quietApi } from '#api/index.ts'
import { paths } from '#paths.ts'
import { endSession } from '#session/end-session.ts'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useSaveFirst } from '#session/save-first.ts'
import { isAnythingUnsaved, LEAVING } from '#ui/editing/leave-guard.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/**
 * Tells the server that a session is over, though the screen or the tab is left meanwhile. Where it cannot be reached it is
 * told when the network is back, for as long as this tab is there.
 */
export async function endOnServer(token: string): Promise<void> {
  if (!token) return
  let isHeard = true
  await quietApi(token, { keepalive: true }).signOut({}, undefined, undefined, () => {
    isHeard = false
    return true
  })
  if (!isHeard) window.addEventListener('online', () => void endOnServer(token), { once: true })
}

/** Ends the session: on this device at once, whatever the network does, and then on the server. */
export async function signOut(navigate: NavigateFunction) {
  const { token } = session.getState()
  const ending = endSession({ to: paths.signIn() }, navigate)
  void endOnServer(token)
  await ending
}

export function useSignOut() {
  const navigate = useNavigate()
  const confirm = useConfirmation()
  const saveFirst = useSaveFirst()
  const leave = () => saveFirst('Sign out without saving?', () => signOut(navigate))
  return async () => {
    // A child cannot come back in: that takes a mail.
    if (!(await kidsLock.ask('account'))) return
    // Asked before: afterwards there would be nowhere to stay.
    if (isAnythingUnsaved()) confirm({ ...LEAVING, action: leave })
    else await leave()
  }
}
