import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { calls, type User } from '@huebook/contract'
import { expect, onTestFinished, test } from 'vitest'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { inDatabaseOf } from '../site/own-database.ts'
import { freePort } from '../site/server-process.ts'
import { playStripe, setUpPayments } from '../site/stripe.ts'
import { startServerProcess, temporaryDataDir } from './for-one-test.ts'

/**
 * Each kill costs a start, which is seconds. By default the server dies once Stripe has done what it was asked and before
 * it hears so, which is where money could be lost; with `KILLS` set it dies before and after each single question.
 */
const EVERYWHERE = process.env['KILLS'] !== undefined

/** For what hangs, in milliseconds; more for what starts dozens of servers. */
const TIMEOUT_MS = EVERYWHERE ? 3_600_000 : 600_000

interface Person {
  id: string
  token: string
}

test(
  'nobody pays twice and nobody has what they did not pay for, wherever the server dies between two steps',
  async () => {
    const stripe = await playStripe()
    onTestFinished(() => stripe.close())
    const dataDir = await temporaryDataDir()
    const port = await freePort()
    const start = async () => {
      const server = startServerProcess({ DATA_DIR: dataDir, PORT: port, STRIPE_API_BASE: stripe.apiBase })
      return { ...server, address: await server.ready }
    }
    let server = await start()
    const { token: admin } = await createFirstAdmin(server.address, server.output())
    await setUpPayments(server.address, admin, stripe)
    let kills = 0

    const send = (person: Person, path: string, body?: object) =>
      fetch(`${server.address}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const read = async (person: Person): Promise<User> => {
      const answer = await fetch(`${server.address}/api${calls.readCurrentUser.path}`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
      return (await answer.json()) as User
    }

    const checkout = async (person: Person, plan: string) => {
      const answer = await send(person, calls.checkout.path, { priceId: `price_${plan}` })
      if (!answer.ok) throw new Error(await answer.text())
      return ((await answer.json()) as { url: string }).url.split('/').at(-1) ?? ''
    }
    const cancel = async (person: Person) => {
      const answer = await send(person, calls.cancelSubscription.path)
      if (!answer.ok) throw new Error(await answer.text())
    }
    const hasPlan = (person: Person, plan: string) => expect.poll(async () => (await read(person)).plan.name).toBe(plan)
    const buy = async (person: Person, plan: string) => {
      stripe.pay(await checkout(person, plan))
      await hasPlan(person, plan)
    }

    /** Does something, and answers whether the server was killed over it at its n-th step. */
    async function isKilledOver(n: number, act: () => Promise<unknown>, mayDieAsking: boolean): Promise<boolean> {
      let points = 0
      const killed = new Promise<true>((resolve) => {
        stripe.onStep = async (_step, moment) => {
          if (!EVERYWHERE && !(moment === 'done' && (mayDieAsking || changesWhatIsPaid(stripe)))) return
          points += 1
          if (points !== n) return
          server.child.kill('SIGKILL')
          await server.ended
          resolve(true)
        }
      })
      const done = act().then(
        () => false,
        () => killed,
      )
      const answer = await Promise.race([done, killed])
      stripe.onStep = async () => undefined
      return answer
    }

    interface Scenario {
      prepare(person: Person): Promise<void>
      act(person: Person): Promise<unknown>
      /** What a person does who sees that it has not worked. */
      again(person: Person): Promise<unknown>
      paid: number
      plan: string
      mayDieAsking?: boolean
    }

    const sessions = new Map<string, string>()
    const scenarios: Record<string, Scenario> = {
      checkout: {
        prepare: async () => undefined,
        act: (person) => checkout(person, 'starter'),
        again: (person) => buy(person, 'starter'),
        paid: 499,
        plan: 'starter',
      },
      webhook: {
        async prepare(person) {
          sessions.set(person.id, await checkout(person, 'starter'))
        },
        async act(person) {
          stripe.pay(sessions.get(person.id) ?? '')
          await hasPlan(person, 'starter')
        },
        // Whoever has paid waits.
        again: async () => undefined,
        paid: 499,
        plan: 'starter',
        mayDieAsking: true,
      },
      change: {
        prepare: (person) => buy(person, 'starter'),
        act: (person) => checkout(person, 'advanced'),
        again: (person) => checkout(person, 'advanced'),
        paid: 999,
        plan: 'advanced',
      },
      cancel: {
        prepare: (person) => buy(person, 'starter'),
        act: (person) => cancel(person),
        again: (person) => cancel(person),
        paid: 499,
        plan: 'starter',
      },
    }

    for (const [name, { prepare, act, again, paid, plan, mayDieAsking = false }] of Object.entries(scenarios))
      for (let n = 1; ; n += 1) {
        const person = await newPerson(dataDir)
        await prepare(person)
        const isKilled = await isKilledOver(n, () => act(person), mayDieAsking)
        if (!isKilled) break
        kills += 1
        await makeReconciliationDue(dataDir)
        server = await start()
        await sameAtBoth(stripe, person, read)
        await again(person)
        await hasPlan(person, plan)
        await sameAtBoth(stripe, person, read)
        expect([name, n, paidBy(stripe, person)]).toEqual([name, n, paid])
      }
    expect(kills).toBeGreaterThanOrEqual(EVERYWHERE ? 20 : 5)
  },
  TIMEOUT_MS,
)

/** Whether what was asked last makes somebody pay or not: a customer, a page to pay on, a change. */
function changesWhatIsPaid({ requests }: StripeServer): boolean {
  const { method = '', path = '' } = requests.at(-1) ?? {}
  return method === 'POST' && /^\/v1\/(customers|checkout\/sessions|subscriptions\/\w+)$/.test(path)
}

const customersOf = (stripe: StripeServer, person: Person) =>
  [...stripe.customers.values()].filter(({ metadata }) => metadata['user_id'] === person.id)

const paidBy = (stripe: StripeServer, person: Person): number =>
  customersOf(stripe, person).reduce((sum, { id }) => sum + stripe.paidBy(id), 0)

/** One customer at most, one subscription at most, and the plan that is paid for. */
async function sameAtBoth(stripe: StripeServer, person: Person, read: (person: Person) => Promise<User>) {
  const customers = customersOf(stripe, person)
  expect(customers.length).toBeLessThanOrEqual(1)
  const live = customers.flatMap(({ id }) => stripe.subscriptionsOf(id)).filter(({ status }) => status !== 'canceled')
  expect(live.length).toBeLessThanOrEqual(1)
  const [one] = live
  const plan = one ? one.items.data[0].price.id.replace('price_', '') : 'free'
  const state = one?.cancel_at_period_end ? 'canceled' : 'active'
  await expect
    .poll(async () => {
      const user = await read(person)
      return [user.plan.name, user.subscription?.state ?? 'active']
    })
    .toEqual([plan, one ? state : 'active'])
}

/** Somebody with an account and a session. */
async function newPerson(dataDir: string): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await inDatabaseOf(dataDir, async (client) => {
    await client.query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Mia', `${id}@example.org`])
    const hash = createHash('sha256').update(token).digest()
    await client.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hash, id])
  })
  return { id, token }
}

/** As if a day had passed: the next start compares everything with Stripe. The database outlives a server that is killed. */
const makeReconciliationDue = (dataDir: string) =>
  inDatabaseOf(dataDir, (client) => client.query(`update reconciliations set last_at = now() - interval '2 days'`))
