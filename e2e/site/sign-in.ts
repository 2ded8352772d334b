import { calls, type User } from '@huebook/contract'
import type { BrowserContext } from 'playwright-core'
import type { DemoSite } from './demo-site.ts'

/** A browser in which somebody of the site is signed in. */
export async function signIn(
  context: BrowserContext,
  { address, demo }: DemoSite,
  as: 'admin' | 'user',
): Promise<void> {
  const { token } = demo[as]
  const answer = await fetch(`${address}/api${calls.readCurrentUser.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const user = (await answer.json()) as User
  await context.addInitScript((value) => localStorage.setItem('auth', value), keptSession(token, user))
}

/** A session as the app keeps it in the browser. */
export const keptSession = (token: string, user: User): string => JSON.stringify({ state: { token, user }, version: 0 })
