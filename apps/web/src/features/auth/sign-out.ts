import { api } from '#api/index.ts'
import { session, wantedAddress } from '#session/index.ts'
import { mailSteps } from './mail-step.ts'

/** Ends the session: on the server if it answers, on this device whatever it says. */
export async function signOut() {
  await api.signOut()
  session.getState().clearToken()
  // Whoever signs in next on this device starts at their own home, with their own address.
  wantedAddress.forget()
  mailSteps.end()
}
