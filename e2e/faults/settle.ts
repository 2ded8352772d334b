import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FaultStage } from './stage.ts'

/** What is still to be done; what waits for another day does not count. */
interface Unsettled {
  jobs: string[]
  creations: string[]
  reservations: number
  events: number
}

const LOOK_EVERY_MS = 1000
/** A job that has failed waits a minute at most: when nothing has moved for longer than two, nothing will. */
const STILL_MS = 150_000

/** What there is to do in the end, unless nobody could be asked. */
export type Settled = Unsettled | 'database away'

/** Waits for as long as anything moves; answers what is left when nothing does. A database that is away does not move. */
export async function settle(
  stage: FaultStage,
  { stillMs, lookEveryMs } = { stillMs: STILL_MS, lookEveryMs: LOOK_EVERY_MS },
): Promise<Settled> {
  let before = ''
  let since = Date.now()
  for (;;) {
    const looking = stage.inDatabase((client) => look(client, stage)).catch(() => undefined)
    const left = await Promise.race([looking, sleep(stillMs, undefined, { ref: false })])
    if (left && isSettled(left)) return left
    const now = left ? JSON.stringify(left) : before
    if (now !== before) since = Date.now()
    else if (Date.now() - since > stillMs) return left ?? 'database away'
    before = now
    await sleep(lookEveryMs)
  }
}

const isSettled = ({ jobs, creations, reservations, events }: Unsettled): boolean =>
  jobs.length + creations.length + reservations + events === 0

async function look(client: pg.Client, { stripe }: FaultStage): Promise<Unsettled> {
  const texts = async (query: string) => (await client.query<{ text: string }>(query)).rows.map(({ text }) => text)
  const count = async (query: string) => (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0
  return {
    jobs: await texts(`select format('%s (%s, attempt %s)', task_identifier,
        case when locked_at is null then 'waits' else 'under way' end, attempts) as text
      from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '3 minutes' order by id`),
    creations: await texts(`select format('%s %s %s', id, stage, percent) as text from creations
      where ended_at is null order by id`),
    reservations: await count(`select count(*)::int from credit_uses where reserved_until > now()`),
    events: stripe.own.events.length - (await count(`select count(*)::int from payment_events`)),
  }
}
