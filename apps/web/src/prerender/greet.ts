import type { Platform, User } from '@huebook/contract'
import { entryLinkFor } from '#features/auth/after-signing-in.ts'

/**
 * The server writes pages for those it does not know. Whoever is signed in on this device gets the way to their own pages
 * before the first paint, and administrators are sent where they belong.
 */
export function greet(user: Pick<User, 'admin'> | null) {
  if (!user) return
  const { to, label } = entryLinkFor(user)
  if (user.admin) return window.location.replace(to)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-entry-link]')) {
    link.href = to
    link.textContent = label
  }
}

/** Puts the app for a visitor's own kind of device first; the app does so for good once it is there. */
export function putFirst(platform: Platform) {
  for (const link of document.querySelectorAll<HTMLElement>(`[data-platform="${platform}"]`)) link.style.order = '-1'
}
