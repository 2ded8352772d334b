import { matchPath } from 'react-router'
import { patterns, type ScreenName } from '#paths.ts'
import { ownAddress } from '#session/own-address.ts'

/** The scheme of links into an app; the system knows it, too. */
const SCHEME = 'huebook:'

/**
 * What a link from anywhere may open: anybody can write one. Not what signs somebody in, for it might be somebody else, nor
 * what only administrators see.
 */
const OPENED: readonly ScreenName[] = [
  'splash',
  'signIn',
  'signUp',
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
  'sharedPage',
]

/** The address inside the app that a link leads to, or null where it leads nowhere. */
export function screenOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, host, pathname, search } = new URL(link)
  if (protocol !== SCHEME) return null
  // With two slashes what comes first is taken for a host.
  const address = ownAddress(`${host && `/${host}`}${pathname}${search}`)
  const path = address && new URL(address, 'https://app.invalid').pathname
  return path && OPENED.some((name) => matchPath(patterns[name], path)) ? address : null
}
