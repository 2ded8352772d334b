import { SESSION_KEY } from '#platform/kept-keys.ts'
import { awaitedPeople, belongings, session } from './index.ts'

interface Listeners {
  /** Somebody has come where nobody was, or has signed in anew. */
  onArrival(): void
  /** Whoever was here has gone, or is somebody else now: nothing of theirs may stay on the screen. */
  onDeparture(): Promise<void>
}

/** Signing in or out in one tab does so in all of them; each is told when that has happened. */
export function followOtherTabs({ onArrival, onDeparture }: Listeners): void {
  async function look(): Promise<void> {
    const before = session.getState()
    await session.persist.rehydrate()
    const { token, user } = session.getState()
    if (before.user && user?.id !== before.user.id) await onDeparture()
    else if (token !== before.token || user?.id !== before.user?.id) onArrival()
  }

  window.addEventListener('storage', ({ key }) => {
    // A key of null means that everything was cleared.
    if (key === SESSION_KEY || key === null) void look()
  })
  // A page that the browser has put aside hears of nothing until somebody goes back to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look()
  })
}

/** Lets go of what is nobody's who is here, now and whenever somebody comes or goes. */
export function followPeople(): void {
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return
    if (user) awaitedPeople.remove(user.id)
    void belongings.tidy()
  })
  void belongings.tidy()
}
