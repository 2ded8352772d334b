import { expect, test } from 'vitest'
import { aboutEmpty, aboutPaying, aboutRenewal, aboutSale, badgesOf, offersOf } from './plan-offer.ts'

const wordsOf = (plan: Parameters<typeof badgesOf>[0]) => badgesOf(plan).map(({ words }) => words)

test('the starter plan is recommended, and whatever costs something shows its discount', () => {
  expect(wordsOf({ name: 'free', paid: false, discount: 30 })).toEqual([])
  expect(wordsOf({ name: 'starter', paid: true, discount: 0 })).toEqual(['Recommended'])
  expect(wordsOf({ name: 'starter', paid: true, discount: 30 })).toEqual(['Recommended', '30% off'])
  expect(wordsOf({ name: 'advanced', paid: true, discount: 20 })).toEqual(['20% off'])
})

test('no discount is not advertised', () => {
  expect(wordsOf({ name: 'advanced', paid: true, discount: 0 })).toEqual([])
})

test('limits are counted as people count, and who pays may print as well', () => {
  const limits = { public_page_limit: 1, page_creation_limit: 1000 }
  const lines = ['Colour 1 public page a month', 'Create 1,000 pages a month']
  expect(offersOf({ ...limits, paid: false })).toEqual(lines)
  expect(offersOf({ ...limits, paid: true })).toEqual(['Print and download', ...lines])
})

test('nobody is told that they pay for what cannot be bought', () => {
  expect([aboutSale([{ for_sale: false }, { for_sale: true }]), aboutPaying({ for_sale: true })]).toEqual([
    null,
    'You pay once you are signed in.',
  ])
  expect(aboutSale([{ for_sale: false }])).toMatch(/^This site sells no plans yet/)
  expect(aboutPaying({ for_sale: false })).toBe('It cannot be bought yet. Until it can, you have the free plan.')
})

test('whoever has used up a month reads when it comes back', () => {
  const renews_at = '2026-12-05T10:00:00Z'
  expect(aboutRenewal({ renews_at })).toBe('All pages of your plan are there again on 5 December 2026.')
  expect(aboutEmpty({ page_creation: 2, public_page: 1, renews_at })).toBeNull()
  expect(aboutEmpty({ page_creation: 0, public_page: 1, renews_at })).toBe(
    'You have no pages left to create this month. They come back on 5 December 2026.',
  )
  expect(aboutEmpty({ page_creation: 0, public_page: 0, renews_at })).toMatch(/to create or colour this month/)
})
