import { PlanId, SETUP_STATES } from '@huebook/contract'
import { expect, test } from 'vitest'
import { nextStep, type Part } from './next-step.ts'

const plan = { id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'), title: 'Starter' }
const PARTS: Part[] = ['openaiApi', 'stripeApi', 'stripeWebhook', 'plans']

test.each(PARTS)('there is one step to take whatever is wrong with %s, and none once it works', (part) => {
  for (const state of SETUP_STATES) {
    const step = nextStep(part, { state, checked_at: null, plan })
    expect(step?.words ?? '', state).toMatch(state === 'works' ? /^$/ : /\.$/)
  }
})

test('a plan that cannot be sold is one press away', () => {
  expect(nextStep('plans', { state: 'refused', checked_at: null, plan })).toEqual({
    words: 'Stripe has no active price with the ID of the plan Starter.',
    link: { to: `/admin/plans/${plan.id}/edit`, words: 'Edit the plan Starter' },
  })
})
