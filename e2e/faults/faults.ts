import type { Page } from 'playwright-core'
import { createDice } from '../../apps/server/src/demo/dice.ts'
import { launchBrowser, visit } from '../site/browser.ts'
import { compare } from './compare.ts'
import { type Fault, playFaults, recovered } from './inject.ts'
import type { Told } from './ledger.ts'
import { peopleCome } from './people/life.ts'
import { createPrompts } from './prompts.ts'
import { readBooks } from './read-books.ts'
import { type Deed, type Run, reportOf, whatWasNotTried } from './report.ts'
import { settle } from './settle.ts'
import { setFaultStage } from './stage.ts'

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
    const everybody: Told[] = [stage.firstPayer]
    const seen: string[] = []
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
    const ends = await Promise.allSettled([
      ...Array.from({ length: SEATS }, (_, seat) =>
        peopleCome({ ...options, dice: createDice(seed + seat + 1) }, seat),
      ),
      playFaults(stage, createDice(seed), {
        isOver,
        onFault(fault) {
          faults.push(fault)
          print(`${clock()} ${fault.kind}`)
        },
        onDifference: (what) => void seen.push(`${clock()} ${what}`),
      }),
    ])
    for (const end of ends) if (end.status === 'rejected') seen.push(`the run broke off: ${end.reason}`)
    print(`${clock()} nothing more happens; waiting until nothing moves`)
    const settled = await settle(stage)
    let viewer: Page | undefined
    print(`${clock()} reading the books of ${everybody.length} people`)
    const books = await compare(stage, {
      settled,
      // Before they are read: a site that is not ready is why books cannot be.
      notReady: await recovered(stage),
      seen,
      everybody,
      async readBooks(told) {
        viewer ??= (await visit(browser, { baseURL: stage.address })).page
        await viewer.goto('/favicon.svg')
        return readBooks(stage, viewer, told)
      },
    })
    const run: Run = { minutes, seed, faults, deeds, people: everybody.length, ...books }
    return { report: reportOf(run), isRight: books.differences.length === 0 && whatWasNotTried(run).length === 0 }
  } finally {
    // One that has died has closed itself.
    await browser.close().catch(() => undefined)
    await stage.close()
  }
}
