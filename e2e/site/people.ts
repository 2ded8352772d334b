import { calls, type User } from '@huebook/contract'
import type { Page } from 'playwright-core'
import type { Mails } from './mailbox.ts'
import { keptSession } from './sign-in.ts'
import type { Stage } from './stage.ts'

/** Asks for an account on the sign-up screen. */
export async function askToSignUp(page: Page, name: string, email: string, plan?: string): Promise<void> {
  await page.goto(plan ? `/sign-up/?plan=${plan}` : '/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
}

/** Asks for a mail on the sign-in screen, wherever that was reached from. */
export async function askToSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
}

/** Types the mailed code; the screen goes on by itself once it is complete. */
export const enterCode = (page: Page, code: string): Promise<void> =>
  page.getByLabel('Six-digit code').pressSequentially(code)

/**
 * A new user, signed in with the browser of a page that shows no screen yet: the screens this takes have journeys of their
 * own. They share the pages they make, unless that is still to be asked.
 */
export async function signUp(
  { mailbox }: { mailbox: Mails },
  page: Page,
  name: string,
  email: string,
  { isAsked = true } = {},
): Promise<void> {
  await page.request.post(`/api${calls.signUp.path}`, { data: { name, email } })
  const { code } = await mailbox.next(email)
  const answer = await page.request.post(`/api${calls.verify.path}`, { data: { email, code } })
  const { token, user } = (await answer.json()) as { token: string; user: User }
  if (isAsked) {
    const headers = { authorization: `Bearer ${token}` }
    const data = { sharesPages: true, nickname: '' }
    await page.request.patch(`/api${calls.updateSharing.path}`, { headers, data })
    user.shares_pages = true
  }
  // Something light of the site: what a browser keeps belongs to an address.
  await page.goto('/favicon.svg')
  await page.evaluate((value) => localStorage.setItem('auth', value), keptSession(token, user))
}

/** The first administrator, signed in and at home. */
export async function setUpSite({ site }: Stage, page: Page, name: string, email: string): Promise<void> {
  const link = /Set up the first administrator: (\S+)/.exec(site.output())?.[1]
  await page.goto(link ?? 'The site printed no set-up link')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
}
