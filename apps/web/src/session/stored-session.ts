import type { User } from '@huebook/contract'
import { SESSION_KEY } from '#platform/kept-keys.ts'

export interface Session {
  token: string
  user: User | null
}

export const signedOut: Session = { token: '', user: null }

/** The fields that menus and guards decide by; the rest is read again from the server. */
function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, name, email, admin, plan } = stored as Record<string, unknown>
  const texts = [id, name, email].every((text) => typeof text === 'string')
  return texts && typeof admin === 'boolean' && typeof plan === 'object' && plan !== null
}

/** What an older version, another tab or a curious hand left behind may have any shape. */
export function sessionFrom(stored: unknown): Session {
  if (typeof stored !== 'object' || stored === null) return signedOut
  const { token, user } = stored as Record<string, unknown>
  // A person without a token would be sent away from every screen: they are in for one guard and out for the other.
  if (typeof token !== 'string' || token === '') return signedOut
  return { token, user: isUser(user) ? user : null }
}

/** Who has signed in on this device, read by hand: for what runs before the app is there. */
export function storedUser(find: () => Storage): User | null {
  try {
    const note: unknown = JSON.parse(find().getItem(SESSION_KEY) ?? 'null')
    return sessionFrom((note as { state?: unknown } | null)?.state).user
  } catch {
    return null
  }
}
