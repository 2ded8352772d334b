import type { User } from '@huebook/contract'
import { api } from '#api/index.ts'
import { session } from '#session/index.ts'

let known: { token: string; reading: Promise<void> } | undefined

/** Brings the session up to date with what the server says about whoever is signed in. */
export async function readAgain(signal?: AbortSignal) {
  const { token } = session.getState()
  const user = await api.readCurrentUser(undefined, signal)
  // Another tab may have signed somebody else in meanwhile. Where the site cannot be reached, what is known stays.
  if (user && session.getState().token === token) session.getState().setUser(user)
}

/** The plan or the email may have changed elsewhere since the session was stored. */
export async function readAccount(signal: AbortSignal) {
  await readAgain(signal)
  if (!session.getState().user) throw new Error('No user found')
  return null
}

/** Who is signed in, as the server says: asked once per start, so that rights of yesterday do not outlive the night. */
export async function currentUser(): Promise<User | null> {
  const { token } = session.getState()
  if (!token) return null
  if (known?.token !== token) known = { token, reading: readAgain() }
  await known.reading
  return session.getState().user
}

/** Starts the session of somebody whom the server has just described. */
export function setCurrentUser({ token, user }: { token: string; user: User }) {
  known = { token, reading: Promise.resolve() }
  // Both in one step: other tabs follow each of them.
  session.setState({ token, user })
}
