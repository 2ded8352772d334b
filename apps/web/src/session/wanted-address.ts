import { LINK_LIFETIME_MINUTES, type UserId } from '@huebook/contract'
import { matchPath } from 'react-router'
import { patterns } from '#paths.ts'
import { forgivingStorage } from './forgiving-storage.ts'
import { ownAddress } from './own-address.ts'

export const WANTED_KEY = 'wanted'
/** As long as a mailed link lives, in milliseconds: it may be opened in another tab, which reads the same note. */
const LIFETIME_MS = LINK_LIFETIME_MINUTES * 60 * 1000

/** Nobody wants to be where signing in happens: once they are in, it would only send them on. */
function isWayIn(address: string) {
  const [pathname = ''] = address.split(/[?#]/)
  return [patterns.signIn, patterns.signUp].some((pattern) => matchPath(pattern, pathname))
}

/** Where somebody wanted to go before they had to sign in. */
export function createWantedAddress(find: () => Storage, now: () => number) {
  const storage = forgivingStorage(find)

  function read(): { address: string | null; by: UserId | null } {
    try {
      const { address, until, by = null } = JSON.parse(String(storage.getItem(WANTED_KEY)))
      return { address: until > now() ? ownAddress(address) : null, by }
    } catch {
      return { address: null, by: null }
    }
  }

  /** By somebody whose session has just ended, where that is known: it is nobody else's way. */
  function remember(address: string, by: UserId | null = null) {
    if (ownAddress(address) && !isWayIn(address))
      storage.setItem(WANTED_KEY, JSON.stringify({ address, until: now() + LIFETIME_MS, ...(by && { by }) }))
  }

  const forget = () => void storage.removeItem(WANTED_KEY)

  return {
    remember,
    forget,
    /** A fresh mail has been sent, and its link lives as long as a new note. */
    renew() {
      const { address, by } = read()
      if (address) remember(address, by)
    },
    /** Tells it once, to whoever has signed in. */
    take(user: UserId) {
      const { address, by } = read()
      forget()
      return by === null || by === user ? address : null
    },
  }
}
