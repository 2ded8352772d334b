import { PLAN_NAMES, type User } from '@huebook/contract'
import { type MiddlewareFunction, matchPath } from 'react-router'
import { navigation } from '#api/navigation.ts'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { currentUser } from '#features/auth/current-user.ts'
import { paths, patterns } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { session, wantedAddress } from '#session/index.ts'
import { ownAddress } from '#session/own-address.ts'
import { leadOn } from './lead-on.ts'

/**
 * Whom a screen is for: those who are not signed in yet, users, administrators, or all but these. The others are for
 * everybody.
 */
export type Area = 'visitor' | 'user' | 'admin' | 'not-admin'

/** Whoever may be here without a session need not hear that their old one is over: the server is not asked. */
const OPEN_TO_VISITORS: Area[] = ['visitor', 'not-admin']

/** Whoever picks a plan on the landing, or a page that was shared, and has an account need not sign up for it. */
function insteadOfSigningIn(user: Pick<User, 'admin'>, url: string) {
  if (user.admin) return homeOf(user)
  const { searchParams } = new URL(url)
  const plan = PLAN_NAMES.find((name) => name === searchParams.get('plan'))
  return plan ? paths.checkout({ plan }) : (ownAddress(searchParams.get('next')) ?? homeOf(user))
}

/** Where somebody belongs instead of an area, or null if they may stay. */
function redirectFor(area: Area, user: Pick<User, 'admin'> | null, url: string): string | null {
  if (area === 'visitor') return user ? insteadOfSigningIn(user, url) : null
  if (area === 'not-admin') return user?.admin ? homeOf(user) : null
  if (!user) return paths.signIn()
  return user.admin === (area === 'admin') ? null : homeOf(user)
}

/** An app that does not know its server yet has only one screen: the one that asks for it. */
export const requireServer: MiddlewareFunction = ({ request }) => {
  if (platform.serverAddress() !== null) return
  if (!matchPath(patterns.splash, new URL(request.url).pathname)) throw leadOn(request, paths.splash())
}

/**
 * Lets nobody into an area who does not belong there. A middleware and not a loader: loaders of the screens inside would
 * run at the same time, and ask the server for what the person may not see.
 */
export const guard =
  (area: Area): MiddlewareFunction =>
  async ({ request }) => {
    // Looked at before the server is asked: a dead token leads to signing in, and that is opened next. Whoever is thrown
    // out because they signed out in another tab was not on the way to anywhere.
    const wanted = navigation.opening()
    const by = session.getState().user?.id
    const user = OPEN_TO_VISITORS.includes(area) ? session.getState().user : await currentUser()
    const elsewhere = redirectFor(area, user, request.url)
    if (elsewhere === null) return
    if (!user && wanted) wantedAddress.remember(wanted, by)
    throw leadOn(request, elsewhere)
  }
