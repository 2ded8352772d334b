import type { AppStatus } from '@huebook/contract'
import { paths } from '#paths.ts'
import { wrongPrice } from '#ui/charged.ts'

export type Part = keyof AppStatus['checks']
type Check = AppStatus['checks'][Part]

interface NextStep {
  words: string
  /** Where it is done, if that is another screen. */
  link?: { to: string; words: string }
}

const CHECK_AGAIN = 'Press “Check again”.'

const KEYS = {
  openaiApi: {
    missing: 'Save an OpenAI API key below. Until then the built-in illustrator draws, or an image model of your own.',
    refused: 'OpenAI does not accept this key, or its account has no credit. Save another key below.',
    unreachable: `OpenAI did not answer. ${CHECK_AGAIN}`,
  },
  stripeApi: {
    missing: 'Save your Stripe API secret key below.',
    refused: 'Stripe does not accept this key for subscriptions. Save another key below.',
    unreachable: `Stripe did not answer. ${CHECK_AGAIN}`,
  },
}

/** What whoever moves to another account should know first. */
export function aboutMoving({ of_customers, payers }: NonNullable<Check['account']>): string {
  const who = payers === 1 ? '1 person loses their plan' : `${payers} people lose their plans`
  return (
    `${who} here at once and can buy it again. ${of_customers ?? 'The account before'} goes on charging them ` +
    'unless it is closed: end those subscriptions in Stripe.'
  )
}

function nextForAnotherAccount({ account }: Check): NextStep {
  const theirs = account?.of_customers ?? 'the account before'
  const payers = account?.payers === 1 ? '1 person pays' : `${account?.payers} people pay`
  return {
    words:
      `This key belongs to ${account?.of_key ?? 'another Stripe account'}, but ${payers} for a plan at ${theirs}. ` +
      'Nothing is sold or compared, and nobody loses a plan. Save a key of that account again, unless you really move.',
  }
}

const UNTRIED = `Saved, but not tried yet. ${CHECK_AGAIN}`

function nextForPlans({ state, plan, prices }: Check): NextStep {
  const link = plan && { link: { to: paths.adminEditPlan({ id: plan.id }), words: `Edit the plan ${plan.title}` } }
  if (state === 'missing') return { words: `The plan ${plan?.title} has no Stripe price ID yet.`, ...link }
  if (state === 'refused')
    return { words: `Stripe has no active price with the ID of the plan ${plan?.title}.`, ...link }
  if (state === 'mismatched')
    return { words: `${prices.map(wrongPrice).join(' ')} Change one of the two, so that both are the same.`, ...link }
  if (state === 'waiting') return { words: 'First save a Stripe key that works: prices are looked up with it.' }
  return { words: state === 'unreachable' ? KEYS.stripeApi.unreachable : UNTRIED }
}

/** The one thing to do next about a part of the set-up; nothing about one that works. */
export function nextStep(part: Part, check: Check): NextStep | null {
  const { state } = check
  if (state === 'works') return null
  if (part === 'plans') return nextForPlans(check)
  if (part === 'stripeWebhook')
    return state === 'missing'
      ? { words: 'In Stripe, add a webhook with the address below, then save its signing secret here.' }
      : { words: 'No event has arrived with this secret yet. Send a test event from Stripe, then check again.' }
  if (state === 'mismatched') return nextForAnotherAccount(check)
  return { words: state === 'waiting' || state === 'unchecked' ? UNTRIED : KEYS[part][state] }
}
