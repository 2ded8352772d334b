import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('never runs more at once than it says, keeps the order, and survives failures', async () => {
  const queue = createQueue(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) =>
    queue(async () => {
      started.push(index)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (index % 3 === 0) throw new Error('failed')
      return index
    })
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})
