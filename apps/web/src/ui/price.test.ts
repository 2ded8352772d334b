import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test('a price is in dollars with two decimals', () => {
  expect([0, 4.99, 10, 1234.5].map((price) => priceOf({ price }))).toEqual(['$0.00', '$4.99', '$10.00', '$1,234.50'])
})
