import { afterEach, expect, test } from 'vitest'
import { confirmations } from '#ui/toasts/index.ts'
import { askToLeave, holdUnsaved, LEAVING, leaveFreely } from './leave-guard.tsx'

afterEach(() => {
  leaveFreely()
  confirmations.getState().clear()
})

const question = () => confirmations.getState().confirmation?.message ?? null

test('the question whether to leave goes once everything is saved, and not before', () => {
  const [first, second] = [holdUnsaved(), holdUnsaved()]
  askToLeave(() => {})
  first()
  expect(question()).toBe(LEAVING.message)
  second()
  expect(question()).toBeNull()
})

test('the question whether to leave goes when the way is not asked for any more, and takes no other along', () => {
  const saved = holdUnsaved()
  const withdraw = askToLeave(() => {})
  withdraw()
  expect(question()).toBeNull()
  confirmations.getState().ask({ message: 'Are you sure to block the user?', action: () => {} })
  saved()
  withdraw()
  expect(question()).toBe('Are you sure to block the user?')
})
