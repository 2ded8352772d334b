import { matchRoutes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patterns, type ScreenName } from '#paths.ts'
import { session } from '#session/index.ts'
import { GUARDED_SCREENS } from '#session/kids-lock/guarded.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { kidsLockGuard } from './kids-lock-guard.ts'
import { routes } from './router.tsx'

const guarded = Object.keys(GUARDED_SCREENS) as ScreenName[]

beforeEach(() => {
  const notes = new Map([['kids-lock', 'on']])
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) },
  })
  session.setState({ user: { admin: false } as never, token: 'a token' })
})
afterEach(() => {
  kidsLock.giveUp()
  session.setState({ user: null, token: '' })
  vi.unstubAllGlobals()
})

/** What becomes of somebody who opens an address, if they do with the sum what is said. */
async function open(path: string, act: () => void = () => undefined): Promise<'opened' | string> {
  const request = new Request(`https://site.example${path}`)
  const asked = { request } as Parameters<typeof kidsLockGuard>[0]
  const opening = kidsLockGuard(asked, async () => undefined)
  act()
  try {
    await opening
    return 'opened'
  } catch (answer) {
    return (answer as Response).headers.get('location') ?? ''
  }
}

function solve(): void {
  const { a, b } = kidsLock.store.getState().question?.sum ?? { a: 0, b: 0 }
  kidsLock.answer(String(a * b))
}

test.each(guarded)('%s has the lock before it in the table of routes, before anything of it is loaded', (name) => {
  const chain = matchRoutes(routes, patterns[name])?.map(({ route }) => route.middleware ?? []) ?? []
  expect(chain.flat()).toContain(kidsLockGuard)
})

test.each(guarded)('%s is not opened by its address alone, whatever stands behind that', async (name) => {
  for (const end of ['', '/', '?x=1'])
    expect(await open(patterns[name] + end, kidsLock.giveUp), end).toBe('/pages/public')
})

test('nor by an address that is written another way, or that is none', async () => {
  const written = '/%61ccount'
  expect(matchRoutes(routes, written)?.at(-1)?.route.path).toBe(patterns.account)
  expect(await open(written, kidsLock.giveUp)).toBe('/pages/public')
  expect(await open('/%')).toBe('opened')
})

test('it opens once the sum is solved, and then for a while', async () => {
  expect(await open('/checkout', solve)).toBe('opened')
  expect(await open('/account')).toBe('opened')
  kidsLock.switchTo(true)
})

test('all other screens are a child’s, and whoever is not signed in is led to signing in', async () => {
  for (const path of ['/pages/public', '/pages/42/color', '/pages/create', '/payment?status=success'])
    expect(await open(path)).toBe('opened')
  session.setState({ user: null, token: '' })
  expect(await open('/account')).toBe('opened')
})
