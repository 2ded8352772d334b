import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { session, wantedAddress } from '#session/index.ts'
import { storageOf } from '#testing/storage-of.ts'
import { toasts } from '#ui/toasts/index.ts'
import { mailSteps } from './mail-step.ts'
import { signOut } from './sign-out.ts'

afterEach(() => {
  toasts.getState().clear()
  vi.unstubAllGlobals()
})

test.each([
  ['agrees', async () => Response.json({ signed_out: true })],
  ['is in trouble', async () => Response.json({ message: 'Something went wrong!' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'signing out forgets the session, where it led and the mail it came from, when the server %s',
  async (_how, fetch) => {
    vi.stubGlobal('window', { localStorage: storageOf(new Map()), sessionStorage: storageOf(new Map()), fetch })
    session.getState().setToken('token')
    wantedAddress.remember('/pages/42/color')
    mailSteps.begin({ kind: 'sign-in', email: 'ada@example.org' })

    const router = createMemoryRouter([{ path: '/account' }, { path: '/sign-in' }], { initialEntries: ['/account'] })
    await signOut(router.navigate)
    expect(router.state.location.pathname).toBe('/sign-in')
    expect(session.getState()).toMatchObject({ token: '', user: null })
    expect(wantedAddress.take()).toBeNull()
    expect(mailSteps.underWay({ kind: 'sign-in' })).toBeNull()
  },
)
