import { type NavigateFunction, useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { endSession } from '#session/end-session.ts'
import { session } from '#session/index.ts'
import { useSaveFirst } from '#session/save-first.ts'
import { isAnythingUnsaved, LEAVING } from '#ui/editing/leave-guard.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { endOnServer } from './end-on-server.ts'

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
    // Asked before: afterwards there would be nowhere to stay.
    if (isAnythingUnsaved()) confirm({ ...LEAVING, action: leave })
    else await leave()
  }
}
