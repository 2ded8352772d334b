import { User, type UserSubscription } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { aboutCanceling, aboutGivenCredits, aboutPayment, aboutPlan } from './plan-words.ts'

const withSubscription = (subscription: Partial<UserSubscription>) =>
  User.parse({
    ...ada,
    plan: { title: 'Starter', name: 'starter', paid: true },
    subscription: {
      id: ada.id,
      created_at: '2026-10-15T10:00:00Z',
      canceled_at: null,
      expire_at: null,
      price: 4.99,
      renews_at: '2026-12-15T10:00:00Z',
      payment_due_at: null,
      state: 'active',
      renewal_stopped: false,
      plan: { title: 'Starter', name: 'starter', paid: true },
      ...subscription,
    },
  })

const canceled = withSubscription({ state: 'canceled', renews_at: null, expire_at: '2026-12-15T10:00:00Z' })
const due = withSubscription({ state: 'payment_due', payment_due_at: '2026-12-22T10:00:00Z' })

test('somebody who pays reads when they pay next', () => {
  expect(aboutPlan(withSubscription({}))).toBe('It renews on 15 December 2026.')
})

test('somebody who has canceled reads until when the plan is theirs, and that they lose nothing they made', () => {
  expect(aboutPlan(canceled)).toContain('until 15 December 2026')
  expect(aboutPlan(canceled)).toContain('everything you have made stays')
})

test('somebody whose payment has failed reads until when to make up for it', () => {
  expect(aboutPayment(due)).toContain('until 22 December 2026')
  expect(aboutPayment(canceled)).toBeNull()
  expect(aboutPayment(ada)).toBeNull()
})

test('whoever is about to cancel reads how long the plan stays', () => {
  expect(aboutCanceling(withSubscription({}))).toContain('until 15 December 2026')
  expect(aboutCanceling(due)).toContain('ends at once')
})

describe('somebody who was given a plan', () => {
  const advanced = { title: 'Advanced', name: 'advanced' as const, paid: true }
  const until = (expire_at: string | null) => ({ plan: advanced, expire_at })
  const given = { ...ada, plan: advanced, given_plan: until('2027-03-03T12:00:00Z') }

  test('reads that it is a gift, and until when', () => {
    expect(aboutPlan(given)).toContain('A gift until 3 March 2027.')
    expect(aboutPlan({ ...given, given_plan: until(null) })).toContain('A gift, for good.')
  })

  test('reads as well how the lesser plan goes on that they pay for', () => {
    const payer = { ...withSubscription({}), plan: advanced, given_plan: given.given_plan }
    expect(aboutPlan(payer)).toContain('A gift until 3 March 2027.')
    expect(aboutPlan(payer)).toContain('The Starter plan you pay for renews on 15 December 2026.')
  })

  test('and pays for a better one reads nothing of the gift until the payment ends, when it is what remains', () => {
    const starter = { title: 'Starter', name: 'starter' as const, paid: true }
    const gift = { plan: starter, expire_at: null }
    const payer = { ...withSubscription({ plan: advanced }), plan: advanced, given_plan: gift }
    expect(aboutPlan(payer)).toBe('It renews on 15 December 2026.')
    const ending = { state: 'canceled' as const, expire_at: '2026-12-15T10:00:00Z', plan: advanced }
    const leaving = { ...withSubscription(ending), plan: advanced, given_plan: gift }
    expect(aboutPlan(leaving)).toContain('After that you are on the Starter plan that was given to you')
    const given_plan = (expire_at: string) => ({ plan: starter, expire_at })
    expect(aboutPlan({ ...leaving, given_plan: given_plan('2027-01-15T10:00:00Z') })).toContain('the Starter plan')
    expect(aboutPlan({ ...leaving, given_plan: given_plan('2026-12-01T10:00:00Z') })).toContain('the free plan')
  })
})

test('credits that were given are told apart, and nothing is said where there are none', () => {
  expect(aboutGivenCredits({ given: { page_creation: 3, public_page: 0 } })).toBe(
    'Among these is a gift of 3 pages to create, used last.',
  )
  expect(aboutGivenCredits({ given: { page_creation: 0, public_page: 0 } })).toBe('')
})
