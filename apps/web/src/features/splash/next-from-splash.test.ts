import { expect, test } from 'vitest'
import { nextFromSplash } from './next-from-splash.ts'

const known = () => 'https://huebook.example'
const unknown = () => null

test('a browser has a landing to show instead', () => {
  expect(nextFromSplash({ kind: 'browser', serverAddress: () => '' }, null)).toBe('/')
})

test.each(['mobile', 'desktop'] as const)('the %s app asks for its server first', (kind) => {
  expect(nextFromSplash({ kind, serverAddress: unknown }, null)).toBeNull()
  expect(nextFromSplash({ kind, serverAddress: unknown }, { admin: false })).toBeNull()
})

test.each(['mobile', 'desktop'] as const)('the %s app that knows its server opens at once', (kind) => {
  expect(nextFromSplash({ kind, serverAddress: known }, null)).toBe('/sign-in')
  expect(nextFromSplash({ kind, serverAddress: known }, { admin: false })).toBe('/pages/public')
})
