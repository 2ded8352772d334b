import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTurns, type Turn } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Two places, and people who come by; `begun` lists whose work has begun, in order. */
function twoPlaces() {
  const turns = createTurns(2)
  const begun: string[] = []
  const held = new Map<string, Turn>()
  return {
    begun,
    held,
    /** Comes with a piece of work, called by the person and a number. */
    async comes(name: string, signal = new AbortController().signal) {
      turns.take(name[0] ?? '', signal).then(
        (turn) => {
          begun.push(name)
          held.set(name, turn)
        },
        () => undefined,
      )
      await vi.advanceTimersByTimeAsync(0)
    },
    async ends(name: string) {
      held.get(name)?.giveBack()
      await vi.advanceTimersByTimeAsync(0)
    },
    /** Works alone for so long, and is done. */
    async worksFor(name: string, ms: number) {
      await this.comes(name)
      await vi.advanceTimersByTimeAsync(ms)
      await this.ends(name)
    },
  }
}

describe('a person with many pictures', () => {
  test('never has two places at once', async () => {
    const site = twoPlaces()
    for (const name of ['m1', 'm2', 'm3']) await site.comes(name)
    expect(site.begun).toEqual(['m1'])
    await site.ends('m1')
    expect(site.begun).toEqual(['m1', 'm2'])
  })

  test('lets everybody else go first', async () => {
    const site = twoPlaces()
    for (const name of ['m1', 'm2', 'm3', 'a1', 'b1', 'c1']) await site.comes(name)
    await vi.advanceTimersByTimeAsync(100)
    for (const name of ['m1', 'a1', 'b1', 'c1']) await site.ends(name)
    expect(site.begun).toEqual(['m1', 'a1', 'b1', 'c1', 'm2'])
  })
})

describe('somebody who has used much of late', () => {
  test('leaves one place to those who have not, and has the others', async () => {
    const site = twoPlaces()
    await site.worksFor('m1', 6000)
    await site.worksFor('n1', 6000)
    for (const name of ['m2', 'n2']) await site.comes(name)
    expect(site.begun.slice(2)).toEqual(['m2'])
    await site.comes('a1')
    expect(site.begun.slice(2)).toEqual(['m2', 'a1'])
    await site.ends('m2')
    expect(site.begun.slice(2)).toEqual(['m2', 'a1', 'n2'])
  })

  test('waits behind somebody who has used less', async () => {
    const site = twoPlaces()
    await site.worksFor('m1', 20_000)
    await site.worksFor('n1', 6000)
    for (const name of ['a1', 'b1', 'm2', 'n2']) await site.comes(name)
    await site.ends('a1')
    expect(site.begun.slice(2)).toEqual(['a1', 'b1', 'n2'])
  })

  test('is forgiven after a while', async () => {
    const site = twoPlaces()
    await site.worksFor('m1', 6000)
    await vi.advanceTimersByTimeAsync(60_000)
    await site.worksFor('n1', 6000)
    for (const name of ['n2', 'm2']) await site.comes(name)
    expect(site.begun).toEqual(['m1', 'n1', 'n2', 'm2'])
  })
})

describe('work that turns out to be long', () => {
  test('goes on while nobody waits, and then makes room for one who has used little', async () => {
    const site = twoPlaces()
    for (const name of ['m1', 'n1']) await site.comes(name)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.held.get('n1')?.giveWay.aborted).toBe(false)
    await site.comes('a1')
    expect(['m1', 'n1'].map((name) => site.held.get(name)?.giveWay.aborted)).toEqual([false, true])
    await site.ends('n1')
    expect(site.begun).toEqual(['m1', 'n1', 'a1'])
  })

  test('makes room as soon as it has become long when somebody waits already', async () => {
    const site = twoPlaces()
    for (const name of ['m1', 'n1', 'a1']) await site.comes(name)
    expect(site.held.get('n1')?.giveWay.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(site.held.get('n1')?.giveWay.aborted).toBe(true)
  })

  test('does not make room for others who have used as much, nor for the same person', async () => {
    const site = twoPlaces()
    await site.worksFor('h1', 20_000)
    for (const name of ['m1', 'n1', 'h2', 'm2']) await site.comes(name)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(['m1', 'n1'].map((name) => site.held.get(name)?.giveWay.aborted)).toEqual([false, false])
  })
})

test('whoever gives up waiting is not called', async () => {
  const site = twoPlaces()
  const gone = new AbortController()
  for (const name of ['a1', 'b1']) await site.comes(name)
  await site.comes('c1', gone.signal)
  await site.comes('d1')
  gone.abort()
  await site.ends('a1')
  expect(site.begun).toEqual(['a1', 'b1', 'd1'])
})
