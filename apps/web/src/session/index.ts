import { createBegunPage } from './begun-page.ts'
import { createSessionStore } from './session-store.ts'
import { SESSION_KEY } from './stored-session.ts'
import { createWantedAddress } from './wanted-address.ts'

export const session = createSessionStore(() => window.localStorage)
export const wantedAddress = createWantedAddress(() => window.localStorage, Date.now)
export const begunPage = createBegunPage(() => window.localStorage)

/** Signing in or out in one tab does so in all of them; each is told when that has happened. */
export function followOtherTabs(onChange: () => void) {
  window.addEventListener('storage', async ({ key }) => {
    // A key of null means that everything was cleared.
    if (key !== SESSION_KEY && key !== null) return
    const before = session.getState()
    await session.persist.rehydrate()
    const { token, user } = session.getState()
    if (token !== before.token || user?.id !== before.user?.id) onChange()
  })
}
