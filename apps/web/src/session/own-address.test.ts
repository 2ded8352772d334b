import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

test.each(['/pages/favorite', '/checkout?plan=starter', '/pages/42/color?zoom=2#canvas', '/', '/pages/caf%C3%A9'])(
  '%s is an address of this site',
  (address) => {
    expect(ownAddress(address)).toBe(address)
  },
)

test.each([
  'https://evil.example/',
  'HTTPS:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/pages\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/pages/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'pages/favorite',
  '',
])('%j leads nowhere', (address) => {
  expect(ownAddress(address)).toBeNull()
})

test.each([null, undefined, 7, {}, ['/pages']])('%j is no address at all', (address) => {
  expect(ownAddress(address)).toBeNull()
})
