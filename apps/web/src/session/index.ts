import { createSessionStore, SESSION_KEY } from './session-store.ts'

export const session = createSessionStore(() => window.localStorage)

/** Signing in or out in one tab does so in all of them. */
export function followOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    // A key of null means that everything was cleared.
    if (key === SESSION_KEY || key === null) void session.persist.rehydrate()
  })
}
