import { api } from '#api/index.ts'
import { session } from '#session/index.ts'

/** Brings the session up to date: the plan or the email may have changed elsewhere since it was stored. */
export async function readAccount(signal: AbortSignal) {
  const user = await api.readCurrentUser(undefined, signal)
  if (user) session.getState().setUser(user)
  else if (!session.getState().user) throw new Error('No user found')
  return null
}
