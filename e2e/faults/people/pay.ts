import { PLAN_NAMES, type PlanName } from '@huebook/contract'
import { alertOf, button, heading, type Outcome, type Person, reach, readRefusal, see } from './person.ts'

const STRIPE_PATIENCE_MS = 30_000
/** How long somebody waits for what they have paid for, in milliseconds; then they go on and look later. */
const PLAN_PATIENCE_MS = 60_000
/** How often somebody changes their mind on Stripe's page. */
const CHANGES_OF_MIND = 0.15

/** Buys a plan on Stripe's page, or changes to the better one. Nothing for whoever has the best already. */
export async function pay(person: Person): Promise<Outcome | undefined> {
  const { page, told, dice } = person
  if (told.plan === 'advanced') return undefined
  const plan = told.plan === 'free' ? dice.pick(['starter', 'advanced'] as const) : 'advanced'
  const checkout = button(page, 'Checkout')
  if (!(await reach(person, `/checkout?plan=${plan}`, { checkout }))) return 'gave up'
  // Their plan already: a payment has arrived that nobody could tell them of.
  if (!(await checkout.isEnabled())) return 'refused'
  told.renewal = undefined
  await checkout.click()
  const welcome = heading(page, /^Welcome to /)
  const stripe = heading(page, 'Subscribe')
  const seen = await see({ stripe, welcome, refused: alertOf(page) }, STRIPE_PATIENCE_MS)
  if (seen === 'refused') return readRefusal(person)
  if (seen === 'welcome') return enter(person)
  if (seen !== 'stripe') return 'gave up'
  if (dice.roll() < CHANGES_OF_MIND) {
    await button(page, 'Cancel').click()
    const canceled = heading(page, 'No payment was made')
    return (await reach(person, '/payment?status=canceled', { canceled })) ? 'told' : 'gave up'
  }
  await button(page, 'Pay').click()
  return waitForPlan(person)
}

/** The way back from Stripe's page may lead to a site that is away: then the address is opened again. */
async function waitForPlan(person: Person): Promise<Outcome> {
  const { page } = person
  const welcome = heading(page, /^Welcome to /)
  const isWelcome = () => see({ welcome }, PLAN_PATIENCE_MS)
  if (await isWelcome()) return enter(person)
  const late = heading(page, /^(One moment|This takes a little longer)/)
  const seen = await reach(person, '/payment?status=success', { welcome, late })
  return seen && (await isWelcome()) ? enter(person) : 'gave up'
}

async function enter({ page, told }: Person): Promise<Outcome> {
  const title = (await heading(page, /^Welcome to /).textContent())?.toLowerCase() ?? ''
  const plan = PLAN_NAMES.find((name) => title.includes(name)) ?? 'free'
  if (rankOf(plan) > rankOf(told.plan)) told.plan = plan
  return 'told'
}

const rankOf = (plan: PlanName): number => PLAN_NAMES.indexOf(plan)

/** Lets the plan run out. Nothing for whoever has none that goes on. */
export async function cancel(person: Person): Promise<Outcome | undefined> {
  const { page, told } = person
  if (!(await reachPlan(person, 'Cancel plan'))) return undefined
  told.renewal = undefined
  await button(page, 'Cancel plan').click()
  await button(page, 'Yes, proceed').click()
  const done = page.getByText('Your active subscription plan has been canceled')
  const seen = await see({ done, refused: alertOf(page) }, STRIPE_PATIENCE_MS)
  if (seen === 'done') told.renewal = 'ends'
  return outcomeOf(person, seen)
}

/** Takes that back. */
export async function resume(person: Person): Promise<Outcome | undefined> {
  const { page, told } = person
  if (!(await reachPlan(person, 'Resume plan'))) return undefined
  told.renewal = undefined
  await button(page, 'Resume plan').click()
  const done = page.getByText('Your plan goes on', { exact: true })
  const seen = await see({ done, refused: alertOf(page) }, STRIPE_PATIENCE_MS)
  if (seen === 'done') told.renewal = 'goes on'
  return outcomeOf(person, seen)
}

async function reachPlan(person: Person, action: string): Promise<boolean> {
  const { page, told } = person
  if (told.plan === 'free') return false
  const plan = page.getByRole('region', { name: 'Your plan' })
  return (await reach(person, '/account', { plan })) === 'plan' && (await button(page, action).isVisible())
}

const outcomeOf = async (person: Person, seen: 'done' | 'refused' | undefined): Promise<Outcome> =>
  seen === 'refused' ? readRefusal(person) : seen === 'done' ? 'told' : 'gave up'
