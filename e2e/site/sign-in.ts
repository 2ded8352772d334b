import { calls, type User } from '@huebook/contract'
import type { BrowserContext } from 'playwright-core'
import type { DemoSite } from './demo-site.ts'

/** A browser in which somebody of the site is signed in, as the app itself keeps a session. */
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
  const auth = JSON.stringify({ state: { token, user }, version: 0 })
  await context.addInitScript((value) => localStorage.setItem('auth', value), auth)
}
