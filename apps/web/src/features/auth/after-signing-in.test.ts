import { expect, test } from 'vitest'
import { accountOf, afterSigningIn } from './after-signing-in.ts'

const user = { admin: false }
const admin = { admin: true }

test('a person goes on to where they wanted to be', () => {
  expect(afterSigningIn(user, '/pages/42/color', 'starter')).toBe('/pages/42/color')
})

test('whoever chose a plan while signing up goes on to pay for it', () => {
  expect(afterSigningIn(user, null, 'starter')).toBe('/checkout?plan=starter')
})

test('everybody else goes home', () => {
  expect(afterSigningIn(user, null, null)).toBe('/pages/public')
  expect(afterSigningIn(admin, null, null)).toBe('/admin')
})

test('whoever has changed their address sees it on the account screen of their area', () => {
  expect(accountOf(user)).toBe('/account')
  expect(accountOf(admin)).toBe('/admin/account')
})
