import { expect, test } from 'vitest'
import { strokeThrough } from '../testing/operations.ts'
import { studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import { memoryStore } from './memory-store.ts'
import { encodeRecord, type JournalRecord } from './record.ts'

const line = (y: number) =>
  strokeThrough([
    [100, y],
    [300, y],
  ])

const blank = { kind: 'keyframe', packed: new Uint8Array(0) } as const

/** A journal as a version wrote it that had "Undo clear". */
async function writtenLongAgo(...deeds: readonly JournalRecord['what'][]) {
  const store = memoryStore()
  for (const [at, what] of deeds.entries()) await store.append('page', at, [encodeRecord({ time: 7 + at, what })])
  return store
}

test('a clear that was taken back long ago leaves the drawing, and what could be redone, as they were', async () => {
  const store = await writtenLongAgo(
    line(100),
    line(200),
    { kind: 'undo' },
    { kind: 'clear' },
    blank,
    { kind: 'saved' },
    { kind: 'undo-clear' },
    { kind: 'redo' },
  )
  const { engine, state, alphaAt } = await studio({ store })
  expect([alphaAt(200, 100), alphaAt(200, 200), state().isSaved]).toEqual([255, 255, false])
  expect([engine.undo(), engine.undo(), engine.undo()]).toEqual([true, true, false])
  expect((await openJournal(store, 'page', () => 0)).lastTime).toBe(14)
})

test('a clear that was not taken back long ago can be undone now', async () => {
  const { engine, state, isBlank, alphaAt } = await studio({
    store: await writtenLongAgo(line(100), { kind: 'clear' }, line(200)),
  })
  expect([alphaAt(200, 100), alphaAt(200, 200), state().canUndo]).toEqual([0, 255, true])
  engine.undo()
  expect(isBlank()).toBe(true)
  engine.undo()
  expect(alphaAt(200, 100)).toBe(255)
})
