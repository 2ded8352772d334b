import type { Page } from 'playwright-core'
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

/** A new user, signed in and at home. */
export async function signUp({ mailbox }: Stage, page: Page, name: string, email: string): Promise<void> {
  await askToSignUp(page, name, email)
  await enterCode(page, (await mailbox.next(email)).code)
  await page.waitForURL('**/pages/public')
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
