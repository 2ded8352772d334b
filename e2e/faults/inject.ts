import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Dice } from '../../apps/server/src/demo/dice.ts'
import { makeReconciliationDue } from '../processes/payers.ts'
import type { FaultStage } from './stage.ts'
import { KEYS } from './stripe-accounts.ts'

export interface Fault {
  at: number
  kind: string
}

/** How long it is quiet between two faults, in milliseconds: an hour holds a few hundred of them. */
const QUIET_MS = { least: 4000, most: 14_000 }
/** How often a fault does not wait until the site has recovered from the one before. */
const TOO_EARLY = 0.25
/** How long the others wait for that, in milliseconds; a site that is not back by then has to bear the next one too. */
const RECOVERY_MS = 60_000
/** How long to look for a job under way before the connections are cut all the same, in milliseconds. */
const WAIT_FOR_JOB_MS = 5000
const LOOK_EVERY_MS = 20
const LOOK_AGAIN_MS = 250

const OTHERS = `datname is not null and backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Whatever can happen to a site, each by its name. */
function kindsOf({ server, inDatabase, signalDatabase }: FaultStage, setStripeKey: (key: string) => Promise<void>) {
  const endBackends = (client: pg.Client, which: string) =>
    client.query(`select pg_terminate_backend(pid) from (${which}) as chosen`)

  /** The next start of the server compares everybody with Stripe, where this key knows none of them. */
  const compareSoon = () => inDatabase(makeReconciliationDue).catch(() => undefined)

  return {
    'server killed': () => server.end('SIGKILL'),
    'server asked to end': () => server.end('SIGTERM'),
    'database stopped at once': () => signalDatabase('SIGQUIT'),
    'database killed': () => signalDatabase('SIGKILL'),
    'database asked to end': () => signalDatabase('SIGINT'),
    'one connection of the database ended': () =>
      inDatabase((client) =>
        endBackends(client, `select pid from pg_stat_activity where ${OTHERS} order by random() limit 1`),
      ),
    'all connections of the database cut while a job runs': () =>
      inDatabase(async (client) => {
        for (const end = Date.now() + WAIT_FOR_JOB_MS; Date.now() < end; await sleep(LOOK_EVERY_MS))
          if ((await client.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount) break
        await endBackends(client, `select pid from pg_stat_activity where ${OTHERS}`)
      }),
    'Stripe key revoked': () => setStripeKey(KEYS.revoked),
    "Stripe key of another account's": () => setStripeKey(KEYS.other).then(compareSoon),
    "restricted Stripe key of another account's": () => setStripeKey(KEYS.otherRestricted).then(compareSoon),
    'Stripe key right again': () => setStripeKey(KEYS.right),
    'server and database killed together': async () => {
      await signalDatabase('SIGKILL')
      await server.end('SIGKILL')
    },
  } satisfies Record<string, () => Promise<unknown>>
}

const WRONG_KEYS = [
  'Stripe key revoked',
  "Stripe key of another account's",
  "restricted Stripe key of another account's",
] as const
const RIGHT_KEY = 'Stripe key right again'

interface Options {
  isOver(): boolean
  onFault(fault: Fault): void
  /** Something is wrong that may be right again in the end. */
  onDifference(what: string): void
}

/** Lets one fault after the other happen until it is time to stop; then the right key is back, and nothing else is done. */
export async function playFaults(
  stage: FaultStage,
  dice: Dice,
  { isOver, onFault, onDifference }: Options,
): Promise<void> {
  let payers = 0

  /** Nobody's plan ends by itself so soon: whoever paid before a key was set pays still when the next one is. */
  async function setStripeKey(key: string): Promise<void> {
    const now = await countPayers(stage).catch(() => payers)
    if (now < payers) onDifference(`${payers - now} people who pay were no longer on their plan under another key`)
    payers = now
    if (!(await stage.setStripeKey(key))) onDifference('a Stripe key could not be saved')
  }

  const kinds = kindsOf(stage, setStripeKey)
  const others = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(
    (kind) => kind !== RIGHT_KEY && !WRONG_KEYS.some((one) => one === kind),
  )
  let hasRightKey = true
  /** Each kind once before any comes again, in another order each time. */
  let due: (keyof typeof kinds)[] = []

  function next(): keyof typeof kinds {
    if (due.length === 0) due = shuffled([...others, RIGHT_KEY, RIGHT_KEY], dice)
    const kind = due.pop() ?? RIGHT_KEY
    if (kind !== RIGHT_KEY) return kind
    hasRightKey = !hasRightKey
    return hasRightKey ? RIGHT_KEY : dice.pick(WRONG_KEYS)
  }

  while (!isOver()) {
    if (dice.roll() >= TOO_EARLY) await recovered(stage)
    await sleep(dice.between(QUIET_MS.least, QUIET_MS.most))
    const kind = next()
    const at = Date.now()
    // A database that is still away cannot be taken away.
    const isDone = await kinds[kind]().then(
      () => true,
      () => false,
    )
    if (isDone) onFault({ at, kind })
  }
  await setStripeKey(KEYS.right)
}

/** Waits until the site has recovered, for a bound; answers what of it is not ready even then. */
export async function recovered(
  { whatIsNotReady }: Pick<FaultStage, 'whatIsNotReady'>,
  withinMs = RECOVERY_MS,
): Promise<string[]> {
  for (const end = Date.now() + withinMs; ; await sleep(LOOK_AGAIN_MS)) {
    const notReady = await whatIsNotReady()
    if (notReady.length === 0 || Date.now() >= end) return notReady
  }
}

const countPayers = ({ inDatabase }: FaultStage): Promise<number> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(distinct user_id)::int from subscriptions where expire_at is null or expire_at > now()',
    )
    return rows[0]?.count ?? 0
  })

const shuffled = <Item>(items: Item[], dice: Dice): Item[] =>
  items
    .map((item) => ({ item, place: dice.roll() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
