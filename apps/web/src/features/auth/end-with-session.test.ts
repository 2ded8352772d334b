import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { endWithSession } from './end-with-session.ts'

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
