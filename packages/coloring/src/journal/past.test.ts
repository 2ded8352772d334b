import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordOf } from '../drawing/color.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { createEditor, type Editor } from '../editor/editor.ts'
import { hashOf } from '../testing/hash.ts'
import { strokeThrough } from '../testing/operations.ts'
import { type Studio, studio } from '../testing/studio.ts'
import { openJournal } from './journal.ts'
import { memoryStore } from './memory-store.ts'
import { replay } from './replay.ts'

const now = () => 1_700_000_000_000

type Deed = 'stroke' | 'undo' | 'redo' | 'clear' | 'keyframe' | 'saved'

/** The journal of somebody who did all this, as far as it could be done. */
async function journalOf(deeds: readonly Deed[]) {
  const store = memoryStore()
  const journal = await openJournal(store, 'page', now)
  const editor = createEditor()
  for (const [at, deed] of deeds.entries()) {
    if (deed === 'keyframe') await journal.write({ kind: deed, packed: editor.takeKeyframe() })
    else if (deed === 'saved') await journal.write({ kind: deed })
    else {
      const operation = deed === 'stroke' ? line(at) : ({ kind: deed } as const)
      if (editor.perform(operation)) await journal.write(operation)
    }
  }
  return store
}

/** Each in a place and a colour of its own. */
const line = (at: number) =>
  strokeThrough(
    [
      [20 + at * 12, 100],
      [30 + at * 12, 130],
    ],
    { color: (0xff000000 + (at + 1) * 4001) >>> 0 },
  )

const some = <One>(one: fc.Arbitrary<One>, most: number) => fc.array(one, { maxLength: most })

const strokes = (count: number): Deed[] => Array.from({ length: count }, () => 'stroke')

describe('what led to the drawing a page is opened with', () => {
  test('is there when nobody waits for anything, and the drawing stays the one it was', async () => {
    const { state, hand, engine, hash } = await studio({
      store: await journalOf([...strokes(4), 'undo', 'keyframe', 'saved']),
    })
    const shown = () => state().snapshots[state().cursor]
    const [first, drawing] = [shown(), hash()]
    expect(state()).toMatchObject({ cursor: 0, canUndo: true, canRedo: true, isSaved: true })
    hand.idle()
    expect(state()).toMatchObject({ cursor: 3, canUndo: true, canRedo: true, isSaved: true })
    expect(state().snapshots).toHaveLength(5)
    expect([shown(), hash()]).toEqual([first, drawing])
    engine.close()
  })

  test('does not make a second first stroke of the next', async () => {
    const firsts: boolean[] = []
    const { draw, hand } = await studio({
      store: await journalOf([...strokes(2), 'keyframe']),
      drawn: ({ isFirst }) => void firsts.push(isFirst),
    })
    draw.tap(500, 500)
    hand.idle()
    draw.tap(600, 600)
    expect(firsts).toEqual([true, false])
  })

  test('is all that was not undone, once one draws', async () => {
    const { draw, hand, engine, state, hash } = await studio({
      store: await journalOf([...strokes(3), 'undo', 'keyframe']),
    })
    draw.tap(500, 100)
    const drawing = hash()
    hand.idle()
    expect(state()).toMatchObject({ cursor: 3, canRedo: false })
    while (engine.undo());
    while (engine.redo());
    expect([state().cursor, hash()]).toEqual([3, drawing])
  })

  test('is still behind a clear', async () => {
    const { engine, hand, state, isBlank } = await studio({ store: await journalOf([...strokes(3), 'keyframe']) })
    engine.clear()
    hand.idle()
    expect([state().cursor, isBlank()]).toEqual([4, true])
    for (let i = 0; i < 4; i++) expect(engine.undo()).toBe(true)
    expect([isBlank(), state().canUndo]).toEqual([true, false])
  })

  test('is not looked for in a page that was left', async () => {
    const { engine, hand, state } = await studio({ store: await journalOf([...strokes(2), 'keyframe']) })
    engine.close()
    hand.idle()
    expect(state().cursor).toBe(0)
  })

  test('is the same whenever one asks for it', async () => {
    const deed = fc.constantFrom<Deed>('stroke', 'stroke', 'stroke', 'undo', 'redo', 'clear', 'keyframe')
    const later = fc.constantFrom<Later>('undo', 'undo', 'redo', 'stroke', 'clear', 'idle')
    await fc.assert(
      fc.asyncProperty(some(deed, 9), some(deed, 3), some(later, 8), async (before, after, acts) => {
        const deeds = [...before, 'keyframe' as const, ...after]
        const store = await journalOf(deeds)
        const { plan } = await openJournal(store, 'page', now)
        const editor = createEditor()
        replay(plan, editor)
        const opened = await studio({ store })
        for (const act of [...acts, ...deeds.map(() => 'undo' as const)]) {
          expect(lookOf(opened)).toEqual(lookAt(editor))
          perform(opened, editor, act)
        }
      }),
      { numRuns: 20 },
    )
  })
})

type Later = Exclude<Deed, 'keyframe' | 'saved'> | 'idle'

/** The same with both. */
function perform({ engine, draw, hand }: Studio, editor: Editor, act: Later): void {
  if (act === 'stroke') {
    draw.tap(500, 100)
    // As a tap is recorded.
    editor.perform(strokeThrough([[500, 100]], { color: wordOf('#000000') }))
    return
  }
  if (act === 'idle') {
    hand.idle()
    return
  }
  editor.perform({ kind: act })
  engine[act]()
}

/** Everything is drawn in these rows; to look at the others each time would take ten times as long. */
const look = (pixels: Uint32Array) => hashOf(pixels, 80 * DRAWING_SIDE, 160 * DRAWING_SIDE)

function lookOf({ state, pixels }: Studio) {
  const { canUndo, canRedo } = state()
  return { hash: look(pixels), canUndo, canRedo }
}

const lookAt = (editor: Editor): ReturnType<typeof lookOf> => ({
  hash: look(editor.drawing.pixels),
  canUndo: editor.canUndo(),
  canRedo: editor.canRedo(),
})
