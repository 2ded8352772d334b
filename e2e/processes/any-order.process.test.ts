import { calls } from '@huebook/contract'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { signEvent } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { playStripe, setUpPayments, WEBHOOK_SECRET } from '../site/stripe.ts'
import { expectAsAtStripe } from './as-at-stripe.ts'
import { makeReconciliationDue, newPayer, type Payer } from './payers.ts'
import { isToldWhole, type Life, live, lives } from './subscription-life.ts'
import { startTwoProcesses } from './two-processes.ts'

/** Each takes a moment; `ORDERS=1000` takes its time. */
const ORDERS = Number(process.env['ORDERS'] ?? 12)
/** Lives between two comparisons with Stripe: each of those costs a start, which is seconds. */
const AT_ONCE = Math.min(12, ORDERS)
/** As every test's, in milliseconds, and so much more for each life: this is for what hangs. */
const TIMEOUT_MS = 600_000 + ORDERS * 5000

test(
  `whichever way ${ORDERS} lives of a subscription are told to two processes, twice, late or never, both end with what Stripe has`,
  async () => {
    const stripe = await playStripe()
    onTestFinished(() => stripe.close())
    const site = await startTwoProcesses({ STRIPE_API_BASE: stripe.apiBase })
    const { token } = await createFirstAdmin(site.first, site.output())
    await setUpPayments(site.first, token, stripe)
    // How each of them arrives is ours to say.
    stripe.losesEvents = true

    const tell = async (event: object, address: string): Promise<void> => {
      const { payload, headers } = signEvent(event, WEBHOOK_SECRET)
      const url = `${address}/api${calls.stripeWebhook.path}`
      const { status } = await fetch(url, { method: 'POST', headers, body: payload })
      expect(status).toBe(200)
    }

    async function tellOf(life: Life): Promise<Payer> {
      const payer = await newPayer(site.database)
      await live(life, payer, { stripe, tell, ...site })
      if (!isToldWhole(life)) return payer
      await site.settled()
      await expectAsAtStripe(stripe, site, payer, `told whole: ${storyOf(life)}`)
      return payer
    }

    async function compareAll(): Promise<void> {
      await makeReconciliationDue(site.database)
      await site.restartSecond()
      await waitFor(isReconciliationBegun, (isBegun) => expect(isBegun).toBe(true))
      await site.settled()
    }

    async function isReconciliationBegun(): Promise<boolean> {
      const { rows } = await site.database.query(
        `select 1 from reconciliations where last_at > now() - interval '1 day'`,
      )
      return rows.length > 0
    }

    async function forget(payers: readonly Payer[]): Promise<void> {
      await site.settled()
      await site.database.query('delete from users where id = any($1)', [payers.map(({ id }) => id)])
      for (const book of [stripe.customers, stripe.subscriptions, stripe.invoices]) book.clear()
      stripe.events.length = 0
    }

    await fc.assert(
      fc.asyncProperty(fc.array(lives, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (told) => {
        const payers: Payer[] = []
        for (const life of told) payers.push(await tellOf(life))
        await compareAll()
        for (const [index, life] of told.entries())
          await expectAsAtStripe(stripe, site, payers[index] as Payer, storyOf(life))
        await forget(payers)
      }),
      { numRuns: Math.ceil(ORDERS / AT_ONCE), endOnFailure: true },
    )
  },
  TIMEOUT_MS,
)

const storyOf = ({ steps, silentFrom }: Life): string =>
  steps.map(({ what }, index) => (index < silentFrom ? what : `${what} (not told)`)).join(', ')
