import { matchRoutes } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { connectNavigation } from '#api/navigation.ts'
import { setCurrentUser } from '#features/auth/current-user.ts'
import { patterns, type ScreenName } from '#paths.ts'
import { session, wantedAddress } from '#session/index.ts'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { routes } from './router.tsx'

const enter = {
  visitor: () => session.getState().clearToken(),
  user: () => setCurrentUser({ token: 'a', user: ada }),
  admin: () => setCurrentUser({ token: 'b', user: { ...ada, admin: true } }),
}

afterEach(() => {
  enter.visitor()
  connectNavigation(undefined)
})

/** Sends somebody through the guards of an address, as the router would, and tells where they end up. */
async function ending(as: keyof typeof enter, address: string, { initialized = false } = {}) {
  enter[as]()
  const url = new URL(address, 'http://localhost')
  connectNavigation({ state: { initialized, location: url, navigation: {} }, navigate: () => undefined })
  const guards = matchRoutes(routes, url.pathname)?.flatMap(({ route }) => route.middleware ?? []) ?? []
  const visit = { request: new Request(url), params: {}, context: {}, unstable_pattern: '' }
  for (const guard of guards) {
    try {
      await guard(visit as unknown as Parameters<typeof guard>[0], async () => ({}))
    } catch (thrown) {
      return (thrown as Response).headers.get('Location')
    }
  }
  return 'here'
}

const FOR_EVERYBODY: ScreenName[] = ['splash', 'verify', 'createAdmin', 'linkedColoring']
const FOR_ALL_BUT_ADMINS: ScreenName[] = ['landing', 'terms', 'privacy', 'sharedPage', 'payment']
const FOR_VISITORS: ScreenName[] = ['signIn', 'signUp']
const others = (Object.keys(patterns) as ScreenName[]).filter(
  (name) => ![...FOR_EVERYBODY, ...FOR_ALL_BUT_ADMINS, ...FOR_VISITORS].includes(name),
)
const FOR_ADMINS = others.filter((name) => name.startsWith('admin'))
const FOR_USERS = others.filter((name) => !name.startsWith('admin'))

const addressesOf = (names: ScreenName[]) => names.map((name) => patterns[name].replace(/:\w+/g, 'something'))

describe.each(addressesOf(FOR_EVERYBODY))('%s', (path) => {
  test.each(['visitor', 'user', 'admin'] as const)('is shown to a %s', async (who) => {
    expect(await ending(who, path)).toBe('here')
  })
})

describe.each(addressesOf(FOR_ALL_BUT_ADMINS))('%s', (path) => {
  test('is shown to visitors and users, and sends administrators to their desk', async () => {
    expect(await ending('visitor', path)).toBe('here')
    expect(await ending('user', path)).toBe('here')
    expect(await ending('admin', path)).toBe('/admin')
  })
})

describe.each(addressesOf(FOR_VISITORS))('%s', (path) => {
  test('is shown to a visitor, and sends everybody else home', async () => {
    expect(await ending('visitor', path)).toBe('here')
    expect(await ending('user', path)).toBe('/pages/public')
    expect(await ending('admin', path)).toBe('/admin')
  })
})

test('somebody with an account who was sent a page is led on to it, and nowhere but on this site', async () => {
  expect(await ending('user', '/sign-up?next=%2Fpages%2F42%2Fcolor')).toBe('/pages/42/color')
  expect(await ending('user', '/sign-up?next=%2F%2Fevil.example')).toBe('/pages/public')
  expect(await ending('admin', '/sign-up?next=%2Fpages%2F42%2Fcolor')).toBe('/admin')
})

test('somebody with an account who picks a plan on the landing is led to pay for it', async () => {
  expect(await ending('user', '/sign-up/?plan=starter')).toBe('/checkout?plan=starter')
  expect(await ending('user', '/sign-up/?plan=golden')).toBe('/pages/public')
  expect(await ending('admin', '/sign-up/?plan=starter')).toBe('/admin')
})

describe.each([...addressesOf(FOR_USERS), '/pages/nothing/at/all', '/PAGES/favorite', '/pages/public/'])(
  '%s',
  (path) => {
    test('is shown to a user only', async () => {
      expect(await ending('visitor', path)).toBe('/sign-in')
      expect(await ending('user', path)).toBe('here')
      expect(await ending('admin', path)).toBe('/admin')
    })
  },
)

describe.each([...addressesOf(FOR_ADMINS), '/admin/nothing/at/all', '/ADMIN', '/admin/users/'])('%s', (path) => {
  test('is shown to an administrator only', async () => {
    expect(await ending('visitor', path)).toBe('/sign-in')
    expect(await ending('user', path)).toBe('/pages/public')
    expect(await ending('admin', path)).toBe('here')
  })
})

/** A browser's storage, for as long as a test looks at it. */
function withStorage() {
  const items = new Map<string, string>()
  const localStorage = storageOf(items)
  Object.assign(globalThis, { window: { localStorage } })
}

describe('where somebody wanted to be', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
  })

  test('is remembered whole when a visitor is sent to sign in', async () => {
    withStorage()
    await ending('visitor', '/pages/42/color?zoom=2#canvas')
    expect(wantedAddress.take(ada.id)).toBe('/pages/42/color?zoom=2#canvas')
  })

  test('is not remembered when a screen is only left, because of signing out in another tab', async () => {
    withStorage()
    expect(await ending('visitor', '/pages/42/color', { initialized: true })).toBe('/sign-in')
    expect(wantedAddress.take(ada.id)).toBeNull()
  })

  test('is not remembered when somebody has no business there', async () => {
    withStorage()
    await ending('user', '/admin/users')
    expect(wantedAddress.take(ada.id)).toBeNull()
  })
})
