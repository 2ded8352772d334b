import { expect, test } from 'vitest'
import { writtenTurns } from '#testing/written-turns.ts'
import { holdPageLock, ifPageUnlocked } from './page-lock.ts'

/** A browser with its tabs: one line for the page, and messages between them, which may be quicker than it. */
function browser() {
  const line: { run(): Promise<unknown>; isLeft(): boolean }[] = []
  let isTaken = false
  const channels = new Set<{ onmessage: (() => void) | null }>()

  function next(): void {
    if (isTaken) return
    let one = line.shift()
    while (one?.isLeft()) one = line.shift()
    if (!one) return
    isTaken = true
    void one.run().finally(() => {
      isTaken = false
      next()
    })
  }

  /** What a tab asks of the line gets there in its order, after so many milliseconds. */
  const locksAfter = (milliseconds: number) => ({
    request: (
      _name: string,
      { signal, ifAvailable }: { signal?: AbortSignal; ifAvailable?: boolean },
      act: (lock: object | null) => Promise<unknown>,
    ) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        const run = () => act({}).then(resolve, reject)
        setTimeout(() => {
          if (ifAvailable && isTaken) return void act(null).then(resolve, reject)
          line.push({ run, isLeft: () => signal?.aborted ?? false })
          next()
        }, milliseconds)
      }),
    query: () => new Promise((resolve) => setTimeout(resolve, milliseconds, {})),
  })

  const channel = () => {
    const mine = {
      onmessage: null as (() => void) | null,
      postMessage: () => {
        for (const one of channels) if (one !== mine) void Promise.resolve().then(() => one.onmessage?.())
      },
      close: () => void channels.delete(mine),
    }
    channels.add(mine)
    return mine
  }
  return { locksAfter, channel }
}

/** Opens the page in tabs that write down whose turn it is. */
function tabs() {
  const { seen, turnOf } = writtenTurns()
  const { locksAfter, channel } = browser()
  const open = (name: string, milliseconds = 0) =>
    holdPageLock('page', turnOf(name), { locks: locksAfter(milliseconds), channel } as unknown as Parameters<
      typeof holdPageLock
    >[2])
  const passBy = (act: () => Promise<void>, hurry = () => {}) =>
    ifPageUnlocked('page', { act, hurry }, { locks: locksAfter(0), channel } as unknown as Parameters<
      typeof ifPageUnlocked
    >[2])
  return { seen, open, passBy }
}

test('a page belongs to the tab that was opened last, and goes back when that one is closed', async () => {
  const { seen, open } = tabs()
  open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  const second = open('second')
  await expect.poll(() => seen).toEqual(['first begins', 'first ends', 'second begins'])
  second.leave()
  await expect.poll(() => seen.slice(3)).toEqual(['second ends', 'first begins'])
})

test('a page goes to a new tab also when it asks long before it stands in line', async () => {
  const { seen, open } = tabs()
  open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  open('second', 50)
  await expect.poll(() => seen.at(-1)).toBe('second begins')
  expect(seen).toEqual(['first begins', 'first ends', 'second begins'])
})

test('a tab gets the page back by asking for it, before those that only wait', async () => {
  const { seen, open } = tabs()
  const first = open('first')
  open('second')
  await expect.poll(() => seen.at(-1)).toBe('second begins')
  open('third')
  await expect.poll(() => seen.at(-1)).toBe('third begins')
  seen.length = 0
  first.ask()
  await expect.poll(() => seen).toEqual(['third ends', 'first begins'])
})

test('a tab that is closed while it waits never gets a turn', async () => {
  const { seen, open } = tabs()
  const first = open('first')
  const second = open('second')
  await expect.poll(() => seen.at(-1)).toBe('second begins')
  first.leave()
  seen.length = 0
  second.leave()
  await expect.poll(() => seen).toEqual(['second ends'])
})

test('what is done in passing takes no page from a desk', async () => {
  const { seen, open, passBy } = tabs()
  open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  expect(await passBy(async () => void seen.push('passes by'))).toBe(false)
  expect(seen).toEqual(['first begins'])
})

test('a desk waits for what is done in passing, which hears of it', async () => {
  const { seen, open, passBy } = tabs()
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const act = async () => {
    seen.push('passes by')
    await heard
    seen.push('has passed by')
  }
  const passing = passBy(act, () => hear())
  await expect.poll(() => seen).toEqual(['passes by'])
  open('first')
  expect(await passing).toBe(true)
  await expect.poll(() => seen).toEqual(['passes by', 'has passed by', 'first begins'])
})

test('where cookies are blocked and locks with them, the page is opened all the same', async () => {
  const seen: string[] = []
  const refuse = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
  }
  const turn = { begin: async () => void seen.push('begins'), end: async () => void seen.push('ends') }
  const { channel } = browser()
  const one = holdPageLock('page', turn, {
    locks: { request: refuse, query: refuse },
    channel,
  } as unknown as Parameters<typeof holdPageLock>[2])
  await expect.poll(() => seen).toEqual(['begins'])
  one.leave()
  await expect.poll(() => seen).toEqual(['begins', 'ends'])
})
