import type { User } from '@huebook/contract'
import { type MiddlewareFunction, redirect } from 'react-router'
import { navigation } from '#api/navigation.ts'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { currentUser } from '#features/auth/current-user.ts'
import { paths } from '#paths.ts'
import { session, wantedAddress } from '#session/index.ts'

/** Whom a screen is for: those who are not signed in yet, users, or administrators. The others are for everybody. */
export type Area = 'visitor' | 'user' | 'admin'

/** Where somebody belongs instead of an area, or null if they may stay. */
function wayOut(area: Area, user: Pick<User, 'admin'> | null): string | null {
  if (area === 'visitor') return user ? homeOf(user) : null
  if (!user) return paths.signIn()
  return user.admin === (area === 'admin') ? null : homeOf(user)
}

/**
 * Lets nobody into an area who does not belong there. A middleware and not a loader: loaders of the screens inside would
 * run at the same time, and ask the server for what the person may not see.
 */
export const guard =
  (area: Area): MiddlewareFunction =>
  async () => {
    // Whoever is about to sign in anyway need not hear that their old session is over.
    const user = area === 'visitor' ? session.getState().user : await currentUser()
    const elsewhere = wayOut(area, user)
    if (elsewhere === null) return
    // Whoever is thrown out because they signed out in another tab was not on the way to anywhere.
    const wanted = navigation.opening()
    if (!user && wanted) wantedAddress.remember(wanted)
    throw redirect(elsewhere)
  }
