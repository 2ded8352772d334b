import { calls, type User } from '@huebook/contract'
import type { BrowserContext } from 'playwright-core'
import type { DemoSite } from './demo-site.ts'

/** A browser in which somebody of the site is signed in. */
export async function signIn(context: BrowserContext, site: DemoSite, as: 'admin' | 'user'): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('auth', value), await sessionOf(site, as))
}

/** The session of somebody of the site. */
export async function sessionOf({ address, demo }: Pick<DemoSite, 'address' | 'demo'>, as: 'admin' | 'user') {
  const { token } = demo[as]
  const answer = await fetch(`${address}/api${calls.readCurrentUser.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return keptSession(token, (await answer.json()) as User)
}

/** A session as the app keeps it in the browser. */
export const keptSession = (token: string, user: User): string => JSON.stringify({ state: { token, user }, version: 0 })
