import { expect, test } from 'vitest'
import { nextFromSplash } from './next-from-splash.ts'

const browser = { isInstalled: false, serverAddress: () => '' }
const known = { isInstalled: true, serverAddress: () => 'https://huebook.example' }
const unknown = { isInstalled: true, serverAddress: () => null }
const user = { admin: false }

test('a browser has a landing to show instead', () => {
  expect(nextFromSplash(browser, { user: null, isChange: false })).toBe('/')
  expect(nextFromSplash(browser, { user: null, isChange: true })).toBe('/')
})

test('an app asks for its server first', () => {
  expect(nextFromSplash(unknown, { user: null, isChange: false })).toBeNull()
  expect(nextFromSplash(unknown, { user, isChange: false })).toBeNull()
})

test('an app that knows its server opens at once', () => {
  expect(nextFromSplash(known, { user: null, isChange: false })).toBe('/sign-in')
  expect(nextFromSplash(known, { user, isChange: false })).toBe('/pages/public')
})

test('an app that is to be told another server asks for it', () => {
  expect(nextFromSplash(known, { user: null, isChange: true })).toBeNull()
})
