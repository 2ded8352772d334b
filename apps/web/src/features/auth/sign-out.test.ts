import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#api/index.ts'
import { session, wantedAddress } from '#session/index.ts'
import { storageOf } from '#testing/storage-of.ts'
import { mailSteps } from './mail-step.ts'
import { signOut } from './sign-out.ts'

vi.mock('#api/index.ts', () => ({ api: { signOut: vi.fn() } }))

function memory() {
  const items = new Map<string, string>()
  return storageOf(items)
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() })
  return () => vi.unstubAllGlobals()
})

test.each([[{ signedOut: true }], [null]])(
  'signing out forgets the session, where it led and the mail it came from, when the server answers %j',
  async (answer) => {
    vi.mocked(api.signOut).mockResolvedValue(answer as never)
    session.getState().setToken('token')
    wantedAddress.remember('/pages/42/color')
    mailSteps.begin({ kind: 'sign-in', email: 'ada@example.org' })

    await signOut()
    expect(session.getState()).toMatchObject({ token: '', user: null })
    expect(wantedAddress.take()).toBeNull()
    expect(mailSteps.underWay({ kind: 'sign-in' })).toBeNull()
  },
)
