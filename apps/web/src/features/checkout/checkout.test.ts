import { expect, test } from 'vitest'
import { screenAt } from './checkout.tsx'

const SITE = 'https://huebook.example'

test('what is shown by this site is opened here, without loading it anew', () => {
  expect(screenAt('https://huebook.example/payment?status=success', SITE)).toBe('/payment?status=success')
})

test.each(['https://checkout.stripe.com/c/pay/1', 'https://huebook.example.evil.example/payment', 'nonsense'])(
  '%s is shown by somebody else',
  (address) => {
    expect(screenAt(address, SITE)).toBeNull()
  },
)
