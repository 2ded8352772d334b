import type { Page } from 'playwright-core'
import { createDice } from '../../apps/server/src/demo/dice.ts'
import { launchBrowser, visit } from '../site/browser.ts'
import { PRICES } from '../site/stripe.ts'
import { type Fault, playFaults } from './inject.ts'
import { type Difference, differencesOf, differencesOfSite, doubledMails, type Told } from './ledger.ts'
import { peopleCome } from './people/life.ts'
import { createPrompts } from './prompts.ts'
import { readBooks } from './read-books.ts'
import { type Deed, type Run, reportOf, whatWasNotTried } from './report.ts'
import { settle, type Unsettled } from './settle.ts'
import { type FaultStage, setFaultStage } from './stage.ts'

/** People at once: as many as two cores let draw and colour beside a server that is started again and again. */
const SEATS = 3
const MINUTE_MS = 60_000

interface Options {
  minutes: number
  /** The same number lets the same faults happen, though not at the same moments of what people do. */
  seed: number
  print(line: string): void
}

/** Plays faults while people create, colour and pay; answers a report, and whether the books are right. */
export async function playDayOfFaults({
  minutes,
  seed,
  print,
}: Options): Promise<{ report: string; isRight: boolean }> {
  const stage = await setFaultStage()
  const browser = await launchBrowser()
  try {
    const begin = Date.now()
    const isOver = () => Date.now() - begin > minutes * MINUTE_MS
    const clock = () => new Date(Date.now() - begin).toISOString().slice(11, 19)
    const faults: Fault[] = []
    const deeds: Deed[] = []
    const everybody: Told[] = []
    const options = {
      browser,
      stage,
      shared: [],
      newPrompt: createPrompts(),
      isOver,
      onCome: (told: Told) => void everybody.push(told),
      onDone(action: string, outcome: Deed['outcome'], why: string) {
        deeds.push({ action, outcome, why })
        print(`${clock()} somebody wants to ${action}: ${outcome}${why && ` (${why})`}`)
      },
    }
    await Promise.all([
      ...Array.from({ length: SEATS }, (_, seat) => peopleCome({ ...options, dice: createDice(seed + seat + 1) }, seat)),
      playFaults(stage, createDice(seed), {
        isOver,
        onFault(fault) {
          faults.push(fault)
          print(`${clock()} ${fault.kind}`)
        },
      }),
    ])
    print(`${clock()} nothing more happens; waiting until nothing moves`)
    const unsettled = await settle(stage)
    const { page: viewer } = await visit(browser, { baseURL: stage.address })
    print(`${clock()} reading the books of ${everybody.length} people`)
    const books = await readAll(stage, viewer, everybody, unsettled)
    const run: Run = { minutes, seed, faults, deeds, people: everybody.length, ...books, ...stage.server.known() }
    return { report: reportOf(run), isRight: books.differences.length === 0 && whatWasNotTried(run).length === 0 }
  } finally {
    await browser.close()
    await stage.close()
  }
}

async function readAll(stage: FaultStage, viewer: Page, everybody: readonly Told[], unsettled: Unsettled) {
  await viewer.goto('/favicon.svg')
  const differences: Difference[] = []
  const totals = { pages: 0, colourings: 0, mails: 0, 'mails that came twice': 0, 'paid cents': 0 }
  for (const told of everybody) {
    const found = await readBooks(stage, viewer, told)
    differences.push(
      ...differencesOf(told, found, { free: 0, starter: PRICES.price_starter, advanced: PRICES.price_advanced }),
    )
    totals.pages += found.pages.length
    totals.colourings += found.colorings.length
    totals.mails += found.mails.length
    totals['mails that came twice'] += doubledMails(found)
    totals['paid cents'] += found.paidCents
  }
  const { endedByThemselves, uncaught } = stage.server.known()
  const isReady = await stage.isReady()
  const { jobs, creations, events } = unsettled
  const site = {
    isReady,
    jobsLeft: jobs,
    creationsLeft: creations.length,
    eventsLeft: events,
    endedByThemselves,
    uncaught,
  }
  return { differences: [...differences, ...differencesOfSite(site)], totals }
}
