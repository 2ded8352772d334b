import { PRICES } from '../site/stripe.ts'
import { type Difference, differencesOf, differencesOfSite, doubledMails, type Found, type Told } from './ledger.ts'
import type { Settled } from './settle.ts'
import type { FaultStage } from './stage.ts'

interface Ending {
  settled: Settled
  /** What of the site is not ready though it had time to recover. */
  notReady: string[]
  /** What was wrong while the faults happened. */
  seen: readonly string[]
  everybody: readonly Told[]
  readBooks(told: Told): Promise<Found>
}

/** Holds what everybody was told against what there is; books that cannot be read are a difference too. */
export async function compare(
  { server, stripe }: Pick<FaultStage, 'server' | 'stripe'>,
  { settled, notReady, seen, everybody, readBooks }: Ending,
) {
  const differences: Difference[] = []
  const totals = { pages: 0, colourings: 0, mails: 0, 'mails that came twice': 0, 'paid cents': 0 }
  for (const told of everybody) {
    const found = await readBooks(told).catch((error: Error) => error.message.split('\n')[0] ?? '')
    if (typeof found === 'string') {
      differences.push({ about: 'site', who: told.email, what: `their books cannot be read: ${found}` })
      continue
    }
    differences.push(
      ...differencesOf(told, found, { free: 0, starter: PRICES.price_starter, advanced: PRICES.price_advanced }),
    )
    totals.pages += found.pages.length
    totals.colourings += found.colorings.length
    totals.mails += found.mails.length
    totals['mails that came twice'] += doubledMails(found)
    totals['paid cents'] += found.paidCents
  }
  // The last process, too, has to end as it should.
  await server.stop()
  const { starts, errors, ...processes } = server.known()
  const { jobs, creations, events } = settled === 'database away' ? NOTHING_KNOWN : settled
  const site = {
    notReady,
    isDatabaseAway: settled === 'database away',
    jobsLeft: jobs,
    creationsLeft: creations.length,
    eventsLeft: events,
    madeElsewhere: stripe.others.reduce((sum, { customers, sessions }) => sum + customers.size + sessions.size, 0),
    ...processes,
    seen: [...seen],
  }
  return { differences: [...differences, ...differencesOfSite(site)], totals, starts, errors }
}

const NOTHING_KNOWN = { jobs: [], creations: [], events: 0 }
