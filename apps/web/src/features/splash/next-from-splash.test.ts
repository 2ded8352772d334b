import { expect, test } from 'vitest'
import { nextFromSplash } from './next-from-splash.ts'

const browser = { isInstalled: false, serverAddress: () => '' }
const known = { isInstalled: true, serverAddress: () => 'https://huebook.example' }
const unknown = { isInstalled: true, serverAddress: () => null }
const user = { admin: false }
const plainly = { isChange: false, isStart: false, place: null }

test('a browser has a landing to show instead', () => {
  expect(nextFromSplash(browser, { ...plainly, user: null })).toBe('/')
  expect(nextFromSplash(browser, { ...plainly, user, isChange: true, place: '/pages' })).toBe('/')
})

test('opened from beside their apps, a site has no landing: it opens where whoever is signed in left off', () => {
  const started = { ...plainly, isStart: true }
  expect(nextFromSplash(browser, { ...started, user: null, place: '/pages' })).toBe('/sign-in')
  expect(nextFromSplash(browser, { ...started, user })).toBe('/pages/public')
  expect(nextFromSplash(browser, { ...started, user, place: '/pages/42/color' })).toBe('/pages/42/color')
})

test('an app asks for its server first', () => {
  expect(nextFromSplash(unknown, { ...plainly, user: null })).toBeNull()
  expect(nextFromSplash(unknown, { ...plainly, user, place: '/pages' })).toBeNull()
})

test('an app that knows its server opens at once, where somebody left off', () => {
  expect(nextFromSplash(known, { ...plainly, user: null })).toBe('/sign-in')
  expect(nextFromSplash(known, { ...plainly, user })).toBe('/pages/public')
  expect(nextFromSplash(known, { ...plainly, user, place: '/pages/42/color' })).toBe('/pages/42/color')
})

test('an app that is to be told another server asks for it', () => {
  expect(nextFromSplash(known, { ...plainly, user: null, isChange: true })).toBeNull()
})
