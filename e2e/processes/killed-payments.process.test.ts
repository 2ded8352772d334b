import { calls, type User } from '@huebook/contract'
import { expect, onTestFinished, test } from 'vitest'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { inDatabaseOf } from '../site/own-database.ts'
import { freePort } from '../site/server-process.ts'
import { playStripe, setUpPayments } from '../site/stripe.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'
import { customersOf, makeReconciliationDue, newPayer, type Payer, readUser, send } from './payers.ts'

/**
 * Each kill costs a start, which is seconds. By default the server dies once Stripe has done what it was asked and before
 * it hears so, which is where money could be lost; with `KILLS` set it dies before and after each single question.
 */
const EVERYWHERE = process.env['KILLS'] !== undefined

/** For what hangs, in milliseconds; more for what starts dozens of servers. */
const TIMEOUT_MS = EVERYWHERE ? 3_600_000 : 600_000

test(
  'nobody pays twice and nobody has what they did not pay for, wherever the server dies between two steps',
  async () => {
    const stripe = await playStripe()
    onTestFinished(() => stripe.close())
    const dataDir = await copyOfSite()
    const port = await freePort()
    const start = async () => {
      const server = startServerProcess({ DATA_DIR: dataDir, PORT: port, STRIPE_API_BASE: stripe.apiBase })
      return { ...server, address: await server.ready }
    }
    let server = await start()
    const { token: admin } = await createFirstAdmin(server.address, server.output())
    await setUpPayments(server.address, admin, stripe)
    let kills = 0

    const read = (payer: Payer): Promise<User> => readUser(server.address, payer)

    const checkout = async (payer: Payer, plan: string) => {
      const answer = await send(server.address, payer, calls.checkout.path, { priceId: `price_${plan}` })
      if (!answer.ok) throw new Error(await answer.text())
      return ((await answer.json()) as { url: string }).url.split('/').at(-1) ?? ''
    }
    const cancel = async (payer: Payer) => {
      const answer = await send(server.address, payer, calls.cancelSubscription.path)
      if (!answer.ok) throw new Error(await answer.text())
    }
    /** Each question to Stripe and each line of the log is a step towards what is waited for. */
    const progress = () => [stripe.requests.length, server.output().length]
    const hasPlan = (payer: Payer, plan: string) =>
      waitFor(
        async () => (await read(payer)).plan.name,
        (name) => expect(name).toBe(plan),
        { progress },
      )
    const buy = async (payer: Payer, plan: string) => {
      stripe.pay(await checkout(payer, plan))
      await hasPlan(payer, plan)
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
      prepare(payer: Payer): Promise<void>
      act(payer: Payer): Promise<unknown>
      /** What a person does who sees that it has not worked. */
      again(payer: Payer): Promise<unknown>
      paid: number
      plan: string
      mayDieAsking?: boolean
    }

    const sessions = new Map<string, string>()
    const scenarios: Record<string, Scenario> = {
      checkout: {
        prepare: async () => undefined,
        act: (payer) => checkout(payer, 'starter'),
        again: (payer) => buy(payer, 'starter'),
        paid: 499,
        plan: 'starter',
      },
      webhook: {
        async prepare(payer) {
          sessions.set(payer.id, await checkout(payer, 'starter'))
        },
        async act(payer) {
          stripe.pay(sessions.get(payer.id) ?? '')
          await hasPlan(payer, 'starter')
        },
        // Whoever has paid waits.
        again: async () => undefined,
        paid: 499,
        plan: 'starter',
        mayDieAsking: true,
      },
      change: {
        prepare: (payer) => buy(payer, 'starter'),
        act: (payer) => checkout(payer, 'advanced'),
        again: (payer) => checkout(payer, 'advanced'),
        paid: 999,
        plan: 'advanced',
      },
      cancel: {
        prepare: (payer) => buy(payer, 'starter'),
        act: (payer) => cancel(payer),
        again: (payer) => cancel(payer),
        paid: 499,
        plan: 'starter',
      },
    }

    for (const [name, { prepare, act, again, paid, plan, mayDieAsking = false }] of Object.entries(scenarios))
      for (let n = 1; ; n += 1) {
        const payer = await inDatabaseOf(dataDir, newPayer)
        await prepare(payer)
        const isKilled = await isKilledOver(n, () => act(payer), mayDieAsking)
        if (!isKilled) break
        kills += 1
        // The database outlives a server that is killed.
        await inDatabaseOf(dataDir, makeReconciliationDue)
        server = await start()
        await sameAtBoth(stripe, payer, read, progress)
        await again(payer)
        await hasPlan(payer, plan)
        await sameAtBoth(stripe, payer, read, progress)
        expect([name, n, paidBy(stripe, payer)]).toEqual([name, n, paid])
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

const paidBy = (stripe: StripeServer, payer: Payer): number =>
  customersOf(stripe, payer).reduce((sum, { id }) => sum + stripe.paidBy(id), 0)

/** One customer at most, one subscription at most, and the plan that is paid for. */
async function sameAtBoth(
  stripe: StripeServer,
  payer: Payer,
  read: (payer: Payer) => Promise<User>,
  progress: () => unknown,
) {
  const customers = customersOf(stripe, payer)
  expect(customers.length).toBeLessThanOrEqual(1)
  const live = customers.flatMap(({ id }) => stripe.subscriptionsOf(id)).filter(({ status }) => status !== 'canceled')
  expect(live.length).toBeLessThanOrEqual(1)
  const [one] = live
  const plan = one ? one.items.data[0].price.id.replace('price_', '') : 'free'
  const state = one?.cancel_at_period_end ? 'canceled' : 'active'
  await waitFor(
    async () => {
      const user = await read(payer)
      return [user.plan.name, user.subscription?.state ?? 'active']
    },
    (known) => expect(known).toEqual([plan, one ? state : 'active']),
    { progress },
  )
}
