import type { UserId } from '@huebook/contract'
import { platform } from '#platform/index.ts'
import { SERVER_KEY, SESSION_KEY, SITE_KEY } from '#platform/kept-keys.ts'
import { AWAITED_KEY, createAwaitedPeople } from './awaited-people.ts'
import { BEGUN_KEY, createBegunPage } from './begun-page.ts'
import { createBelongings } from './belongings.ts'
import { INSTALL_KEY, PROTECTED_KEY } from './device-keys.ts'
import { LOCK_KEY, WAIT_KEY } from './kids-lock/create-kids-lock.ts'
import { createLastPlace } from './last-place.ts'
import { createSessionStore } from './session-store.ts'
import { storedBelongings } from './stored-belongings.ts'
import { createWantedAddress, WANTED_KEY } from './wanted-address.ts'

export const session = createSessionStore(() => platform.sessionStorage())
export const wantedAddress = createWantedAddress(() => window.localStorage, Date.now)
export const lastPlace = createLastPlace(() => window.localStorage)
export const begunPage = createBegunPage(() => window.localStorage, present)

export const awaitedPeople = createAwaitedPeople(() => window.localStorage, Date.now)

function present(): UserId | null | undefined {
  const { token, user } = session.getState()
  return user?.id ?? (token ? undefined : null)
}

export const belongings = createBelongings({ present, awaited: awaitedPeople.all })

/** What is chosen once for a printer or an app, and notes that say themselves for whom they are. */
const OF_DEVICE = [
  SESSION_KEY,
  AWAITED_KEY,
  WANTED_KEY,
  BEGUN_KEY,
  SERVER_KEY,
  SITE_KEY,
  PROTECTED_KEY,
  INSTALL_KEY,
  LOCK_KEY,
  WAIT_KEY,
  'paper',
]

belongings.add(
  storedBelongings(() => window.localStorage, {
    ofDevice: OF_DEVICE,
    // Which saved picture a drawing goes back to: it waits with the drawing.
    ownerIn: (key) => /^saved-photo:([^/]*)/.exec(key)?.[1],
  }),
)
belongings.add(storedBelongings(() => window.sessionStorage))
belongings.add(begunPage.home)
