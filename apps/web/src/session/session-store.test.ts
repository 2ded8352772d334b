import { expect, test } from 'vitest'
import { SESSION_KEY } from '#platform/kept-keys.ts'
import { ada } from '#testing/ada.ts'
import { storageOf } from '#testing/storage-of.ts'
import { createSessionStore } from './session-store.ts'

function deviceHolding(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[SESSION_KEY, stored]])
  const storage = storageOf(items)
  return { items, storage: () => storage }
}

const sessionOn = (device: { storage: () => Storage }) => createSessionStore(device.storage)

test('a new visitor has no token and is nobody', () => {
  expect(sessionOn(deviceHolding()).getState()).toMatchObject({ token: '', user: null })
})

test('a signed-in person is still signed in on the next visit', () => {
  const device = deviceHolding()
  sessionOn(device).getState().setToken('secret')
  sessionOn(device).getState().setUser(ada)

  expect([...device.items.keys()]).toEqual(['auth'])
  expect(sessionOn(device).getState()).toMatchObject({ token: 'secret', user: ada })
})

test('signing out leaves neither token nor person on the device', () => {
  const device = deviceHolding()
  const session = sessionOn(device)
  session.getState().setToken('secret')
  session.getState().setUser(ada)
  session.getState().clearToken()

  expect(session.getState()).toMatchObject({ token: '', user: null })
  expect(device.items.get('auth')).not.toMatch(/secret|Ada/)
})

test('name, photo and email change together and nothing else does', () => {
  const session = sessionOn(deviceHolding())
  session.getState().setUser(ada)
  session.getState().updateUser({ name: 'Grace', photo: '/files/g.webp', email: 'grace@example.org' })

  expect(session.getState().user).toEqual({ ...ada, name: 'Grace', photo: '/files/g.webp', email: 'grace@example.org' })
})

test('changing the details of nobody leaves nobody', () => {
  const session = sessionOn(deviceHolding())
  session.getState().updateUser({ name: 'Grace', photo: null, email: 'grace@example.org' })
  expect(session.getState().user).toBeNull()
})

test.each(['{"state":{"tok', 'null', '[]', '{"state":null,"version":0}', '{"state":{"token":7},"version":0}'])(
  'a damaged note on the device (%s) signs nobody in and breaks nothing',
  (stored) => {
    expect(sessionOn(deviceHolding(stored)).getState()).toMatchObject({ token: '', user: null })
  },
)

test('a person stored in a shape of long ago is forgotten, the token is not', () => {
  const stored = JSON.stringify({ state: { token: 'secret', user: { name: 'Ada' } }, version: 0 })
  expect(sessionOn(deviceHolding(stored)).getState()).toMatchObject({ token: 'secret', user: null })
})

test('a person stored without a token is nobody: half a session would be sent from screen to screen for ever', () => {
  const stored = JSON.stringify({ state: { token: '', user: ada }, version: 0 })
  expect(sessionOn(deviceHolding(stored)).getState()).toMatchObject({ token: '', user: null })
})

test('signing in works for the length of the visit where the device keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const session = createSessionStore(refuse)
  session.getState().setToken('secret')
  expect(session.getState().token).toBe('secret')
})

test('signing out in another tab is followed here', async () => {
  const device = deviceHolding()
  const here = sessionOn(device)
  const there = sessionOn(device)
  here.getState().setToken('secret')
  there.getState().clearToken()
  await here.persist.rehydrate()
  expect(here.getState().token).toBe('')

  here.getState().setToken('another')
  device.items.clear()
  await here.persist.rehydrate()
  expect(here.getState().token).toBe('')
})
