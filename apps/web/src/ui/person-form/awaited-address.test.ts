import { expect, test } from 'vitest'
import { awaitedAddress, isSameAddress } from './awaited-address.ts'

test('a new address is awaited until its link is opened, in this tab or another', () => {
  expect(awaitedAddress(' Ada@example.com', 'ada@example.org')).toBe('Ada@example.com')
  expect(awaitedAddress(' Ada@example.com', 'ada@example.com')).toBeNull()
})

test('nothing is awaited where no new address was asked for', () => {
  expect(awaitedAddress(null, 'ada@example.org')).toBeNull()
})

test('an address retyped with capitals and spaces is no new address', () => {
  expect(isSameAddress('ada@example.org', ' Ada@Example.org ')).toBe(true)
})

test('another address is one', () => {
  expect(isSameAddress('ada@example.org', 'ada@example.com')).toBe(false)
})
