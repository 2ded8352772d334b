import { api } from '#api/index.ts'
import { session, wantedAddress } from '#session/index.ts'

/** Ends the session: on the server if it answers, on this device whatever it says. */
export async function signOut() {
  await api.signOut()
  session.getState().clearToken()
  // Whoever signs in next on this device starts at their own home.
  wantedAddress.forget()
}
