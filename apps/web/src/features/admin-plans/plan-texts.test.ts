import { Plan } from '@huebook/contract'
import { expect, test } from 'vitest'
import { changeOf, editsAfter, planErrors, textsOf } from './plan-texts.ts'

const starter = Plan.parse({
  id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11',
  name: 'starter',
  title: 'Starter',
  description: 'For every week',
  price: 4.9,
  discount: 0,
  paid: true,
  stripe_price_id: 'price_1',
  public_page_limit: 200,
  page_creation_limit: 50,
})
const free: Plan = { ...starter, name: 'free', paid: false, price: 0, stripe_price_id: '' }

test('a price is shown to the cent, and numbers are sent as numbers', () => {
  const texts = textsOf(starter)
  expect(texts.price).toBe('4.90')
  expect(changeOf(starter, { ...texts, publicPageLimit: ' 250 ', price: '5.5' })).toEqual({
    name: 'starter',
    title: 'Starter',
    description: 'For every week',
    price: 5.5,
    publicPageLimit: 250,
    pageCreationLimit: 50,
    stripePriceId: 'price_1',
  })
})

test('a free plan has no price to change, and no price id is sent for it', () => {
  const change = changeOf(free, { ...textsOf(free), price: '3', stripePriceId: 'price_2' })
  expect(change.price).toBe(0)
  expect(change).not.toHaveProperty('stripePriceId')
})

test.each([
  ['4,99', 4.99],
  ['1,000', Number.NaN],
  ['', Number.NaN],
  ['five', Number.NaN],
])('the price %j is %d, never something nobody has typed', (price, sent) => {
  expect(changeOf(starter, { ...textsOf(starter), price }).price).toBe(sent)
})

test('an emptied limit is not a limit of nothing', () => {
  expect(changeOf(starter, { ...textsOf(starter), pageCreationLimit: '' }).pageCreationLimit).toBe(Number.NaN)
})

test('what was typed while the plan was being saved stays', () => {
  const sent = { title: 'Begin', price: '5' }
  expect(editsAfter({ title: 'Begin', price: '6' }, sent)).toEqual({ price: '6' })
})

test('a price id that another plan has is told beside it, and everything else beside its own field', () => {
  const message = 'Another plan already uses this Stripe price ID'
  expect(planErrors({ code: 'CONFLICT', message, issues: [] })).toEqual({ stripePriceId: message })
  const issues = [{ path: 'price', message: 'A price cannot be negative' }]
  expect(planErrors({ code: 'INVALID', message: '', issues })).toEqual({ price: 'A price cannot be negative' })
})
