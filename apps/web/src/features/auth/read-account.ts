import { session } from '#session/index.ts'
import { readAgain } from './current-user.ts'

/** The plan or the email may have changed elsewhere since the session was stored. */
export async function readAccount(signal: AbortSignal) {
  await readAgain(signal)
  if (!session.getState().user) throw new Error('No user found')
  return null
}
