import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberFor } from './remember-for.ts'

function counted(answer: () => Promise<number>) {
  let asked = 0
  return {
    asked: () => asked,
    ask: () => {
      asked += 1
      return answer()
    },
  }
}

test('all who ask at the same moment, and for a second after, get one answer', async () => {
  let time = 0
  const { ask, asked } = counted(async () => asked())
  const check = rememberFor(1000, ask, () => time)
  expect(await Promise.all([check(), check(), check()])).toEqual([1, 1, 1])
  time = 999
  expect(await check()).toBe(1)
  time = 1000
  expect(await check()).toBe(2)
})

test('a check that fails is asked again, not remembered', async () => {
  let works = false
  const check = rememberFor(1000, async () => (works ? 'ok' : Promise.reject(new Error('no'))))
  await expect(check()).rejects.toThrow('no')
  works = true
  expect(await check()).toBe('ok')
})

test('a clock that is set back makes no answer last longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, asked } = counted(async () => asked())
  const check = rememberFor(0, ask)
  await check()
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await check()).toBe(2)
})
