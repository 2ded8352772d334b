import { ERRORS } from '@huebook/contract'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { storageOf } from '#testing/storage-of.ts'
import { createMailSteps, endWithSession, isVerdict } from './mail-step.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const signIn = { kind: 'sign-in', email: 'ada@example.org' } as const
const signUp = { kind: 'sign-up', email: 'ada@example.org', name: 'Ada', plan: 'starter' } as const

function tab() {
  const items = new Map<string, string>()
  const clock = { now: 0 }
  const storage = storageOf(items)
  const open = () =>
    createMailSteps(
      () => storage,
      () => clock.now,
    )
  return { items, clock, steps: open(), reload: open }
}

test('a reload finds the step again, with all that asking once more takes', () => {
  const { steps, reload } = tab()
  steps.begin(signUp)
  expect(reload().underWay({ kind: 'sign-up', plan: 'starter' })?.request).toEqual(signUp)
})

test('waiting for a sign-in mail does not take over the sign-up screen', () => {
  const { steps } = tab()
  steps.begin(signIn)
  expect(steps.underWay({ kind: 'sign-up' })).toBeNull()
})

test('choosing another plan asks anew, and coming back to the first finds its mail', () => {
  const { steps } = tab()
  steps.begin(signUp)
  expect(steps.underWay({ kind: 'sign-up', plan: 'advanced' })).toBeNull()
  expect(steps.underWay({ kind: 'sign-up' })).toBeNull()
  expect(steps.underWay({ kind: 'sign-up', plan: 'starter' })).not.toBeNull()
})

test('a mail asked for without a plan is found again without one', () => {
  const { steps, reload } = tab()
  steps.begin({ kind: 'sign-up', email: 'ada@example.org', name: 'Ada' })
  expect(reload().underWay({ kind: 'sign-up' })).not.toBeNull()
})

test('it is over when the code is dead, or when somebody uses another address', () => {
  const { steps, clock } = tab()
  steps.begin(signIn)
  clock.now = 15 * MINUTE - 1
  expect(steps.underWay({ kind: 'sign-in' })).not.toBeNull()
  clock.now = 15 * MINUTE
  expect(steps.underWay({ kind: 'sign-in' })).toBeNull()

  steps.begin(signIn)
  steps.end()
  expect(steps.underWay({ kind: 'sign-in' })).toBeNull()
})

test('another mail can be asked for after half a minute, or when the server says', () => {
  const { steps, clock } = tab()
  clock.now = MINUTE
  const step = steps.begin(signIn)
  expect(step.againFrom).toBe(MINUTE + 30 * SECOND)
  steps.postpone(step, 600)
  expect(steps.underWay({ kind: 'sign-in' })).toEqual({ ...step, againFrom: MINUTE + 600 * SECOND })
})

test.each(['{"request"', 'null', '{}', '{"request":{"kind":"sign-in"},"until":9e15,"againFrom":0}'])(
  'a damaged note (%s) starts over',
  (note) => {
    const { steps, items } = tab()
    items.set('mail-step', note)
    expect(steps.underWay({ kind: 'sign-in' })).toBeNull()
  },
)

function following(token: string) {
  const end = vi.fn()
  const session = createStore(() => ({ token, user: 'Ada' }))
  endWithSession({ end }, session)
  return { end, session }
}

test('a mail is still waited for while nobody is in', () => {
  expect(following('').end).not.toHaveBeenCalled()
})

test('the wait is over once the session begins, in whichever tab that was', () => {
  const { end, session } = following('')
  session.setState({ token: 'from another tab' })
  expect(end).toHaveBeenCalledOnce()
})

test('a tab that is opened again after the link was used elsewhere waits no longer', () => {
  expect(following('token').end).toHaveBeenCalledOnce()
})

test('signing out leaves no mail of the last person, also one asked for after they were in', () => {
  const { end, session } = following('token')
  end.mockClear()
  session.setState({ user: 'Ada Lovelace' })
  expect(end).not.toHaveBeenCalled()
  session.setState({ token: '' })
  expect(end).toHaveBeenCalledOnce()
})

test.each(['CODE_WRONG', 'LINK_DEAD', 'INVALID', 'FORBIDDEN', 'EMAIL_TAKEN'])(
  'after %s the link or the code is of no more use',
  (code) => {
    expect(isVerdict({ code })).toBe(true)
  },
)

test('whoever has to wait, or meets a server in trouble, can send the same code again', () => {
  const later = Object.entries(ERRORS).filter(([, { status }]) => status === 408 || status === 429 || status >= 500)
  expect(later.map(([code]) => code)).toContain('RATE_LIMITED')
  for (const [code] of later) expect(isVerdict({ code }), code).toBe(false)
  // What a proxy answers carries no code.
  expect(isVerdict({ code: '' })).toBe(false)
})
