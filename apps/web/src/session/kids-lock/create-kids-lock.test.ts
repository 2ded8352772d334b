import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKidsLock } from './create-kids-lock.ts'

const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function lockOf({ isOnByDefault = true, isAdmin = false, notes = new Map<string, string>() } = {}) {
  const storage = { getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) }
  const lock = createKidsLock({
    storage: () => storage as unknown as Storage,
    now: Date.now,
    random: () => 0.5,
    isOnByDefault,
    mayBeChild: () => !isAdmin,
  })
  const sum = () => lock.store.getState().question?.sum
  const solve = () => {
    const { a, b } = sum() ?? { a: 0, b: 0 }
    lock.answer(` ${a * b} `)
  }
  return { lock, notes, sum, solve }
}

test('where it is off nobody is asked, and an app has it on until somebody says otherwise', async () => {
  const { lock } = lockOf({ isOnByDefault: false })
  expect(await lock.ask('payment')).toBe(true)
  const app = lockOf().lock
  expect([app.isOn(), app.isClosed()]).toEqual([true, true])
  app.switchTo(false)
  expect(await app.ask('payment')).toBe(true)
})

test('once a sum is solved all of it stays open for five minutes, and is closed again', async () => {
  const { lock, solve } = lockOf()
  const asked = lock.ask('payment')
  solve()
  expect(await asked).toBe(true)
  vi.advanceTimersByTime(5 * MINUTE - 1)
  expect(await lock.ask('sharing')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(lock.isClosed()).toBe(true)
})

test('a wrong answer brings another sum, and no answer at all counts for nothing', () => {
  const { lock, sum } = lockOf()
  void lock.ask('account')
  const first = sum()
  for (const nothing of ['', '  ', 'help', '-1', '5e1']) lock.answer(nothing)
  expect(sum()).toEqual(first)
  lock.answer('1')
  expect(sum()).not.toEqual(first)
  expect(lock.store.getState().question?.wasWrong).toBe(true)
})

test('after three wrong answers there is no sum for half a minute, whoever asks and however often the app is started', async () => {
  const { lock, solve, notes } = lockOf()
  const asked = lock.ask('account')
  for (const wrong of ['1', '2', '3']) lock.answer(wrong)
  expect(lock.store.getState().waitsUntil).not.toBeNull()
  solve()
  expect(lock.isClosed()).toBe(true)
  lock.giveUp()
  expect(await asked).toBe(false)

  const next = lockOf({ notes })
  const again = next.lock.ask('payment')
  next.solve()
  expect(next.lock.isClosed()).toBe(true)
  vi.advanceTimersByTime(MINUTE / 2)
  expect(next.lock.store.getState().waitsUntil).toBeNull()
  next.solve()
  expect(await again).toBe(true)
})

test('two wrong answers and a right one leave no wait behind', async () => {
  const { lock, solve } = lockOf()
  const asked = lock.ask('account')
  lock.answer('1')
  lock.answer('1')
  solve()
  expect([await asked, lock.store.getState().waitsUntil]).toEqual([true, null])
})

test('whoever gives up, goes elsewhere, or asks for something else meanwhile is not let through', async () => {
  const { lock, solve } = lockOf()
  const given = lock.ask('payment')
  lock.giveUp()
  expect(await given).toBe(false)
  const leaving = new AbortController()
  const left = lock.ask('payment', leaving.signal)
  leaving.abort()
  expect([await left, lock.store.getState().question]).toEqual([false, null])
  const first = lock.ask('payment')
  const second = lock.ask('leaving')
  solve()
  expect([await first, await second]).toEqual([false, true])
})

test('it belongs to the device: the next start finds it as it was left, and switched on it is closed at once', async () => {
  const { lock, notes, solve } = lockOf({ isOnByDefault: false })
  lock.switchTo(true)
  const asked = lock.ask('account')
  solve()
  await asked
  lock.switchTo(true)
  expect(lock.isClosed()).toBe(true)
  expect(lockOf({ isOnByDefault: false, notes }).lock.isOn()).toBe(true)
})

test('a clock that was set back makes nobody wait for longer', () => {
  const { lock } = lockOf({ notes: new Map([['kids-lock-waits', String(Date.now() + 60 * MINUTE)]]) })
  void lock.ask('account')
  expect(lock.store.getState().waitsUntil).toBeNull()
})

test('a simple desk is left by a sum also where the lock is off, and whoever opens one hands the device over', async () => {
  const { lock, solve } = lockOf({ isOnByDefault: false })
  expect(lock.holdsDesk()).toBe(false)
  const leave = lock.holdDesk()
  expect([lock.holdsDesk(), lock.isClosed()]).toEqual([true, false])
  const asked = lock.ask('desk')
  solve()
  expect(await asked).toBe(true)

  // The next page, for the same child.
  const leaveNext = lock.holdDesk()
  leave()
  expect(lock.holdsDesk()).toBe(true)
  leaveNext()
  expect(lock.holdsDesk()).toBe(false)
})

test('the sum before a simple desk opens that alone, and not the account', async () => {
  const { lock, solve } = lockOf()
  lock.holdDesk()
  const asked = lock.ask('desk')
  solve()
  expect([await asked, lock.isClosed('account'), lock.holdsDesk()]).toEqual([true, true, true])
})

test('administrators are held by no desk', () => {
  const { lock } = lockOf({ isAdmin: true })
  lock.holdDesk()
  expect(lock.holdsDesk()).toBe(false)
})

test('administrators are no children', async () => {
  expect(await lockOf({ isAdmin: true }).lock.ask('leaving')).toBe(true)
})

test('where nothing can be kept it is as it was said for as long as the app runs', () => {
  const lock = createKidsLock({
    storage: () => {
      throw new DOMException('no', 'SecurityError')
    },
    now: Date.now,
    random: Math.random,
    isOnByDefault: false,
    mayBeChild: () => true,
  })
  lock.switchTo(true)
  expect(lock.isClosed()).toBe(true)
})
