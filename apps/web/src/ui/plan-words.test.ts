import { expect, test } from 'vitest'
import { badgeOf, offersOf } from './plan-words.ts'

test('the starter plan is recommended, the advanced plan shows its discount', () => {
  expect(badgeOf({ name: 'free', discount: 30 })).toBeNull()
  expect(badgeOf({ name: 'starter', discount: 30 })).toBe('Recommended')
  expect(badgeOf({ name: 'advanced', discount: 20 })).toBe('20% off')
})

test('no discount is not advertised', () => {
  expect(badgeOf({ name: 'advanced', discount: 0 })).toBeNull()
})

test('limits are counted as people count, and who pays may print as well', () => {
  const limits = { public_page_limit: 1, page_creation_limit: 1000 }
  const lines = ['Colour 1 public page a month', 'Create 1,000 pages a month']
  expect(offersOf({ ...limits, paid: false })).toEqual(lines)
  expect(offersOf({ ...limits, paid: true })).toEqual(['Print and download', ...lines])
})
