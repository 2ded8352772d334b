import { PlanId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { wrongPrice } from './charged.ts'

const plan = { id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'), title: 'Starter' }
const monthly = { interval: 'month', count: 1 }

test.each([
  [{ amount: 499, currency: 'usd', every: monthly }, '$4.99 a month'],
  [{ amount: 600, currency: 'eur', every: monthly }, '€6.00 a month'],
  [{ amount: 600, currency: 'jpy', every: monthly }, '¥600 a month'],
  [{ amount: 600, currency: 'usd', every: { interval: 'year', count: 1 } }, '$6.00 a year'],
  [{ amount: 600, currency: 'usd', every: { interval: 'month', count: 3 } }, '$6.00 every 3 months'],
  [{ amount: 600, currency: 'usd', every: null }, '$6.00 once'],
  [{ amount: null, currency: 'usd', every: monthly }, 'no fixed amount a month'],
])('what is shown and what is charged stand in one sentence: %j', (charged, words) => {
  expect(wrongPrice({ plan, shown: 6, charged })).toBe(
    `The plan Starter says $6.00 a month, but Stripe charges ${words}.`,
  )
})
