import type { UserSubscription } from '@huebook/contract'
import { expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { aboutBlocking, givenIn, leftIn, paidIn } from './holding-words.ts'

const paying = (changes: Partial<UserSubscription> = {}) =>
  ({
    price: 4.99,
    state: 'active',
    renews_at: '2026-12-15T10:00:00Z',
    renewal_stopped: false,
    plan: { title: 'Starter', name: 'starter', paid: true },
    ...changes,
  }) as UserSubscription
const ending = { state: 'canceled', renews_at: null, expire_at: '2026-12-15T10:00:00Z' } as const

test('an administrator reads what somebody pays, and how it goes on', () => {
  expect(paidIn(paying())).toBe('Starter, $4.99 a month, renews on 15 December 2026')
  expect(paidIn(paying(ending))).toBe('Starter, $4.99 a month. Canceled, ends on 15 December 2026')
  expect(paidIn(paying({ ...ending, renewal_stopped: true }))).toContain('Stopped by the block, ends on 15 December')
  expect(paidIn(paying({ state: 'payment_due', payment_due_at: '2026-12-22T10:00:00Z' }))).toContain(
    'due by 22 December 2026',
  )
})

test('and what they were given, and what is left of it', () => {
  expect(givenIn({ plan: paying().plan, expire_at: null })).toBe('Starter for good')
  const credit = { page_creation: 8, public_page: 10, given: { page_creation: 3, public_page: 0 } }
  expect([leftIn(credit, 'page_creation'), leftIn(credit, 'public_page')]).toEqual([
    '8 left, 3 of them given',
    '10 left',
  ])
})

test('before a block it is said which renewal it ends, only where there is one', () => {
  expect(aboutBlocking({ ...ada, subscription: paying() })).toBe(
    'Ada, ada@example.org. Their Starter plan ($4.99 a month) is not renewed any more and ends on 15 December 2026.',
  )
  for (const subscription of [null, paying(ending)])
    expect(aboutBlocking({ ...ada, subscription })).toBe('Ada, ada@example.org')
})
