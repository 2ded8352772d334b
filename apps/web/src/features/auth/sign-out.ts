import { type NavigateFunction, useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { endSession } from '#session/end-session.ts'

/** Ends the session: on the server if it answers, on this device whatever it says. */
export async function signOut(navigate: NavigateFunction) {
  await api.signOut()
  await endSession({ to: paths.signIn() }, navigate)
}

export function useSignOut() {
  const navigate = useNavigate()
  return () => signOut(navigate)
}
