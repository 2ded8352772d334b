import { User, type UserSubscription } from '@huebook/contract'
import { expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { aboutCanceling, aboutPayment, aboutPlan } from './plan-words.ts'

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
