import type { BrowserContext, Page } from 'playwright-core'
import { type Desk, deskOf } from './desk.ts'
import { type OwnBrowser, startOwnBrowser } from './own-browser.ts'

/** Strokes of one session, each in a place of its own. */
const STROKES = 100

type Place = [x: number, y: number]
const begins = (stroke: number): Place => [60 + (stroke % 10) * 95, 60 + Math.floor(stroke / 10) * 95]
const ends = (stroke: number): Place => [begins(stroke)[0] + 50, begins(stroke)[1]]

interface Killed {
  /** How many strokes had ended when the browser was killed, in the middle of the next. */
  finished: number
  /** Those of them that were gone afterwards. */
  lost: number[]
  /** Those that were there afterwards and had not ended. */
  surplus: number[]
}

interface Session {
  /** The folder of the browser's profile. */
  profile: string
  /** The colour screen of a page; what is on it is cleared. */
  address: string
  /** Which stroke the kill falls into. */
  killedAt: number
  signIn(context: BrowserContext): Promise<unknown>
}

/** Kills the browser in the middle of a session of a hundred strokes, and looks what a new one finds. */
export async function killWhileDrawing({ profile, address, killedAt, signIn }: Session): Promise<Killed> {
  const first = await open(profile, address, signIn)
  await first.desk.use('Clear')
  for (let stroke = 0; stroke < killedAt; stroke++) await first.desk.drag(begins(stroke), ends(stroke))
  await first.desk.begin(begins(killedAt), ends(killedAt))
  await first.browser.kill()

  const second = await open(profile, address, signIn)
  const found = await strokesOn(second.desk)
  await second.browser.kill()
  const finished = Array.from({ length: killedAt }, (_, stroke) => stroke)
  return {
    finished: killedAt,
    lost: finished.filter((stroke) => !found.includes(stroke)),
    surplus: found.filter((stroke) => stroke > killedAt),
  }
}

async function open(profile: string, address: string, signIn: Session['signIn']) {
  const browser: OwnBrowser = await startOwnBrowser(profile)
  await signIn(browser.context)
  const page: Page = browser.context.pages()[0] ?? (await browser.context.newPage())
  await page.goto(address)
  return { browser, desk: await deskOf(page) }
}

async function strokesOn(desk: Desk): Promise<number[]> {
  const found: number[] = []
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const [x, y] = begins(stroke)
    if (await desk.colorAt(x + 25, y)) found.push(stroke)
  }
  return found
}
