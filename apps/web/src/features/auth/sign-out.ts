import { type NavigateFunction, useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { endSession } from '#session/end-session.ts'
import { isAnythingUnsaved, LEAVING } from '#ui/editing/leave-guard.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/** Ends the session: on the server if it answers, on this device whatever it says. */
export async function signOut(navigate: NavigateFunction) {
  await api.signOut()
  await endSession({ to: paths.signIn() }, navigate)
}

export function useSignOut() {
  const navigate = useNavigate()
  const confirm = useConfirmation()
  return async () => {
    // Asked before: afterwards there would be nowhere to stay.
    if (isAnythingUnsaved()) confirm({ ...LEAVING, action: () => signOut(navigate) })
    else await signOut(navigate)
  }
}
