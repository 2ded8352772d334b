import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { createDevice } from './device.ts'
import { createKeptSession } from './kept-session.ts'
import { plugins } from './plugins.ts'

/** What the plugins do by themselves in a browser, which has all of it but the files of a phone. */
const device = createDevice(plugins)

let storage: Storage

beforeEach(() => {
  storage = storageOf(new Map())
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { localStorage: storage, open: vi.fn(() => ({ focus: () => undefined })) })
})
afterEach(() => vi.unstubAllGlobals())

test('the secrets and notes of a browser keep a session for the next start, and forget it', async () => {
  const ways = async () => device
  const session = createKeptSession(ways)
  await session.load('auth')
  session.storage.setItem('auth', 'of Mia')
  await session.settled()

  const next = createKeptSession(ways)
  await next.load('auth')
  expect(next.storage.getItem('auth')).toBe('of Mia')
  next.storage.removeItem('auth')
  await next.settled()
  const last = createKeptSession(ways)
  await last.load('auth')
  expect(last.storage.getItem('auth')).toBeNull()
})

test('a browser is handed a link to share, and one that shares nothing says so', async () => {
  const share = vi.fn(async () => undefined)
  const link = { title: 'A fox', url: 'https://colour.example.org/pages/1' }
  vi.stubGlobal('navigator', { share })
  expect(await device.share(link)).toBe('shared')
  expect(share).toHaveBeenCalledWith(expect.objectContaining(link))
  vi.stubGlobal('navigator', {})
  expect(await device.share(link)).toBe('unable')
})

test('a browser ticks with its motor and opens a payment page beside the app', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  await device.tick()
  expect(vibrate).toHaveBeenCalledOnce()
  await device.openExternal('https://checkout.stripe.com/pay')
  expect(window.open).toHaveBeenCalledWith('https://checkout.stripe.com/pay', expect.anything())
})
