import { describe, expect, test } from 'vitest'
import { packPixels } from '../history/packed-pixels.ts'
import { handClock } from '../testing/hand-clock.ts'
import { type Studio, studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import { memoryStore } from './memory-store.ts'
import { decodeRecord } from './record.ts'

const now = () => 1_700_000_000_000

/** Taps that each colour another place, with a moment's rest after each. */
async function tapped(times: number, store: JournalStore = memoryStore(), from = 0) {
  const made = await studio({ store })
  for (let i = from; i < from + times; i++) {
    made.draw.tap(20 + (i % 45) * 22, 20 + Math.floor(i / 45) * 22)
    made.hand.idle()
  }
  await made.engine.settle()
  return made
}

/** How many steps back there are. */
function undone({ engine }: Studio): number {
  let steps = 0
  while (engine.undo()) steps++
  return steps
}

const recordsIn = async (store: JournalStore) => (await store.read('page')).records.length

test('a long journal is replayed from a whole drawing near its end, and still leaves 60 operations to undo', async () => {
  const made = await tapped(420)
  const { plan } = await openJournal(made.store, 'page', now)
  expect(plan.start).not.toBeNull()
  expect(plan.records.length).toBeLessThan(140)
  const after = await studio({ store: made.store })
  expect(after.hash()).toBe(made.hash())
  expect(undone(after)).toBeGreaterThan(60)
})

describe('what a whole drawing has made superfluous', () => {
  test('is deleted while one draws, and everything can still be undone until the page is left', async () => {
    const made = await tapped(350)
    expect(await recordsIn(made.store)).toBeLessThan(140)
    expect((await studio({ store: made.store })).hash()).toBe(made.hash())
    for (let i = 0; i < 350; i++) expect(made.engine.undo()).toBe(true)
    expect(made.isBlank()).toBe(true)
  })

  test('is deleted over many openings, too', async () => {
    const store = memoryStore()
    for (let opening = 0; opening < 15; opening++) await tapped(35, store, opening * 35)
    expect(await recordsIn(store)).toBeLessThan(140)
    const after = await studio({ store })
    expect(after.hash()).toBe((await tapped(15 * 35)).hash())
    expect(undone(after)).toBeGreaterThan(50)
  })

  test('is not deleted before the whole drawing is on the device', async () => {
    const store = memoryStore()
    const made = await tapped(340, store)
    const before = await recordsIn(store)
    const full = { ...store, append: () => Promise.reject(new Error('QuotaExceededError')) }
    const next = await tapped(200, full, 340)
    expect([next.state().onDevice, await recordsIn(store)]).toEqual(['failed', before])
    expect((await studio({ store })).hash()).toBe(made.hash())
  })

  test('is kept by whoever only looks', async () => {
    const { store } = await tapped(340)
    const before = await store.read('page')
    await (await studio({ store })).engine.settle()
    expect(await store.read('page')).toEqual(before)
  })

  test('and what is undone behind it is gone after a reload, too', async () => {
    const made = await tapped(350)
    for (let i = 0; i < 270; i++) made.engine.undo()
    await made.engine.settle()
    const after = await studio({ store: made.store })
    expect([after.hash(), after.state().isSaved]).toEqual([made.hash(), false])
    made.engine.redo()
    made.engine.redo()
    made.draw.tap(1000, 1000)
    await made.engine.settle()
    expect((await studio({ store: made.store })).hash()).toBe(made.hash())
    expect(await recordsIn(made.store)).toBeLessThan(140)
  })

  test('are the drawings that were loaded over', async () => {
    const store = memoryStore()
    const picture = new Uint32Array(1024 * 1024).fill(0xff0000ff, 0, 5000)
    for (let day = 0; day < 6; day++) {
      const { engine } = await studio({ store })
      picture[day * 7] = 0xff00ff00
      engine.load(picture)
      await engine.settle()
    }
    expect(await recordsIn(store)).toBe(1)
  })
})

test('a whole drawing is packed little by little, and begun anew when something is drawn meanwhile', async () => {
  const hand = handClock()
  let passed = 0
  const now = () => {
    passed += 10
    return hand.clock.now() + passed
  }
  const made = await studio({ hand, clock: { ...hand.clock, now } })
  for (let x = 0; x < 50; x++) made.draw.tap(20 + 20 * x, 800)
  hand.idle()
  await expect.poll(() => recordsIn(made.store)).toBe(50)
  made.draw.tap(500, 10)
  hand.wait(0)
  await expect.poll(() => recordsIn(made.store)).toBe(52)
  const { records } = await made.store.read('page')
  const last = decodeRecord(records.at(-1) as Uint8Array)
  expect(last?.what).toEqual({ kind: 'keyframe', packed: packPixels(made.pixels) })
})

test('few operations at each visit leave few whole drawings', async () => {
  const store = memoryStore()
  for (let visit = 0; visit < 60; visit++) await tapped(1, store, visit)
  expect(await recordsIn(store)).toBe(61)
})

test('a journal whose first whole drawing is damaged gives back the next one', async () => {
  const { store, hash } = await tapped(420)
  const { first, records } = await store.read('page')
  const torn = memoryStore()
  for (const [at, bytes] of records.entries())
    await torn.append('page', first + at, [at === 0 ? Uint8Array.of(9) : bytes])
  expect((await studio({ store: torn })).hash()).toBe(hash())
})
