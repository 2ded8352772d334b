import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenBack } from './connection.ts'

const network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: network.addEventListener.bind(network) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody who waits for a site that is away. */
function waiting() {
  const site = { isBack: false, looks: 0 }
  const act = vi.fn()
  const isBack = async () => {
    site.looks += 1
    return site.isBack
  }
  return { site, act, leave: whenBack({ isBack, act }) }
}

test('a site that comes back is noticed although the browser says nothing, once', async () => {
  const { site, act } = waiting()
  await vi.advanceTimersByTimeAsync(12_000)
  expect([site.looks, act.mock.calls.length]).toEqual([2, 0])
  site.isBack = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([site.looks, act.mock.calls.length]).toEqual([3, 1])
})

test('a network that comes back is followed by a look at once', async () => {
  const { site, act } = waiting()
  site.isBack = true
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(act).toHaveBeenCalledOnce()
})

test('whoever has left the screen waits no longer', async () => {
  const { site, act, leave } = waiting()
  leave()
  site.isBack = true
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([site.looks, act.mock.calls.length]).toEqual([0, 0])
})
