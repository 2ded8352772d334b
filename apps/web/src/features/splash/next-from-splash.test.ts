import { expect, test } from 'vitest'
import { nextFromSplash } from './next-from-splash.ts'

const known = () => 'https://huebook.example'
const unknown = () => null

test('a browser has a landing to show instead', () => {
  expect(nextFromSplash({ isInstalled: false, serverAddress: () => '' }, null)).toBe('/')
})

test('an app asks for its server first', () => {
  expect(nextFromSplash({ isInstalled: true, serverAddress: unknown }, null)).toBeNull()
  expect(nextFromSplash({ isInstalled: true, serverAddress: unknown }, { admin: false })).toBeNull()
})

test('an app that knows its server opens at once', () => {
  expect(nextFromSplash({ isInstalled: true, serverAddress: known }, null)).toBe('/sign-in')
  expect(nextFromSplash({ isInstalled: true, serverAddress: known }, { admin: false })).toBe('/pages/public')
})
