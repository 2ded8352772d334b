import { expect, onTestFinished, test, vi } from 'vitest'
import { remember } from './remember.ts'

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

/** Something that answers when it is told to, in whatever order. */
function slow<Answer>() {
  const answering: ((answer: Answer) => void)[] = []
  return { answering, ask: () => new Promise<Answer>((resolve) => answering.push(resolve)) }
}

test('all who ask at the same moment, and for a second after, get one answer', async () => {
  let time = 0
  const { ask, asked } = counted(async () => asked())
  const { read } = remember(1000, ask, () => time)
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  time = 999
  expect(await read()).toBe(1)
  time = 1000
  expect(await read()).toBe(2)
})

test('a question that fails is asked again, not remembered', async () => {
  let works = false
  const { read } = remember(1000, async () => (works ? 'ok' : Promise.reject(new Error('no'))))
  await expect(read()).rejects.toThrow('no')
  works = true
  expect(await read()).toBe('ok')
})

test('an answer grows old although the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, asked } = counted(async () => asked())
  const { read } = remember(0, ask)
  await read()
  vi.setSystemTime(Date.now() - 60 * 60 * 1000)
  expect(await read()).toBe(2)
})

test('what is forgotten is asked for again', async () => {
  const { ask, asked } = counted(async () => asked())
  const { read, forget } = remember(1000, ask)
  await read()
  forget()
  expect(await read()).toBe(2)
  expect(await read()).toBe(2)
})

test('an answer on its way when it is forgotten is not remembered, however late it comes', async () => {
  const { ask, answering } = slow<string>()
  const { read, forget } = remember(1000, ask)
  const before = read()
  forget()
  const after = read()
  answering[1]?.('new')
  expect(await after).toBe('new')
  answering[0]?.('old')
  expect(await before).toBe('old')
  expect(await read()).toBe('new')
})

test('an answer that has not changed is the same value as before', async () => {
  let name = 'Huebook'
  const { read, forget } = remember(1000, async () => [{ name }])
  const first = await read()
  forget()
  expect(await read()).toBe(first)
  name = 'Malkasten'
  forget()
  expect(await read()).toEqual([{ name: 'Malkasten' }])
})
