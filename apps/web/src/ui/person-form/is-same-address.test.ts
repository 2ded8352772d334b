import { expect, test } from 'vitest'
import { isSameAddress } from './is-same-address.ts'

test('an address retyped with capitals and spaces is no new address', () => {
  expect(isSameAddress('ada@example.org', ' Ada@Example.org ')).toBe(true)
})

test('another address is one', () => {
  expect(isSameAddress('ada@example.org', 'ada@example.com')).toBe(false)
})
