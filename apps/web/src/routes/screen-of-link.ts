import { matchPath } from 'react-router'
import { patterns, type ScreenName } from '#paths.ts'
import { ownAddress } from '#session/own-address.ts'

/** The scheme of links into an app; the system knows it, too. */
const SCHEME = 'huebook:'

/**
 * What a link from anywhere may open: anybody can write one. Not what only administrators see. The link of a mail signs nobody
 * in before they have pressed a button, and its screen says who is signed in.
 */
const OPENED: readonly ScreenName[] = [
  'splash',
  'signIn',
  'signUp',
  'verify',
  'payment',
  'checkout',
  'account',
  'myPages',
  'publicPages',
  'favoritePages',
  'coloredPages',
  'createPage',
  'createPageWithAi',
  'uploadPage',
  'colorPage',
  'pageColorings',
  'sharedPage',
]

/** The address inside the app that a link leads to, by the app's own scheme or to its site; null where it leads nowhere. */
export function screenOfLink(link: string, site: string | null): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, origin, host, pathname, search } = new URL(link)
  const isOfSite = site !== null && origin === site
  if (protocol !== SCHEME && !isOfSite) return null
  // With two slashes what comes first is taken for a host.
  const address = ownAddress(`${host && !isOfSite ? `/${host}` : ''}${pathname}${search}`)
  const path = address && new URL(address, 'https://app.invalid').pathname
  return path && OPENED.some((name) => matchPath(patterns[name], path)) ? address : null
}
