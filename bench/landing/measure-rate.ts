import { requestBytes } from '../harness/connection.ts'
import type { ProbedSite } from '../harness/probe/probed-site.ts'
import { openConnections, rateOf, sendAll } from '../harness/rate.ts'
import { median } from '../harness/statistics.ts'

const ROUNDS = 9
const REQUESTS = 3000

export interface LandingRate {
  landing: number
  /** That of a route of the same process that answers with nothing. */
  empty: number
  /** The median of each round's own ratio. */
  share: number
  /** How large the answer is, as it travels. */
  bytes: number
}

/** How often a second the landing can be sent, beside an empty route; both take turns. */
export async function measureRate({ address, tell }: ProbedSite): Promise<LandingRate> {
  const path = '/'
  const request = requestBytes({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const requests = Array.from({ length: REQUESTS }, () => request)
  const landing = await openConnections(address)
  const empty = await openConnections(await tell('serveBare', { method: 'GET', path, headers: {}, body: '' }))
  const [answer] = await sendAll(landing.slice(0, 1), [request])
  const rounds: { landing: number; empty: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({ landing: await rateOf(landing, requests), empty: await rateOf(empty, requests) })
  // The first one warms up.
  const measured = rounds.slice(1)
  return {
    landing: median(measured.map((round) => round.landing)),
    empty: median(measured.map((round) => round.empty)),
    share: median(measured.map((round) => round.landing / round.empty)),
    bytes: answer?.body.length ?? 0,
  }
}
