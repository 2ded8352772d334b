import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Dice } from '../../../apps/server/src/demo/dice.ts'
import type { Stroke, Told } from '../ledger.ts'
import type { FaultStage } from '../stage.ts'

/** How something ended that somebody wanted: as they wanted, with a sentence that says why not, or they gave up. */
export type Outcome = 'told' | 'refused' | 'gave up'

/** Somebody in front of a browser, and what it has told them. */
export interface Person {
  page: Page
  told: Told
  isSignedIn: boolean
  /** The sentence in which something was last refused to them. */
  refusal: string
  /** Of every line they drew, told or not: no two are in one row of a page. */
  drawn: Stroke[]
  stage: FaultStage
  dice: Dice
  /** Pages that everybody can colour, with whose they are. */
  shared: { id: string; owner: string }[]
  /** Words nobody has asked for yet. */
  newPrompt(): string
}

export const newTold = (email: string): Told => ({
  email,
  id: '',
  mailsAsked: [],
  pages: [],
  refused: [],
  strokes: [],
  plan: 'free',
  renewal: undefined,
  thrownOut: 0,
})

/** How long somebody looks at a screen that does not change, in milliseconds, before they press reload. */
const SCREEN_PATIENCE_MS = 20_000
const BEFORE_RELOADING_MS = 1500
const RELOADS = 8

const BROKEN = /^(Unexpected Application Error!|Waiting for the site|Back in a moment)$/

/** Which of these is on the screen first; nothing where none is within the time. */
export async function see<Name extends string>(
  wanted: Record<Name, Locator>,
  patienceMs = SCREEN_PATIENCE_MS,
): Promise<Name | undefined> {
  const end = Date.now() + patienceMs
  const entries = Object.entries<Locator>(wanted).map(
    ([name, one]) => [name as Name, one.filter({ visible: true })] as const,
  )
  const any = entries.map(([, locator]) => locator).reduce((all, one) => all.or(one))
  while (Date.now() < end) {
    await any
      .first()
      .waitFor({ timeout: Math.max(1, end - Date.now()) })
      .catch(() => undefined)
    for (const [name, locator] of entries) if ((await locator.count()) > 0) return name
  }
  return undefined
}

/** Opens an address as somebody does who presses reload until it is there; nothing where they had enough of it. */
export async function reach<Name extends string>(
  person: Person,
  path: string,
  wanted: Record<Name, Locator>,
): Promise<Name | undefined> {
  const { page, told } = person
  const broken = page.getByRole('heading', { name: BROKEN })
  const signIn = page.getByRole('heading', { name: 'Sign in', exact: true })
  for (let reload = 0; reload < RELOADS; reload += 1) {
    const isOpen = await page.goto(path).then(
      () => true,
      () => false,
    )
    const seen = isOpen ? await see<Name | 'broken' | 'signIn'>({ ...wanted, broken, signIn }) : undefined
    if (seen === 'signIn' && person.isSignedIn) {
      person.isSignedIn = false
      told.thrownOut += 1
      return undefined
    }
    if (seen && seen !== 'broken' && seen !== 'signIn') return seen
    await sleep(BEFORE_RELOADING_MS)
  }
  return undefined
}

/** What the site says about something that went wrong. */
export const alertOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\w/ })

/** Remembers it. */
export async function readRefusal(person: Person): Promise<'refused'> {
  person.refusal = (await alertOf(person.page).allTextContents()).join(' ')
  return 'refused'
}

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
