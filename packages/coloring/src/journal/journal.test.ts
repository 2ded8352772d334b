import { describe, expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import { damaged } from '../testing/damaged-store.ts'
import { hashOf } from '../testing/hash.ts'
import { strokeThrough } from '../testing/operations.ts'
import { TWO_ROOMS } from '../testing/pages.ts'
import { studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'
import { memoryStore } from './memory-store.ts'
import { replay } from './replay.ts'

const now = () => 1_700_000_000_000

/** A bit of everything. */
async function coloured(store = memoryStore()) {
  const made = await studio({ store })
  const { engine, draw } = made
  engine.pickColor('#ef4444')
  draw.pen().press(150, 200, 0.2).move([200, 250, 0.5], [250, 200, 0.9]).lift()
  engine.stayInside(true)
  draw.press(300, 300).move(500, 300, 400, 400).lift()
  engine.pickTool('bucket')
  draw.tap(...TWO_ROOMS.right)
  engine.pickTool('eraser')
  draw.press(400, 200).move(500, 250).lift()
  engine.undo()
  engine.undo()
  engine.redo()
  await engine.settle()
  return made
}

describe('after a reload', () => {
  test('the drawing is there again, to the byte, with its history on both sides', async () => {
    const before = await coloured()
    const after = await studio({ store: before.store })
    expect(after.hash()).toBe(before.hash())
    expect(after.state()).toMatchObject({ cursor: 3, canUndo: true, canRedo: true })
    before.engine.redo()
    after.engine.redo()
    expect(after.hash()).toBe(before.hash())
    for (let i = 0; i < 4; i++) after.engine.undo()
    expect([after.isBlank(), after.state().canUndo]).toEqual([true, false])
  })

  test('drawing goes on, and the next reload has both', async () => {
    const before = await coloured()
    const between = await studio({ store: before.store })
    between.draw.tap(800, 800)
    await between.engine.settle()
    const after = await studio({ store: before.store })
    expect(after.hash()).toBe(between.hash())
    expect(after.alphaAt(800, 800)).toBe(255)
  })

  test('a clear can still be undone', async () => {
    const before = await coloured()
    const hash = before.hash()
    before.engine.clear()
    await before.engine.settle()
    const after = await studio({ store: before.store })
    expect([after.isBlank(), after.state().canUndo]).toEqual([true, true])
    after.engine.undo()
    expect(after.hash()).toBe(hash)
  })

  test('the journal needs no region map to come to the same pixels', async () => {
    const before = await coloured()
    const journal = await openJournal(before.store, 'page', now)
    const editor = createEditor()
    replay(journal.plan, editor)
    expect(hashOf(editor.drawing.pixels)).toBe(before.hash())
  })

  test('the save button is true: what was not saved before is not saved now', async () => {
    const { engine, draw, state, store } = await studio()
    draw.tap(100, 100)
    await engine.settle()
    expect((await studio({ store })).state().isSaved).toBe(false)
    engine.markSaved(state().snapshots[1]?.id ?? -1)
    await engine.settle()
    expect((await studio({ store })).state().isSaved).toBe(true)
    draw.tap(200, 200)
    await engine.settle()
    expect((await studio({ store })).state().isSaved).toBe(false)
  })

  test('it is known when the drawing was last changed, to merge it with what is saved elsewhere', async () => {
    const { engine, draw, state, store, hand } = await studio()
    draw.tap(100, 100)
    hand.wait(5000)
    draw.tap(200, 200)
    const changed = hand.clock.now()
    hand.wait(5000)
    engine.markSaved(state().snapshots[2]?.id ?? -1)
    hand.wait(5000)
    await engine.settle()
    expect((await openJournal(store, 'page', now)).lastTime).toBe(changed)
    expect((await openJournal(store, 'another page', now)).lastTime).toBeNull()
  })
})

describe('a journal that was not written whole', () => {
  test.each([
    ['a record cut short', (records: Uint8Array[]) => [...records.slice(0, 3), records[3]?.slice(0, 9) ?? null]],
    [
      'garbage at the end',
      (records: Uint8Array[]) => [...records.slice(0, 3), Uint8Array.of(1, 2, 3), Uint8Array.of()],
    ],
    ['a record missing', (records: Uint8Array[]) => [...records.slice(0, 3), null, ...records.slice(4, 6)]],
  ])('because of %s gives back everything before that', async (_, change) => {
    const before = await coloured()
    const store = await damaged(before.store, change)
    const after = await studio({ store })
    before.engine.redo()
    before.engine.undo()
    expect(after.hash()).toBe(before.hash())
    after.draw.tap(800, 800)
    await after.engine.settle()
    expect(after.state().onDevice).toBe('saved')
    expect((await studio({ store })).hash()).toBe(after.hash())
  })

  test('but has a whole drawing after the damage gives back that one and what followed', async () => {
    const before = await coloured()
    before.engine.pickTool('brush')
    for (let x = 0; x < 50; x++) before.draw.tap(20 + 20 * x, 800)
    before.hand.idle()
    before.draw.tap(800, 900)
    await before.engine.settle()
    const store = await damaged(before.store, (records) => records.with(1, Uint8Array.of(9, 9)))
    expect((await studio({ store })).hash()).toBe(before.hash())
  })

  test('keeps what this version cannot read: another may', async () => {
    const before = await coloured()
    const store = await damaged(before.store, (records) => [
      ...records.slice(0, 3),
      Uint8Array.of(77, 1, 2),
      ...records.slice(4),
    ])
    const length = (await store.read('page')).records.length
    const after = await studio({ store })
    after.draw.tap(800, 800)
    after.engine.undo()
    after.engine.undo()
    after.draw.tap(900, 900)
    await after.engine.settle()
    expect((await store.read('page')).records.length).toBeGreaterThan(length)
    expect((await store.read('page')).records[3]).toEqual(Uint8Array.of(77, 1, 2))
    expect((await studio({ store })).hash()).toBe(after.hash())
  })

  test('from its first record on is an empty one', async () => {
    const store = await damaged((await coloured()).store, () => [Uint8Array.of(7)])
    const after = await studio({ store })
    expect([after.isBlank(), after.state().canUndo]).toEqual([true, false])
  })
})

describe('blankness', () => {
  test('never takes the place of work in the journal', async () => {
    const { store, hash, draw, engine } = await coloured()
    engine.pickTool('brush')
    draw.tap(800, 800)
    await engine.settle()
    const journal = await openJournal(store, 'page', now)
    const blank = new Uint8Array(0)
    await expect(journal.write({ kind: 'keyframe', packed: blank })).rejects.toThrow('blank')
    await expect(journal.write({ kind: 'load', packed: blank })).rejects.toThrow('blank')
    expect((await studio({ store })).hash()).toBe(hash())
    await journal.write({ kind: 'clear' })
    await journal.write({ kind: 'keyframe', packed: blank })
    expect((await studio({ store })).isBlank()).toBe(true)
  })

  test('is believed where an eraser made it, also by way of undo and redo', async () => {
    const { engine, draw, state, isBlank } = await studio()
    draw.tap(300, 300)
    engine.pickTool('eraser')
    engine.pickBrushSize(30)
    draw.tap(300, 300)
    engine.undo()
    engine.redo()
    await engine.settle()
    expect([isBlank(), state().onDevice]).toEqual([true, 'saved'])
  })

  test('that was downloaded does not replace a drawing', async () => {
    const { engine, hash } = await coloured()
    const before = hash()
    expect([engine.load(new Uint32Array(1024 * 1024)), hash()]).toEqual([false, before])
  })

  test('that was downloaded does not replace what can still be brought back', async () => {
    const { engine, draw, alphaAt } = await studio()
    draw.tap(100, 100)
    engine.undo()
    expect([engine.load(new Uint32Array(1024 * 1024)), engine.redo(), alphaAt(100, 100)]).toEqual([false, true, 255])
    engine.clear()
    expect([engine.load(new Uint32Array(1024 * 1024)), engine.undo(), alphaAt(100, 100)]).toEqual([false, true, 255])
  })

  test('is not to be saved over a saved colouring unless the person made it blank', async () => {
    const { engine, draw } = await studio()
    expect(engine.mayReplaceSaved()).toBe(false)
    draw.tap(100, 100)
    expect(engine.mayReplaceSaved()).toBe(true)
    engine.clear()
    expect(engine.mayReplaceSaved()).toBe(true)
  })
})

describe('the device', () => {
  test('is said to have the drawing only once it has', async () => {
    const written: (() => void)[] = []
    const store: JournalStore = {
      ...memoryStore(),
      append: () => new Promise<void>((resolve) => written.push(resolve)),
    }
    const { draw, state } = await studio({ store })
    expect(state().onDevice).toBe('saved')
    draw.tap(100, 100)
    await Promise.resolve()
    expect(state().onDevice).toBe('saving')
    written[0]?.()
    await expect.poll(() => state().onDevice).toBe('saved')
  })

  test('that is slow is given at once what was drawn while it wrote', async () => {
    const written: (() => void)[] = []
    const sizes: number[] = []
    const store: JournalStore = {
      ...memoryStore(),
      append: (_page, _number, records) => {
        sizes.push(records.length)
        return new Promise<void>((resolve) => written.push(resolve))
      },
    }
    const { draw, state } = await studio({ store })
    draw.tap(100, 100)
    await expect.poll(() => written.length).toBe(1)
    for (let x = 200; x < 700; x += 100) draw.tap(x, 100)
    written[0]?.()
    await expect.poll(() => written.length).toBe(2)
    expect([sizes, state().onDevice]).toEqual([[1, 5], 'saving'])
    written[1]?.()
    await expect.poll(() => state().onDevice).toBe('saved')
  })

  test('is not said to have anything where there is no journal', async () => {
    const { engine, draw, state, alphaAt } = await studio({ isKept: false })
    draw.tap(100, 100)
    expect([state().onDevice, state().isSaved, alphaAt(100, 100)]).toEqual(['nowhere', false, 255])
    engine.undo()
    await engine.settle()
    expect([state().onDevice, state().canRedo]).toEqual(['nowhere', true])
  })

  test('is not said to have what is drawn after a reset, also when it is slow with what was drawn before', async () => {
    const written: (() => void)[] = []
    const store: JournalStore = {
      ...memoryStore(),
      append: () => new Promise<void>((resolve) => written.push(resolve)),
    }
    const { engine, draw, state } = await studio({ store })
    draw.tap(100, 100)
    await expect.poll(() => written.length).toBe(1)
    engine.reset()
    draw.tap(200, 200)
    expect(state().onDevice).toBe('nowhere')
    written[0]?.()
    await engine.settle()
    expect(state().onDevice).toBe('nowhere')
  })

  test.each([
    ['full', new DOMException('no room', 'QuotaExceededError')],
    ['failed', new DOMException('broken', 'UnknownError')],
  ])('that is %s is said to be, drawing goes on, and what it had stays', async (word, problem) => {
    const kept = memoryStore()
    const before = await studio({ store: kept })
    before.draw.tap(700, 700)
    await before.engine.settle()
    const store: JournalStore = { ...kept, append: () => Promise.reject(problem) }
    const { engine, draw, state, alphaAt } = await studio({ store })
    draw.tap(100, 100)
    await engine.settle()
    const said = new Set([state().onDevice])
    engine.state.subscribe(() => said.add(state().onDevice))
    draw.tap(200, 200)
    await engine.settle()
    expect([[...said], alphaAt(200, 200)]).toEqual([[word], 255])
    expect((await studio({ store: kept })).hash()).toBe(before.hash())
  })

  test('keeps the work of the tab that wrote first when two draw on the same page', async () => {
    const store = memoryStore()
    const [one, two] = [await studio({ store }), await studio({ store })]
    one.draw.tap(100, 100)
    await one.engine.settle()
    two.draw.tap(500, 500)
    await two.engine.settle()
    expect([one.state().onDevice, two.state().onDevice]).toEqual(['saved', 'failed'])
    expect((await studio({ store })).hash()).toBe(one.hash())
  })
})

test('a saved colouring is put in place, can be drawn on, and cannot be undone away', async () => {
  const source = createEditor()
  source.perform(
    strokeThrough([
      [300, 300],
      [400, 400],
    ]),
  )
  const { engine, draw, state, hash, store } = await studio()
  expect(engine.load(source.drawing.pixels)).toBe(true)
  expect(hash()).toBe(hashOf(source.drawing.pixels))
  expect(state()).toMatchObject({ isSaved: true, canUndo: false, cursor: 0 })
  draw.tap(800, 800)
  engine.undo()
  expect([engine.undo(), hash()]).toEqual([false, hashOf(source.drawing.pixels)])
  await engine.settle()
  expect((await studio({ store })).hash()).toBe(hash())
})

test('a drawing of another size is refused', async () => {
  const { engine } = await studio()
  expect(() => engine.load(new Uint32Array(512 * 512).fill(0xff0000ff))).toThrow('1024')
})
