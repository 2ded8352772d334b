import { type MiddlewareFunction, replace } from 'react-router'
import { navigation } from '#api/navigation.ts'
import { paths } from '#paths.ts'
import { session } from '#session/index.ts'
import { guardedAt } from '#session/kids-lock/guarded.ts'
import { kidsLock } from '#session/kids-lock/index.ts'

/** Where somebody stays who does not get on: the screen they are at, unless they have come by an address. */
function stay(): string {
  const shown = navigation.current()
  return shown === null || shown === navigation.opening() || guardedAt(shown.split(/[?#]/)[0] ?? '')
    ? paths.publicPages()
    : shown
}

/** Stands before the screens behind the kids' lock, however they are reached: a link, an address, or going back. */
export const kidsLockGuard: MiddlewareFunction = async ({ request }) => {
  const before = guardedAt(new URL(request.url).pathname)
  // Whoever is not signed in is led to signing in, and sees nothing of it.
  if (!before || !session.getState().user) return
  if (!(await kidsLock.ask(before, request.signal))) throw replace(stay())
}
