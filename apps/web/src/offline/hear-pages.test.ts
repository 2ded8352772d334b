import { expect, test, vi } from 'vitest'
import { hearPages } from './hear-pages.ts'
import type { WordToWorker } from './worker-words.ts'

const workerOf = (tabs: number) => ({
  entries: ['/assets/main-new.js'],
  claim: vi.fn(async () => undefined),
  countTabs: async () => tabs,
  takeOver: vi.fn(async () => undefined),
})

test('a new version takes over where somebody wants it in the only tab', async () => {
  const worker = workerOf(1)
  expect(await hearPages('take over', worker)).toEqual({ takesOver: true })
  expect(worker.takeOver).toHaveBeenCalledOnce()
})

test('beside another tab it waits, or that one would lose the files it was made with', async () => {
  const worker = workerOf(2)
  expect(await hearPages('take over', worker)).toEqual({ takesOver: false })
  expect(worker.takeOver).not.toHaveBeenCalled()
})

test('it says which build it is of, and looks after a page that has been left out', async () => {
  const worker = workerOf(1)
  expect(await hearPages('build', worker)).toEqual({ entries: ['/assets/main-new.js'] })
  await hearPages('claim', worker)
  expect(worker.claim).toHaveBeenCalledOnce()
})

test('a word of a later version leaves everything as it is', async () => {
  const worker = workerOf(1)
  expect(await hearPages('dance' as WordToWorker, worker)).toBeNull()
  expect([worker.claim.mock.calls, worker.takeOver.mock.calls]).toEqual([[], []])
})
