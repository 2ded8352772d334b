import { describe, expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import { hashOf } from '../testing/hash.ts'
import { strokeThrough } from '../testing/operations.ts'
import { studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import { memoryStore } from './memory-store.ts'

const now = () => 1_700_000_000_000

describe('a newer brush that draws an old stroke differently', () => {
  /** Each in a colour of its own, so that nothing of one looks like another. */
  const line = (x: number, y: number) =>
    strokeThrough(
      [
        [x, 300],
        [x + 100, y],
      ],
      { color: (0xff000000 + x * 1000) >>> 0 },
    )

  /** A journal of an older brush, whose strokes ended one pixel higher than they would now; and what was seen then. */
  async function olderJournal() {
    const store = memoryStore()
    const journal = await openJournal(store, 'page', now)
    const seen = createEditor()
    const look = () => hashOf(seen.drawing.pixels)
    const written = (what: Parameters<typeof journal.write>[0]) => journal.write(what)
    return {
      store,
      seen: look,
      stroke(x: number) {
        seen.perform(line(x, 400))
        return written(line(x, 401))
      },
      undo() {
        seen.perform({ kind: 'undo' })
        return written({ kind: 'undo' })
      },
      redo: () => seen.perform({ kind: 'redo' }),
      keyframe: () => written({ kind: 'keyframe', packed: seen.takeKeyframe() }),
      write: written,
    }
  }

  test('does not change what was seen', async () => {
    const older = await olderJournal()
    await older.stroke(300)
    await older.keyframe()
    expect((await studio({ store: older.store })).hash()).toBe(older.seen())
  })

  test('does not bring back what was undone, and leaves what can be undone and redone', async () => {
    const older = await olderJournal()
    await older.stroke(300)
    await older.stroke(330)
    await older.keyframe()
    await older.undo()
    const { engine, alphaAt, state, isBlank, hash } = await studio({ store: older.store })
    expect([alphaAt(310, 310), alphaAt(425, 395)]).toEqual([255, 0])
    expect(state()).toMatchObject({ cursor: 1, canUndo: true, canRedo: true })
    older.redo()
    engine.redo()
    expect(hash()).toBe(older.seen())
    while (engine.undo());
    expect(isBlank()).toBe(true)
  })

  test('leaves no stray pixels on the way forward from a drawing that was corrected', async () => {
    const older = await olderJournal()
    await older.stroke(300)
    await older.stroke(310)
    await older.undo()
    await older.keyframe()
    const { engine, hash } = await studio({ store: older.store })
    expect(hash()).toBe(older.seen())
    engine.redo()
    const newer = createEditor()
    newer.perform(line(300, 401))
    newer.perform(line(310, 401))
    expect(hash()).toBe(hashOf(newer.drawing.pixels))
    engine.undo()
    expect(hash()).toBe(older.seen())
  })

  test('keeps the place of a stroke that changes nothing any more', async () => {
    const older = await olderJournal()
    await older.stroke(300)
    await older.write({ kind: 'fill', color: 0xff0000ff, spans: new Uint32Array(0) })
    await older.write({ kind: 'undo' })
    const { state, alphaAt } = await studio({ store: older.store })
    expect([state().cursor, state().canRedo, alphaAt(310, 310)]).toEqual([1, true, 255])
  })
})
