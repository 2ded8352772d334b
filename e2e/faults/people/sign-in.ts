import { setTimeout as sleep } from 'node:timers/promises'
import type { User } from '@huebook/contract'
import { askToSignIn, enterCode } from '../../site/people.ts'
import { button, type Outcome, type Person, reach } from './person.ts'

/** How long somebody looks into their mailbox before they ask for another mail, in milliseconds. */
const MAIL_PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 200
const ASKS = 4
const PRESSES = 5
const ANSWER_PATIENCE_MS = 8000

/** Signs up by a mailed code, or in again where there is an account. */
export async function signIn(person: Person): Promise<Outcome> {
  const { page, told } = person
  const isNew = told.id === ''
  if (person.isSignedIn) {
    if (!(await reach(person, '/account', { plan: page.getByRole('region', { name: 'Your plan' }) }))) return 'gave up'
    // As on another device: nothing here knows of a session.
    await page.evaluate(() => localStorage.removeItem('auth'))
    person.isSignedIn = false
  }
  for (let ask = 0; ask < ASKS; ask += 1) {
    const asked = await askForMail(person, isNew)
    if (asked === undefined) continue
    told.mailsAsked.push(asked)
    const code = await newestCode(person, asked)
    if (code && (await isLetIn(person, code))) {
      told.id = await page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}').state.user as User).id)
      person.isSignedIn = true
      return 'told'
    }
  }
  return 'gave up'
}

/** Answers when it was asked for, once the screen says that the mail is sent. */
async function askForMail(person: Person, isNew: boolean): Promise<number | undefined> {
  const { page, told } = person
  try {
    await reach(person, isNew ? '/sign-up' : '/sign-in', { form: page.getByLabel('Email') })
    if (isNew) await page.getByLabel('Name').fill(told.email.replace(/@.*/, ''))
    const at = Date.now()
    await askToSignIn(page, told.email)
    return at
  } catch {
    return undefined
  }
}

async function newestCode({ stage, told }: Person, since: number): Promise<string | undefined> {
  for (const end = Date.now() + MAIL_PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const code = stage.mailbox.received.findLast(
      ({ mail, at }) => at >= since && mail.to?.some(({ address }) => address === told.email),
    )?.code
    if (code) return code
  }
  return undefined
}

async function isLetIn({ page }: Person, code: string): Promise<boolean> {
  await enterCode(page, code).catch(() => undefined)
  for (let press = 0; press < PRESSES; press += 1) {
    const isIn = await page
      .waitForURL(({ pathname }) => !pathname.startsWith('/sign-'), { timeout: ANSWER_PATIENCE_MS })
      .then(
        () => true,
        () => false,
      )
    if (isIn) return true
    // A code that was refused is gone from the field; then another one is asked for.
    if ((await page.getByLabel('Six-digit code').inputValue()) === '') return false
    await button(page, 'Sign in').click()
  }
  return false
}
