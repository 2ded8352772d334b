import type { User } from '@huebook/contract'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { paths } from '#paths.ts'

interface Way {
  pathname: string
  /** How many screens lie behind this one. */
  behind: number
  /** Closes what lies on the screen, and answers whether something did. */
  close(): boolean
  goTo(screen: -1 | string): void
}

/**
 * The way back that a device has outside the screen: closes what lies on it, goes to the screen before, and from the home
 * screen out of the app.
 */
export function goBack({ pathname, behind, close, goTo }: Way, user: Pick<User, 'admin'> | null): 'went' | 'nowhere' {
  if (close()) return 'went'
  const home = user ? homeOf(user) : paths.signIn()
  if (pathname === home || pathname === paths.splash()) return 'nowhere'
  // A link from elsewhere may have opened a screen that nothing lies behind.
  goTo(behind > 0 ? -1 : home)
  return 'went'
}

/** Whatever lies on the screen closes on Escape, and says that it has heard of it. */
export function closeByEscape(here: Pick<Document, 'activeElement' | 'body'>): boolean {
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return !(here.activeElement ?? here.body).dispatchEvent(pressed)
}
