import { expect, test, vi } from 'vitest'
import { createConfirmationStore } from './confirmation-store.ts'

const question = 'Are you sure to delete the page?'

function slowAction() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

test('nothing happens before a person agrees, nor after they cancel', async () => {
  const confirmations = createConfirmationStore()
  const remove = vi.fn()
  confirmations.getState().ask({ message: question, action: remove })
  expect(confirmations.getState().confirmation?.message).toBe(question)

  confirmations.getState().clear()
  await confirmations.getState().proceed()
  expect(confirmations.getState().confirmation).toBeNull()
  expect(remove).not.toHaveBeenCalled()
})

test('the question stays, busy, until the action is done', async () => {
  const confirmations = createConfirmationStore()
  const { promise, resolve } = slowAction()
  confirmations.getState().ask({ message: question, action: () => promise })

  const done = confirmations.getState().proceed()
  expect(confirmations.getState()).toMatchObject({ proceeding: true, confirmation: { message: question } })

  resolve()
  await done
  expect(confirmations.getState()).toMatchObject({ proceeding: false, confirmation: null })
})

test('agreeing twice does it once', async () => {
  const confirmations = createConfirmationStore()
  const remove = vi.fn(async () => {})
  confirmations.getState().ask({ message: question, action: remove })
  await Promise.all([confirmations.getState().proceed(), confirmations.getState().proceed()])
  expect(remove).toHaveBeenCalledOnce()
})

test('a failing action does not leave the question standing', async () => {
  const confirmations = createConfirmationStore()
  confirmations.getState().ask({ message: question, action: () => Promise.reject(new Error('no')) })
  await expect(confirmations.getState().proceed()).rejects.toThrow('no')
  expect(confirmations.getState()).toMatchObject({ proceeding: false, confirmation: null })
})

test('a slow action does not answer the question asked after it', async () => {
  const confirmations = createConfirmationStore()
  const { promise, resolve } = slowAction()
  confirmations.getState().ask({ message: question, action: () => promise })
  const done = confirmations.getState().proceed()
  confirmations.getState().ask({ message: 'Are you sure to block the user?', action: () => {} })

  resolve()
  await done
  expect(confirmations.getState()).toMatchObject({
    proceeding: false,
    confirmation: { message: 'Are you sure to block the user?' },
  })
})

test('the same words about somebody else are another question, so that the focus moves into it', () => {
  const confirmations = createConfirmationStore()
  const block = { message: 'Are you sure to block the user?', action: () => {} }
  const first = confirmations.getState().ask({ ...block, about: 'Bob' })
  const second = confirmations.getState().ask({ ...block, about: 'Eva' })
  expect(second).not.toBe(first)
  expect(confirmations.getState().confirmation).toMatchObject({ id: second, about: 'Eva' })
})

test('a question goes with whoever asked it, and takes no other along', () => {
  const confirmations = createConfirmationStore()
  const first = confirmations.getState().ask({ message: question, action: () => {} })
  const second = confirmations.getState().ask({ message: question, action: () => {} })
  confirmations.getState().withdraw(first)
  expect(confirmations.getState().confirmation?.id).toBe(second)
  confirmations.getState().withdraw(second)
  expect(confirmations.getState().confirmation).toBeNull()
})

test('once agreed to, a question cannot be cancelled any more', async () => {
  const confirmations = createConfirmationStore()
  const { promise, resolve } = slowAction()
  confirmations.getState().ask({ message: question, action: () => promise })
  const done = confirmations.getState().proceed()
  confirmations.getState().cancel()
  expect(confirmations.getState().confirmation?.message).toBe(question)
  resolve()
  await done

  confirmations.getState().ask({ message: question, action: () => {} })
  confirmations.getState().cancel()
  expect(confirmations.getState().confirmation).toBeNull()
})

test('what was written along with a yes is handed on without the spaces around it', async () => {
  const confirmations = createConfirmationStore()
  const block = vi.fn()
  const line = { label: 'Reason', hint: '', maxLength: 200 }
  confirmations.getState().ask({ message: question, line, action: block })
  await confirmations.getState().proceed('  A telephone number ')
  expect(block).toHaveBeenCalledWith('A telephone number')
})
