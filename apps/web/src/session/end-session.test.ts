import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { toasts } from '#ui/toasts/index.ts'
import { endSession } from './end-session.ts'
import { session, wantedAddress } from './index.ts'

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storageOf(new Map()) })
})

afterEach(() => {
  toasts.getState().clear()
  vi.unstubAllGlobals()
})

/** The site with somebody signed in, who was on the way to a page. */
function signedInSite() {
  session.setState({ token: 'token', user: ada })
  wantedAddress.remember('/pages/42/color')
  return createMemoryRouter([{ path: '/account' }, { path: '/', loader: () => null }], { initialEntries: ['/account'] })
}

test('whoever was signed in is gone from this device, and the next to sign in starts at their own home', async () => {
  const router = signedInSite()
  await endSession({ to: '/' }, router.navigate)
  expect(session.getState()).toMatchObject({ token: '', user: null })
  expect(wantedAddress.take(ada.id)).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(toasts.getState().toast).toBeNull()
})

test('what is said about it is said on the screen it leads to, where no change of screen takes it away', async () => {
  const router = signedInSite()
  const said: string[] = []
  toasts.subscribe(({ toast }) => void said.push(`${router.state.location.pathname} ${toast?.message}`))
  await endSession({ to: '/', toast: 'Goodbye' }, router.navigate)
  expect(said).toEqual(['/ Goodbye'])
})
