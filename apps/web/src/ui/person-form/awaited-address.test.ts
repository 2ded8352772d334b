import { expect, test } from 'vitest'
import { awaitedAddress } from './awaited-address.ts'

test('a new address is awaited until its link is opened, in this tab or another', () => {
  expect(awaitedAddress(' Ada@example.com', 'ada@example.org')).toBe('Ada@example.com')
  expect(awaitedAddress(' Ada@example.com', 'ada@example.com')).toBeNull()
})

test('nothing is awaited where no new address was asked for', () => {
  expect(awaitedAddress(null, 'ada@example.org')).toBeNull()
})
