import { setTimeout as sleep } from 'node:timers/promises'

/** Where an attacker strikes. */
export interface Target {
  address: string
  /** Accounts of the attacker's own. */
  tokens: readonly string[]
  /** The client address it calls from: one machine, whatever accounts it has. */
  client: string
}

/** How often which answer came: a status, or the name of a failure. */
export type Tally = Record<string, number>

export interface Attack {
  name: string
  /** What is done, in a paragraph of the report. */
  about: string
  /** Whether honest people upload pictures meanwhile, or only read. */
  hitsUploads: boolean
  /** Goes on until the signal. */
  strike(target: Target, signal: AbortSignal): Promise<Tally>
}

/** Just below the twenty a second that one client address may make. */
const STRIKES_PER_SECOND = 19

/** Asks again and again as often as the limit allows, never waiting for an answer, and counts the outcomes. */
export async function keepStriking(signal: AbortSignal, ask: (time: number) => Promise<number>): Promise<Tally> {
  const tally: Tally = {}
  const begin = performance.now()
  for (let time = 0; !signal.aborted; time++) {
    void ask(time)
      .catch((error: Error) => error.name)
      .then((outcome) => {
        if (!signal.aborted) tally[outcome] = (tally[outcome] ?? 0) + 1
      })
    await sleep(Math.max(0, begin + (1000 * (time + 1)) / STRIKES_PER_SECOND - performance.now()))
  }
  return tally
}
