import { expect, test } from 'vitest'
import { accountOf, afterSigningIn } from './after-signing-in.ts'

const user = { admin: false }
const admin = { admin: true }

const nothing = { wanted: null, plan: null, begun: null }

test('a person goes on to where they wanted to be', () => {
  expect(afterSigningIn(user, { wanted: '/pages/42/color', plan: 'starter', begun: '7' })).toBe('/pages/42/color')
})

test('whoever chose a plan while signing up goes on to pay for it', () => {
  expect(afterSigningIn(user, { ...nothing, plan: 'starter', begun: '7' })).toBe('/checkout?plan=starter')
})

test('whoever has begun to colour before they had an account goes on with that', () => {
  expect(afterSigningIn(user, { ...nothing, begun: '7' })).toBe('/pages/7/color')
  expect(afterSigningIn(admin, { ...nothing, begun: '7' })).toBe('/admin')
})

test('everybody else goes home', () => {
  expect(afterSigningIn(user, nothing)).toBe('/pages/public')
  expect(afterSigningIn(admin, nothing)).toBe('/admin')
})

test('whoever has changed their address sees it on the account screen of their area', () => {
  expect(accountOf(user)).toBe('/account')
  expect(accountOf(admin)).toBe('/admin/account')
})
