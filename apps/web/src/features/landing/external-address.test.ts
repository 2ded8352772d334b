import { expect, test } from 'vitest'
import { externalAddress } from './external-address.ts'

test('an address is linked as it was typed, and completed where the beginning is missing', () => {
  expect(externalAddress('https://example.org/us')).toBe('https://example.org/us')
  expect(externalAddress(' example.org/us ')).toBe('https://example.org/us')
  expect(externalAddress('mailto:hello@example.org')).toBe('mailto:hello@example.org')
  expect(externalAddress('tel:+49301234')).toBe('tel:+49301234')
})

test.each(['', '   ', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,hi', 'http://'])(
  'nobody is sent to %j',
  (typed) => {
    expect(externalAddress(typed)).toBeNull()
  },
)
