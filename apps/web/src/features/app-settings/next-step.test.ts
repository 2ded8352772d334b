import { PlanId, SETUP_STATES } from '@huebook/contract'
import { expect, test } from 'vitest'
import { aboutMoving, nextStep, type Part } from './next-step.ts'

const plan = { id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'), title: 'Starter' }
const charged = { amount: 499, currency: 'usd', every: { interval: 'month', count: 1 } }
const known = {
  checked_at: null,
  plan,
  prices: [{ plan, shown: 6, charged }],
  account: { of_key: 'acct_2 (test mode)', of_customers: 'acct_1 (test mode)', payers: 1 },
}
const PARTS: Part[] = ['openaiApi', 'stripeApi', 'stripeWebhook', 'plans']

test.each(PARTS)('there is one step to take whatever is wrong with %s, and none once it works', (part) => {
  for (const state of SETUP_STATES) {
    const step = nextStep(part, { ...known, state })
    expect(step?.words ?? '', state).toMatch(state === 'works' ? /^$/ : /\.$/)
  }
})

test('a plan that cannot be sold is one press away', () => {
  expect(nextStep('plans', { ...known, state: 'refused' })).toEqual({
    words: 'Stripe has no active price with the ID of the plan Starter.',
    link: { to: `/admin/plans/${plan.id}/edit`, words: 'Edit the plan Starter' },
  })
})

test('a plan that is sold for something else than it says names both, and leads to the plan', () => {
  expect(nextStep('plans', { ...known, state: 'mismatched' })).toEqual({
    words:
      'The plan Starter says $6.00 a month, but Stripe charges $4.99 a month. Change one of the two, so that both are the same.',
    link: { to: `/admin/plans/${plan.id}/edit`, words: 'Edit the plan Starter' },
  })
})

test('a key of another account is named with the one that people pay at, and what to do', () => {
  const words = nextStep('stripeApi', { ...known, state: 'mismatched' })?.words
  expect(words).toContain('belongs to acct_2 (test mode), but 1 person pays for a plan at acct_1 (test mode).')
  expect(words).toContain('Save a key of that account again, unless you really move.')
})

test('whoever moves to another account is told first who loses what, and who goes on charging', () => {
  expect(aboutMoving({ of_key: null, of_customers: 'acct_1 (test mode)', payers: 2 })).toBe(
    '2 people lose their plans here at once and can buy it again. acct_1 (test mode) goes on charging them unless it is closed: end those subscriptions in Stripe.',
  )
  expect(aboutMoving({ of_key: null, of_customers: null, payers: 1 })).toContain(
    '1 person loses their plan here at once and can buy it again. The account before goes on charging',
  )
})
