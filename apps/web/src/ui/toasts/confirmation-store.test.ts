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
  confirmations.getState().ask(question, remove)
  expect(confirmations.getState().confirmation?.message).toBe(question)

  confirmations.getState().clear()
  await confirmations.getState().proceed()
  expect(confirmations.getState().confirmation).toBeNull()
  expect(remove).not.toHaveBeenCalled()
})

test('the question stays, busy, until the action is done', async () => {
  const confirmations = createConfirmationStore()
  const { promise, resolve } = slowAction()
  confirmations.getState().ask(question, () => promise)

  const done = confirmations.getState().proceed()
  expect(confirmations.getState()).toMatchObject({ proceeding: true, confirmation: { message: question } })

  resolve()
  await done
  expect(confirmations.getState()).toMatchObject({ proceeding: false, confirmation: null })
})

test('agreeing twice does it once', async () => {
  const confirmations = createConfirmationStore()
  const remove = vi.fn(async () => {})
  confirmations.getState().ask(question, remove)
  await Promise.all([confirmations.getState().proceed(), confirmations.getState().proceed()])
  expect(remove).toHaveBeenCalledOnce()
})

test('a failing action does not leave the question standing', async () => {
  const confirmations = createConfirmationStore()
  confirmations.getState().ask(question, () => Promise.reject(new Error('no')))
  await expect(confirmations.getState().proceed()).rejects.toThrow('no')
  expect(confirmations.getState()).toMatchObject({ proceeding: false, confirmation: null })
})

test('a slow action does not answer the question asked after it', async () => {
  const confirmations = createConfirmationStore()
  const { promise, resolve } = slowAction()
  confirmations.getState().ask(question, () => promise)
  const done = confirmations.getState().proceed()
  confirmations.getState().ask('Are you sure to block the user?', () => {})

  resolve()
  await done
  expect(confirmations.getState()).toMatchObject({
    proceeding: false,
    confirmation: { message: 'Are you sure to block the user?' },
  })
})
