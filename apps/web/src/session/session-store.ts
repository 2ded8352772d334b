import type { User } from '@huebook/contract'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { forgivingStorage } from './forgiving-storage.ts'

export const SESSION_KEY = 'auth'

interface Session {
  token: string
  user: User | null
}

interface SessionActions {
  setToken(token: string): void
  clearToken(): void
  setUser(user: User | null): void
  updateUser(details: Pick<User, 'name' | 'photo' | 'email'>): void
}

const signedOut: Session = { token: '', user: null }

/** The fields that menus and guards decide by; the rest is read again from the server. */
function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, name, email, admin, plan } = stored as Record<string, unknown>
  const texts = [id, name, email].every((text) => typeof text === 'string')
  return texts && typeof admin === 'boolean' && typeof plan === 'object' && plan !== null
}

/** What an older version, another tab or a curious hand left behind may have any shape. */
function sessionFrom(stored: unknown): Session {
  if (typeof stored !== 'object' || stored === null) return signedOut
  const { token, user } = stored as Record<string, unknown>
  // A person without a token would be sent away from every screen: they are in for one guard and out for the other.
  if (typeof token !== 'string' || token === '') return signedOut
  return { token, user: isUser(user) ? user : null }
}

/** Who is signed in on this device, remembered between visits. */
export const createSessionStore = (storage: () => Storage) =>
  createStore<Session & SessionActions>()(
    persist(
      (set) => ({
        ...signedOut,
        setToken: (token) => set({ token }),
        // The person goes with the token: on a shared computer nothing of theirs stays behind.
        clearToken: () => set(signedOut),
        setUser: (user) => set({ user }),
        updateUser: ({ name, photo, email }) =>
          set(({ user }) => (user ? { user: { ...user, name, photo, email } } : {})),
      }),
      {
        name: SESSION_KEY,
        storage: createJSONStorage(() => forgivingStorage(storage)),
        partialize: ({ token, user }) => ({ token, user }),
        merge: (stored, current) => ({ ...current, ...sessionFrom(stored) }),
      },
    ),
  )
