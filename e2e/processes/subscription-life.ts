import { calls } from '@huebook/contract'
import fc from 'fast-check'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { type Payer, send } from './payers.ts'

const DAY = 24 * 60 * 60
/** How long ago each life begins, in days: what is due may be so for too long by now, or not. */
const DAYS_AGO = 70

/** What happens in the life of a subscription, by the site or at Stripe alone. */
const STEPS = ['buy', 'change', 'cancel', 'resume', 'month', 'week', 'decline', 'pay', 'double', 'end'] as const
type Step = (typeof STEPS)[number]

/** How one telling of an event fares: when it arrives, and at which process. */
interface Arrival {
  late: number
  atFirst: boolean
}

export interface Life {
  /** The first is to buy; each is asked of one of the two processes. */
  steps: readonly { what: Step; atFirst: boolean }[]
  /** From which step on nothing is told any more. */
  silentFrom: number
  /** How often each event is told, over and over again: 0 is one that is lost. */
  times: readonly number[]
  arrivals: readonly Arrival[]
  /** Events that arrive at the same moment. */
  together: number
  /** After which step some of them arrive already. */
  early: number
  /** Whether those are told once more in the end, as Stripe does for whoever asks it to. */
  replays: boolean
}

const stepOf = (what: fc.Arbitrary<Step>) => fc.record({ what, atFirst: fc.boolean() })

interface Telling {
  times: readonly number[]
  /** Drawn from the number of the last step. */
  silentFrom(lastStep: number): fc.Arbitrary<number>
  last: fc.Arbitrary<Step>
}

const livesWith = (told: Telling): fc.Arbitrary<Life> =>
  fc
    .tuple(
      stepOf(fc.constant('buy')),
      fc.array(stepOf(fc.constantFrom(...STEPS)), { minLength: 1, maxLength: 7 }),
      stepOf(told.last),
    )
    .chain(([first, between, last]) =>
      fc.record({
        steps: fc.constant([first, ...between, last]),
        silentFrom: told.silentFrom(between.length + 1),
        times: fc.array(fc.constantFrom(...told.times), { minLength: 20, maxLength: 20 }),
        arrivals: fc.array(fc.record({ late: fc.double({ min: 0, max: 1, noNaN: true }), atFirst: fc.boolean() }), {
          minLength: 40,
          maxLength: 40,
        }),
        together: fc.integer({ min: 1, max: 6 }),
        early: fc.nat(8),
        replays: fc.boolean(),
      }),
    )

const never = () => fc.constant(Number.POSITIVE_INFINITY)
const ANY_STEP = fc.constantFrom(...STEPS)

/** Each event arrives, in any order, once or more often. */
const wholeLives = livesWith({ times: [1, 1, 1, 2, 3], silentFrom: never, last: ANY_STEP })
/** Some events never arrive. */
const lossyLives = livesWith({ times: [0, 1, 1, 1, 2, 3], silentFrom: never, last: ANY_STEP })
/** From some step on no event arrives, and in the end something happens that the site has no part in. */
const silentLives = livesWith({ times: [1, 1, 2], silentFrom: fc.nat, last: fc.constantFrom('double', 'end') })

export const lives = fc.oneof(wholeLives, lossyLives, silentLives)

export const isToldWhole = ({ steps, silentFrom, times }: Life): boolean =>
  silentFrom >= steps.length && !times.includes(0)

interface Place {
  stripe: StripeServer
  /** The addresses of the two processes. */
  first: string
  second: string
  /** Lets an event arrive at one of them. */
  tell(event: StripeServer['events'][number], address: string): Promise<void>
}

/** Lives it: what happens, and what is told of it. */
export async function live(life: Life, payer: Payer, { stripe, first, second, tell }: Place): Promise<void> {
  const { steps, silentFrom, times, arrivals, together, early, replays } = life
  const addressOf = ({ atFirst }: { atFirst: boolean }) => (atFirst ? first : second)
  const clock = clockFrom(stripe)
  let drawn = 0
  const begun = stripe.events.length
  let heard = begun
  let arrived = begun

  async function arrive(events: StripeServer['events']): Promise<void> {
    const arriving = events
      .flatMap((event, index) => Array.from({ length: times[index % times.length] ?? 1 }, () => event))
      .map((event) => ({ event, ...(arrivals[drawn++ % arrivals.length] ?? { late: 0, atFirst: true }) }))
      .sort((a, b) => a.late - b.late)
    for (let next = 0; next < arriving.length; next += together)
      await Promise.all(arriving.slice(next, next + together).map((one) => tell(one.event, addressOf(one))))
  }

  for (const [index, step] of steps.entries()) {
    await take(step.what, { stripe, payer, address: addressOf(step), pass: clock.pass })
    if (index < silentFrom) heard = stripe.events.length
    if (index !== early) continue
    await arrive(stripe.events.slice(begun, heard))
    arrived = heard
  }
  await arrive(stripe.events.slice(replays ? begun : arrived, heard))
  clock.backToPresent()
}

/** Stripe's clock, put back for one life; it never goes beyond the present. */
function clockFrom(stripe: StripeServer) {
  let behind = DAYS_AGO * DAY
  stripe.passTime(-behind)
  return {
    pass(days: number): void {
      // What is due from tomorrow on cannot be seen to be over.
      const seconds = Math.min(days * DAY, behind)
      behind -= seconds
      stripe.advance(seconds)
    },
    backToPresent: () => stripe.passTime(behind),
  }
}

interface Taking {
  stripe: StripeServer
  payer: Payer
  address: string
  pass(days: number): void
}

async function take(step: Step, { stripe, payer, address, pass }: Taking): Promise<void> {
  const customer = () =>
    [...stripe.customers.values()].find(({ metadata }) => metadata['user_id'] === payer.id)?.id ?? ''
  const own = () =>
    stripe.subscriptionsOf(customer()).filter(({ status }) => status === 'active' || status === 'past_due')
  if (step === 'buy' || step === 'change') {
    const priceId = step === 'buy' ? 'price_starter' : 'price_advanced'
    const answer = await send(address, payer, calls.checkout.path, { priceId })
    const session = answer.ok ? (((await answer.json()) as { url: string }).url.split('/').at(-1) ?? '') : ''
    if (stripe.sessions.get(session)?.status === 'open' && !stripe.declining.has(customer())) stripe.pay(session)
  }
  if (step === 'cancel') await send(address, payer, calls.cancelSubscription.path)
  if (step === 'resume') await send(address, payer, calls.resumeSubscription.path)
  if (step === 'month') pass(31)
  if (step === 'week') pass(8)
  if (step === 'decline') stripe.declining.add(customer())
  if (step === 'pay') {
    stripe.declining.delete(customer())
    for (const one of own()) if (one.status === 'past_due') stripe.payInvoice(one.latest_invoice)
  }
  // By somebody at Stripe's own desk.
  if (step === 'double') stripe.subscribe(customer(), 'price_advanced', {})
  if (step === 'end') for (const one of own()) stripe.end(one)
}
