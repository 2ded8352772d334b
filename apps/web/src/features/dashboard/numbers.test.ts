import { expect, test } from 'vitest'
import { inFull, inShort } from './numbers.ts'

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1K', '1,000'],
  [1234, '1.2K', '1,234'],
  [999_999, '1M', '999,999'],
  [5_250_000, '5.3M', '5,250,000'],
])('%d is told as %s at a glance, and as %s to the last one', (count, short, full) => {
  expect([inShort(count), inFull(count)]).toEqual([short, full])
})
