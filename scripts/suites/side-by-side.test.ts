import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.mjs'

/** Jobs that end when they are told to, and how many have begun. */
function jobsToEnd(count: number) {
  const begun: number[] = []
  const ends: ((result: string) => void)[] = []
  const jobs = Array.from({ length: count }, (_, index) => () => {
    begun.push(index)
    return new Promise<string>((resolve) => {
      ends[index] = resolve
    })
  })
  return { jobs, begun, end: (index: number) => ends[index]?.(`result ${index}`) }
}

const turns = () => new Promise((resolve) => setImmediate(resolve))

test('so many run at once; the next begins when one ends, and results keep their order', async () => {
  const { jobs, begun, end } = jobsToEnd(4)
  const results = sideBySide(jobs, 2, new AbortController().signal)
  expect(begun).toEqual([0, 1])
  end(1)
  await turns()
  expect(begun).toEqual([0, 1, 2])
  end(0)
  end(2)
  await turns()
  end(3)
  expect(await results).toEqual(['result 0', 'result 1', 'result 2', 'result 3'])
})

test('once interrupted, none is begun any more', async () => {
  const { jobs, begun, end } = jobsToEnd(3)
  const interrupted = new AbortController()
  const results = sideBySide(jobs, 2, interrupted.signal)
  interrupted.abort()
  end(0)
  end(1)
  await results
  expect(begun).toEqual([0, 1])
})
