import { describe, expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import { damaged } from '../testing/damaged-store.ts'
import { studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import { memoryStore } from './memory-store.ts'
import { replay } from './replay.ts'

const now = () => 1_700_000_000_000

describe('a drawing that was brought back from a damaged journal', () => {
  /** Three taps, five seconds apart, saved; the record of the third tap is damaged. */
  async function broken() {
    const { engine, draw, state, store, hand } = await studio()
    const times: number[] = []
    for (const x of [100, 200, 300]) {
      hand.wait(5000)
      draw.tap(x, 100)
      times.push(hand.clock.now())
    }
    engine.markSaved(state().snapshots[3]?.id ?? -1)
    await engine.settle()
    return { store: await damaged(store, (records) => [...records.slice(0, 2), Uint8Array.of(9), null]), times }
  }

  test('is not saved, however often the page is opened, and is as old as its last stroke', async () => {
    const { store, times } = await broken()
    const before = await store.read('page')
    for (let i = 0; i < 2; i++) {
      const { engine, state } = await studio({ store })
      expect(state()).toMatchObject({ isSaved: false, onDevice: 'saved' })
      await engine.settle()
      expect((await openJournal(store, 'page', now)).lastTime).toBe(times[1])
    }
    // Who only looks writes nothing: another tab, or a newer version, may still be at work there.
    expect(await store.read('page')).toEqual(before)
  })

  test('is whole again with the next stroke, and saved again when it is saved', async () => {
    const { store } = await broken()
    const first = await studio({ store })
    first.draw.tap(700, 700)
    await first.engine.settle()
    const second = await studio({ store })
    expect(second.hash()).toBe(first.hash())
    expect(second.state()).toMatchObject({ isSaved: false, cursor: 1 })
    second.engine.undo()
    expect([second.alphaAt(200, 100), second.alphaAt(700, 700), second.state().canUndo]).toEqual([255, 0, false])
    second.engine.markSaved(second.state().snapshots[0]?.id ?? -1)
    await second.engine.settle()
    expect((await studio({ store })).state().isSaved).toBe(true)
  })

  test('does not become newer or saved by being written down', async () => {
    const { store, times } = await broken()
    const journal = await openJournal(store, 'page', now)
    const editor = createEditor()
    replay(journal.plan, editor)
    await journal.write({ kind: 'recovered', packed: editor.takeKeyframe() })
    const { plan, isSaved, lastTime } = await openJournal(store, 'page', now)
    expect([plan.isWhole, isSaved, lastTime]).toEqual([true, false, times[1]])
  })

  test('is not called saved where a damaged record may have been a stroke', async () => {
    const { engine, draw, state, store } = await studio()
    draw.tap(100, 100)
    engine.markSaved(state().snapshots[1]?.id ?? -1)
    draw.tap(200, 200)
    await engine.settle()
    const torn = await damaged(store, (records) => records.with(2, Uint8Array.of(9)))
    const after = await studio({ store: torn })
    expect([after.alphaAt(100, 100), after.state().isSaved]).toEqual([255, false])
  })

  test('and is blank is not to be saved over a saved colouring', async () => {
    const { engine, draw, store } = await studio()
    draw.tap(100, 100)
    engine.undo()
    engine.redo()
    await engine.settle()
    const torn = await damaged(store, (records) => [...records.slice(0, 2), Uint8Array.of(9)])
    const after = await studio({ store: torn })
    expect([after.isBlank(), after.engine.mayReplaceSaved()]).toEqual([true, false])
  })
})

test('thousands of records that are damaged keep nobody from drawing, and stay', async () => {
  const store = memoryStore()
  const { engine, draw } = await studio({ store })
  draw.tap(100, 100)
  await engine.settle()
  const readable = (await store.read('page')).records.length
  for (let i = 0; i < 20_000; i++) await store.append('page', readable + i, [Uint8Array.of(2, 0, 0, 0, 0)])
  const after = await studio({ store })
  expect([after.alphaAt(100, 100), after.state().isSaved]).toEqual([255, false])
  after.draw.tap(200, 200)
  await after.engine.settle()
  const again = await studio({ store })
  expect([again.hash(), (await store.read('page')).records.length]).toEqual([after.hash(), readable + 20_002])
})
