import { matchPath } from 'react-router'
import { patterns, type ScreenName } from '#paths.ts'

/** What a child does not do alone where the kids' lock is on. */
export type Guarded = 'payment' | 'account' | 'sharing' | 'leaving' | 'desk'

/** The screens behind the lock; whatever else is behind it asks with the kind of thing it is. */
export const GUARDED_SCREENS: Partial<Record<ScreenName, Guarded>> = {
  checkout: 'payment',
  account: 'account',
}

/** As the router reads an address: `/%61ccount` leads to the account, too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What the screen at a path of this site needs a grown-up for, or null where it needs none. */
export function guardedAt(path: string): Guarded | null {
  const found = Object.entries(GUARDED_SCREENS).find(([name]) => matchPath(patterns[name as ScreenName], decoded(path)))
  return found?.[1] ?? null
}
