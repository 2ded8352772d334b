import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { createMailSteps } from './mail-step.ts'

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
