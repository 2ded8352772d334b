import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { session, wantedAddress } from '#session/index.ts'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { toasts } from '#ui/toasts/index.ts'
import { mailSteps } from './mail-step.ts'
import { signOut } from './sign-out.ts'

afterEach(() => {
  session.getState().clearToken()
  toasts.getState().clear()
  vi.unstubAllGlobals()
})

/** A browser with somebody signed in, whose calls are answered like this. */
function signedIn(fetch: typeof window.fetch) {
  const network = new EventTarget()
  vi.stubGlobal('window', {
    localStorage: storageOf(new Map()),
    sessionStorage: storageOf(new Map()),
    addEventListener: network.addEventListener.bind(network),
    fetch,
  })
  session.setState({ token: 'token', user: ada })
  const router = createMemoryRouter([{ path: '/account' }, { path: '/sign-in' }], { initialEntries: ['/account'] })
  return { router, network }
}

test.each([
  ['agrees', async () => Response.json({ signed_out: true })],
  ['is in trouble', async () => Response.json({ message: 'Something went wrong!' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise<Response>(() => undefined)],
])(
  'signing out forgets the session, where it led and the mail it came from, when the server %s',
  async (_how, fetch) => {
    const { router } = signedIn(fetch)
    wantedAddress.remember('/pages/42/color')
    mailSteps.begin({ kind: 'sign-in', email: 'ada@example.org' })

    await signOut(router.navigate)
    expect(router.state.location.pathname).toBe('/sign-in')
    expect(session.getState()).toMatchObject({ token: '', user: null })
    expect(wantedAddress.take(ada.id)).toBeNull()
    expect(mailSteps.underWay({ kind: 'sign-in' })).toBeNull()
    expect(toasts.getState().toast).toBeNull()
  },
)

test('the server is told once the device has forgotten, though the tab be closed, and again when there is a network', async () => {
  const asked: (RequestInit | undefined)[] = []
  const seen: string[] = []
  const { router, network } = signedIn(async (_url, request) => {
    asked.push(request)
    seen.push(session.getState().token)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ signed_out: true })
  })
  await signOut(router.navigate)
  await vi.waitFor(() => {
    network.dispatchEvent(new Event('online'))
    expect(asked.length).toBe(2)
  })
  expect(seen).toEqual(['', ''])
  for (const request of asked) {
    expect(request).toMatchObject({ method: 'POST', keepalive: true })
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer token')
  }
})
