import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#api/index.ts'
import { connectNavigation } from '#api/navigation.ts'
import { readAccount, setCurrentUser } from '#features/auth/current-user.ts'
import { startSession } from '#features/auth/start-session.ts'
import { session, wantedAddress } from '#session/index.ts'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { toasts } from '#ui/toasts/index.ts'
import { guard } from './guard.ts'

const ENDED = 'Please sign in to continue'
const refused = () => Response.json({ message: ENDED, code: 'SIGNED_OUT' }, { status: 401 })

let answer: (request: RequestInit) => Response

beforeEach(() => {
  const items = new Map<string, string>()
  const localStorage = storageOf(items)
  answer = refused
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage: localStorage,
    fetch: async (_: string, request: RequestInit) => answer(request),
  })
})

afterEach(() => {
  session.getState().clearToken()
  toasts.getState().clear()
  connectNavigation(undefined)
  vi.unstubAllGlobals()
})

/** The site opened at an address, once somebody has arrived somewhere. */
async function openedAt(address: string) {
  const router = createMemoryRouter(
    [
      { middleware: [guard('user')], children: [{ path: '/account', loader: () => null }] },
      { middleware: [guard('visitor')], children: [{ path: '/sign-in', loader: () => null }] },
      { path: '/', loader: () => null },
    ],
    { initialEntries: [address] },
  )
  connectNavigation(router)
  await expect.poll(() => router.state.initialized && router.state.navigation.state).toBe('idle')
  return router
}

test('a link opened with a dead token leads to signing in, and from there to where it led', async () => {
  session.setState({ token: 'dead', user: ada })
  const router = await openedAt('/account?from=mail#devices')
  expect(router.state.location.pathname).toBe('/sign-in')
  expect(wantedAddress.take(ada.id)).toBe('/account?from=mail#devices')
})

test('a screen whose calls are all refused is still where signing in leads to', async () => {
  setCurrentUser({ token: 'live', user: ada })
  const router = await openedAt('/')
  await router.navigate('/account')
  await Promise.all([api.readCurrentUser(), api.readCredit(), api.listPaidPlans()])
  await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
  expect(wantedAddress.take(ada.id)).toBe('/account')
})

test('whoever has signed in again is no longer told that their session has ended', async () => {
  session.setState({ token: 'dead', user: ada })
  const router = await openedAt('/account')
  expect(toasts.getState().toast).toMatchObject({ message: ENDED, persist: true })

  await startSession({ token: 'fresh', user: ada }, router.navigate)
  expect(router.state.location.pathname).toBe('/account')
  expect(toasts.getState().toast).toBeNull()
})

test('an account read for somebody who has left does not become that of whoever came after them', async () => {
  const grace = { ...ada, name: 'Grace' }
  setCurrentUser({ token: 'ada', user: ada })
  answer = () => {
    setCurrentUser({ token: 'grace', user: grace })
    return Response.json(ada)
  }
  await readAccount(new AbortController().signal)
  expect(session.getState()).toMatchObject({ token: 'grace', user: grace })
})
