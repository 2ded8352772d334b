import type { Browser } from 'playwright-core'
import type { Dice } from '../../../apps/server/src/demo/dice.ts'
import { visit } from '../../site/browser.ts'
import type { Told } from '../ledger.ts'
import type { FaultStage } from '../stage.ts'
import { colorOthers, colorOwn } from './color.ts'
import { create } from './create.ts'
import { cancel, pay, resume } from './pay.ts'
import { newTold, type Outcome, type Person } from './person.ts'
import { signIn } from './sign-in.ts'

type Action = (person: Person) => Promise<Outcome | undefined>

/** What people want, and how often beside the others. */
const ACTIONS: Record<string, { act: Action; weight: number }> = {
  'create a page': { act: create, weight: 6 },
  'colour a page of their own': { act: colorOwn, weight: 3 },
  "colour somebody else's page": { act: colorOthers, weight: 4 },
  'pay for a plan': { act: pay, weight: 4 },
  'cancel the plan': { act: cancel, weight: 2 },
  'resume the plan': { act: resume, weight: 2 },
  'sign in again': { act: signIn, weight: 1 },
}
const SIGN_UP = 'sign up by a mailed code'
export const ACTION_NAMES = [SIGN_UP, ...Object.keys(ACTIONS)]

/** Things one person does before somebody else comes. */
const DEEDS = { fewest: 8, most: 16 }
/** How long somebody tries one thing, in milliseconds; then they close the browser and go. */
const PERSISTENCE_MS = 300_000
/** How long somebody waits for one thing on a screen, in milliseconds, before they think that it does not work. */
const PATIENCE_MS = 30_000

export interface Options {
  browser: Browser
  stage: FaultStage
  dice: Dice
  shared: Person['shared']
  newPrompt(): string
  isOver(): boolean
  /** Somebody has come: what they are told counts from now on. */
  onCome(told: Told): void
  onDone(action: string, outcome: Outcome, why: string): void
}

/** One person after the other comes to this browser, does what they like, and goes. */
export async function peopleCome(options: Options, seat: number): Promise<void> {
  for (let count = 0; !options.isOver(); count += 1) await live(options, seat, count)
}

async function live(options: Options, seat: number, count: number): Promise<void> {
  const { browser, stage, dice, shared, newPrompt, isOver, onCome, onDone } = options
  const { page, context } = await visit(browser, {
    baseURL: stage.address,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.${seat}.${count >> 8}.${count & 255}` },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const told = newTold(`person${seat}.${count}@example.org`)
  onCome(told)
  const person: Person = { page, told, isSignedIn: false, refusal: '', drawn: [], stage, dice, shared, newPrompt }

  async function attempt(name: string, act: Action): Promise<void> {
    person.refusal = ''
    const timeLimit = setTimeout(() => void context.close(), PERSISTENCE_MS)
    try {
      const outcome = await act(person)
      if (outcome) onDone(name, outcome, outcome === 'told' ? '' : person.refusal)
    } catch (error) {
      // A screen that went away under their hands.
      onDone(name, 'gave up', String((error as Error).message).split('\n')[0] ?? '')
    } finally {
      clearTimeout(timeLimit)
    }
  }

  const choices = Object.entries(ACTIONS).flatMap(([name, { act, weight }]) =>
    Array.from({ length: weight }, () => [name, act] as const),
  )
  await attempt(SIGN_UP, signIn)
  // So that a short run, too, has tried everything.
  if (count === 0)
    for (const [name, { act }] of Object.entries(ACTIONS)) if (person.isSignedIn) await attempt(name, act)
  for (let deeds = dice.between(DEEDS.fewest, DEEDS.most); deeds > 0 && !isOver(); deeds -= 1) {
    if (told.id === '' || page.isClosed()) break
    if (person.isSignedIn) await attempt(...dice.pick(choices))
    else await attempt('sign in again', signIn)
  }
  await context.close()
}
