import { type Plan, PlanId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { asSent, changeOf, PLAN_LABELS, planDifferences, planErrors, planFaults, textsOf } from './plan-texts.ts'

const starter: Plan = {
  id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'),
  name: 'starter',
  title: 'Starter',
  description: 'For every week',
  price: 4.9,
  discount: 10,
  paid: true,
  stripe_price_id: 'price_1',
  for_sale: true,
  public_page_limit: 200,
  page_creation_limit: 50,
}
const free: Plan = { ...starter, name: 'free', paid: false, price: 0, stripe_price_id: '' }

test('a price is shown to the cent, and numbers are sent as numbers', () => {
  const texts = textsOf(starter)
  expect(texts.price).toBe('4.90')
  expect(changeOf(starter, { ...texts, publicPageLimit: ' 250 ', price: '5.5', discount: '15' })).toEqual({
    name: 'starter',
    title: 'Starter',
    description: 'For every week',
    price: 5.5,
    discount: 15,
    publicPageLimit: 250,
    pageCreationLimit: 50,
    stripePriceId: 'price_1',
  })
})

test('every field of the form is sent', () => {
  expect(Object.keys(changeOf(starter, textsOf(starter)))).toEqual(expect.arrayContaining(Object.keys(PLAN_LABELS)))
})

test('a free plan has no price to change, and neither price id nor discount is sent for it', () => {
  const change = changeOf(free, { ...textsOf(free), price: '3', stripePriceId: 'price_2' })
  expect(change.price).toBe(0)
  expect(change).not.toHaveProperty('stripePriceId')
  expect(change).not.toHaveProperty('discount')
})

test.each([
  ['4,99', 4.99],
  ['1,000', Number.NaN],
  ['', Number.NaN],
  ['five', Number.NaN],
])('the price %j is %d, never something nobody has typed', (price, sent) => {
  expect(changeOf(starter, { ...textsOf(starter), price }).price).toBe(sent)
})

test('a plan that was saved without an answer is found again as it was sent', () => {
  const typed = { ...textsOf(starter), title: ' Beginner ', price: '5,9' }
  expect(asSent(typed)).toEqual(textsOf({ ...starter, title: 'Beginner', price: 5.9 }))
})

test('an emptied limit is not a limit of nothing', () => {
  expect(changeOf(starter, { ...textsOf(starter), pageCreationLimit: '' }).pageCreationLimit).toBe(Number.NaN)
})

test('the id of the product is told apart from that of its price before anything is sent', () => {
  const texts = { ...textsOf(starter), stripePriceId: ' prod_1' }
  expect(planFaults(starter, texts).stripePriceId).toContain('This is the ID of the product')
  expect(planFaults(free, texts)).toEqual({})
  expect(planFaults(starter, { ...texts, stripePriceId: ' price_1 ' })).toEqual({})
  expect(changeOf(starter, { ...texts, stripePriceId: ' price_1 ' }).stripePriceId).toBe('price_1')
})

test('of two who have changed a plan, only what differs is put side by side', () => {
  const mine = { ...textsOf(starter), price: '5.00' }
  expect(planDifferences(mine, { ...mine, price: '6.00' })).toEqual([
    { path: 'price', label: 'Price', mine: '5.00', theirs: '6.00' },
  ])
})

test('a price id that another plan has is told beside it, and everything else beside its own field', () => {
  const message = 'Another plan already uses this Stripe price ID'
  expect(planErrors({ code: 'PRICE_TAKEN', message, issues: [] })).toEqual({ stripePriceId: message })
  const issues = [{ path: 'price', message: 'A price cannot be negative' }]
  expect(planErrors({ code: 'INVALID', message: '', issues })).toEqual({ price: 'A price cannot be negative' })
})
