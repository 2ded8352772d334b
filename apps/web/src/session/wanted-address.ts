import { LINK_LIFETIME_MINUTES } from '@huebook/contract'
import { matchPath } from 'react-router'
import { patterns } from '#paths.ts'
import { forgivingStorage } from './forgiving-storage.ts'
import { ownAddress } from './own-address.ts'

const KEY = 'wanted'
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

  function read(): string | null {
    try {
      const { address, until } = JSON.parse(String(storage.getItem(KEY)))
      return until > now() ? ownAddress(address) : null
    } catch {
      return null
    }
  }

  function remember(address: string) {
    if (ownAddress(address) && !isWayIn(address))
      storage.setItem(KEY, JSON.stringify({ address, until: now() + LIFETIME_MS }))
  }

  const forget = () => void storage.removeItem(KEY)

  return {
    remember,
    forget,
    /** A fresh mail has been sent, and its link lives as long as a new note. */
    renew() {
      const address = read()
      if (address) remember(address)
    },
    /** Tells it once. */
    take() {
      const address = read()
      forget()
      return address
    },
  }
}
