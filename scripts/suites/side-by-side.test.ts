import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.mjs'

/** Jobs that end when they are told to, and how many have begun. */
function jobsToEnd(...apart: (string | undefined)[]) {
  const begun: number[] = []
  const ends: ((result: string) => void)[] = []
  const jobs = apart.map((word, index) => ({
    ...(word && { apart: word }),
    run: () => {
      begun.push(index)
      return new Promise<string>((resolve) => {
        ends[index] = resolve
      })
    },
  }))
  const end = async (...which: number[]) => {
    for (const index of which) ends[index]?.(`result ${index}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { jobs, begun, end }
}

const nobodyStops = new AbortController().signal

test('so many run at once; the next begins when one ends, and results keep their order', async () => {
  const { jobs, begun, end } = jobsToEnd(undefined, undefined, undefined, undefined)
  const results = sideBySide(jobs, 2, nobodyStops)
  expect(begun).toEqual([0, 1])
  await end(1)
  expect(begun).toEqual([0, 1, 2])
  await end(0, 2)
  await end(3)
  expect(await results).toEqual(['result 0', 'result 1', 'result 2', 'result 3'])
})

test('what has to be apart waits for the other, and those after it go first', async () => {
  const { jobs, begun, end } = jobsToEnd('pixels', 'pixels', undefined, undefined)
  const results = sideBySide(jobs, 2, nobodyStops)
  expect(begun).toEqual([0, 2])
  await end(2)
  expect(begun).toEqual([0, 2, 3])
  await end(0)
  expect(begun).toEqual([0, 2, 3, 1])
  await end(1, 3)
  expect(await results).toHaveLength(4)
})

test('nothing is forgotten where only one runs at a time', async () => {
  const { jobs, begun, end } = jobsToEnd('pixels', 'pixels', undefined)
  const results = sideBySide(jobs, 1, nobodyStops)
  for (const index of [0, 1, 2]) await end(index)
  expect([begun, await results]).toEqual([
    [0, 1, 2],
    ['result 0', 'result 1', 'result 2'],
  ])
})

test('once interrupted, none is begun any more', async () => {
  const { jobs, begun, end } = jobsToEnd(undefined, undefined, undefined)
  const interrupted = new AbortController()
  const results = sideBySide(jobs, 2, interrupted.signal)
  interrupted.abort()
  await end(0, 1)
  await results
  expect(begun).toEqual([0, 1])
})
