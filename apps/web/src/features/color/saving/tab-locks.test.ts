import { expect, onTestFinished, test } from 'vitest'
import { writtenTurns } from '#testing/written-turns.ts'
import { holdPageLock, ifPageUnlocked } from './page-lock.ts'
import { tabLocks } from './tab-locks.ts'

let names = 0
let ids = 0

/** A page in several tabs of a browser without locks, which write down whose turn it is. */
function browser() {
  names += 1
  const page = `page ${names}`
  const { seen, turnOf, lose } = writtenTurns()
  const channels = new Set<BroadcastChannel>()
  onTestFinished(() => {
    for (const channel of channels) channel.close()
  })

  const newId = () => {
    ids += 1
    return String(ids)
  }

  /** What one tab has of the browser, and how it is killed. */
  function tab() {
    const own: BroadcastChannel[] = []
    const channel = (called: string) => {
      const opened = new BroadcastChannel(called)
      own.push(opened)
      channels.add(opened)
      return opened
    }
    const close = () => {
      for (const opened of own) opened.close()
    }
    const locks = tabLocks({ channel, now: () => performance.now(), newId })
    return { ports: { locks, channel: () => channel(page) }, close }
  }

  function open(name: string) {
    const { ports, close } = tab()
    const lock = holdPageLock(page, turnOf(name), ports)
    /** Ends as a tab does whose process was killed: nobody hears of it. */
    const kill = () => {
      lose()
      close()
    }
    return { ...lock, kill }
  }
  const passBy = (): Promise<boolean> => {
    const act = async () => void seen.push('somebody passes by')
    return ifPageUnlocked(page, { act, hurry: () => undefined }, tab().ports)
  }
  return { seen, open, passBy }
}

test('on plain http, too, a page belongs to the tab that was opened last, and goes back when that one is closed', async () => {
  const { seen, open } = browser()
  const first = open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  const second = open('second')
  await expect.poll(() => seen).toEqual(['first begins', 'first ends', 'second begins'])
  second.leave()
  await expect.poll(() => seen.slice(3)).toEqual(['second ends', 'first begins'])
  first.leave()
  await expect.poll(() => seen.at(-1)).toBe('first ends')
})

test('of tabs that are opened at the same time one has the page, and each gets it in its turn', async () => {
  const { seen, open } = browser()
  const tabs = [open('first'), open('second'), open('third')]
  await expect.poll(() => seen.at(-1)).toMatch('begins')
  for (const tab of tabs.toReversed()) tab.leave()
  const count = (word: string) => seen.filter((one) => one.endsWith(word)).length
  await expect.poll(() => count('begins') - count('ends')).toBe(0)
})

test('a tab that was killed keeps the page from nobody', async () => {
  const { seen, open } = browser()
  const first = open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  first.kill()
  const second = open('second')
  await expect.poll(() => seen.at(-1)).toBe('second begins')
  second.leave()
  await expect.poll(() => seen.at(-1)).toBe('second ends')
})

test('what is done in passing takes no page from a desk, and is done where there is none', async () => {
  const { seen, open, passBy } = browser()
  const desk = open('first')
  await expect.poll(() => seen).toEqual(['first begins'])
  expect(await passBy()).toBe(false)
  desk.leave()
  await expect.poll(() => seen).toEqual(['first begins', 'first ends'])
  await expect.poll(passBy).toBe(true)
  expect(seen.at(-1)).toBe('somebody passes by')
})
