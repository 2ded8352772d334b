import type { User } from '@huebook/contract'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { SESSION_KEY } from '#platform/kept-keys.ts'
import type { KeyStore } from '#platform/platform.ts'
import { forgivingStorage } from './forgiving-storage.ts'
import { type Session, sessionFrom, signedOut } from './stored-session.ts'

interface SessionActions {
  setToken(token: string): void
  clearToken(): void
  setUser(user: User | null): void
  updateUser(details: Pick<User, 'name' | 'photo' | 'email'>): void
}

/** Who is signed in on this device, remembered between visits. */
export const createSessionStore = (storage: () => KeyStore) =>
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
