import { describe, expect, test } from 'vitest'
import { memoryStore } from '../journal/memory-store.ts'
import { type Studio, studio } from '../testing/studio.ts'

describe('the history', () => {
  test('begins with the blank page: nothing to undo, nothing to redo, nothing to save', async () => {
    const { state } = await studio()
    expect(state()).toMatchObject({ cursor: 0, canUndo: false, canRedo: false, isSaved: true })
    expect(state().snapshots).toHaveLength(1)
  })

  test('gains one snapshot with each stroke, and the drawing is no longer saved', async () => {
    const { draw, state } = await studio()
    draw.press(100, 100).move(200, 200).lift()
    draw.press(300, 100).move(200, 200).lift()
    expect(state()).toMatchObject({ cursor: 2, canUndo: true, canRedo: false, isSaved: false })
    expect(state().snapshots).toHaveLength(3)
  })

  test('undoes and redoes to the byte; undo ends at the first, redo at the last', async () => {
    const { engine, draw, state, hash, isBlank } = await studio()
    draw.press(100, 100).move(200, 200).lift()
    const first = hash()
    engine.pickColor('#ef4444')
    draw.press(200, 100).move(100, 200).lift()
    const second = hash()
    expect([engine.undo(), hash()]).toEqual([true, first])
    expect([engine.undo(), isBlank(), state().canUndo]).toEqual([true, true, false])
    expect(engine.undo()).toBe(false)
    expect([engine.redo(), hash()]).toEqual([true, first])
    expect([engine.redo(), hash(), state().canRedo]).toEqual([true, second, false])
    expect(engine.redo()).toBe(false)
  })

  test('skips what changes nothing: no snapshot, no branch lost, still saved', async () => {
    const { engine, draw, state } = await studio()
    draw.press(100, 100).move(200, 200).lift()
    engine.undo()
    engine.markSaved(state().snapshots[0]?.id ?? -1)
    engine.pickTool('eraser')
    draw.press(500, 500).move(600, 600).lift()
    expect(state()).toMatchObject({ cursor: 0, canRedo: true, isSaved: true })
  })

  test('forgets what was undone once something new is drawn', async () => {
    const { engine, draw, state } = await studio()
    draw.tap(100, 100)
    draw.tap(200, 100)
    engine.undo()
    draw.tap(300, 100)
    expect(state()).toMatchObject({ cursor: 2, canRedo: false })
    expect(state().snapshots).toHaveLength(3)
  })

  test('drops a stroke under way before it goes back', async () => {
    const { engine, draw, state, alphaAt } = await studio()
    draw.tap(100, 100)
    draw.press(300, 300).move(400, 400)
    engine.undo()
    draw.move(500, 500).lift()
    expect([state().cursor, alphaAt(100, 100), alphaAt(350, 350), alphaAt(500, 500)]).toEqual([0, 0, 0, 0])
  })
})

describe('clear', () => {
  async function cleared(store = memoryStore()) {
    const made = await studio({ store })
    made.draw.press(100, 100).move(200, 200).lift()
    made.draw.press(300, 100).move(200, 200).lift()
    const before = made.hash()
    made.engine.clear()
    return { ...made, before }
  }

  test('wipes the drawing and resets the saved flag', async () => {
    const { state, isBlank } = await cleared()
    expect(isBlank()).toBe(true)
    expect(state()).toMatchObject({ cursor: 3, canUndo: true, canRedo: false, isSaved: true })
  })

  test('is one step of undo like any other: back, forth, and on to what was drawn before it', async () => {
    const { engine, state, hash, isBlank, before } = await cleared()
    expect([engine.undo(), hash(), state().isSaved]).toEqual([true, before, false])
    expect([engine.redo(), isBlank()]).toEqual([true, true])
    for (let i = 0; i < 3; i++) expect(engine.undo()).toBe(true)
    expect([isBlank(), state().canUndo]).toEqual([true, false])
  })

  test('can be taken back also after something else was drawn', async () => {
    const { engine, draw, hash, before } = await cleared()
    draw.tap(500, 500)
    engine.undo()
    engine.undo()
    expect(hash()).toBe(before)
  })

  test('can be taken back also after a reload, with all that was drawn since', async () => {
    const { engine, draw, store, before } = await cleared()
    draw.tap(500, 500)
    await engine.settle()
    const after = await studio({ store })
    expect([after.engine.undo(), after.isBlank()]).toEqual([true, true])
    expect([after.engine.undo(), after.hash()]).toEqual([true, before])
    expect([after.engine.undo(), after.engine.undo(), after.isBlank()]).toEqual([true, true, true])
  })

  test('of a blank page is no step', async () => {
    const { engine, draw, state } = await studio()
    expect([engine.clear(), state().canUndo]).toEqual([false, false])
    draw.tap(100, 100)
    engine.undo()
    expect([engine.clear(), state().canRedo]).toEqual([false, true])
  })
})

describe('a snapshot', () => {
  test('is a data URL of the drawing as it was then, made when asked for', async () => {
    const { engine, draw, state } = await studio()
    draw.tap(100, 100)
    draw.tap(500, 500)
    const [blank, first, second] = await Promise.all(state().snapshots.map((snapshot) => snapshot.dataUrl()))
    engine.undo()
    expect(first).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(new Set([blank, first, second]).size).toBe(3)
    // Asked for again from elsewhere in the history it is the same drawing.
    engine.undo()
    const [, again] = state().snapshots
    expect(await again?.dataUrl()).toBe(first)
  })

  test('that was cut off the history says so instead of showing another drawing', async () => {
    const { engine, draw, state } = await studio()
    draw.tap(100, 100)
    const gone = state().snapshots[1]
    engine.undo()
    draw.tap(500, 500)
    await expect(gone?.dataUrl()).rejects.toThrow('no longer part of the history')
  })

  test('stays the same object as long as it is in the history', async () => {
    const { draw, state } = await studio()
    draw.tap(100, 100)
    const before = state().snapshots
    draw.tap(500, 500)
    expect(state().snapshots.slice(0, 2)).toEqual(before)
    expect(state().snapshots[1]).toBe(before[1])
  })
})

describe('the first stroke, on which a credit hangs', () => {
  async function listening(store = memoryStore()) {
    const heard: boolean[] = []
    return { ...(await studio({ store, drawn: ({ isFirst }) => heard.push(isFirst) })), heard }
  }

  test('is told apart from later ones, also from those after a clear', async () => {
    const { engine, draw, heard } = await listening()
    draw.tap(100, 100)
    draw.tap(200, 100)
    engine.clear()
    draw.tap(100, 100)
    expect(heard).toEqual([true, false, false])
  })

  test('does not come twice because it was undone, or a clear was', async () => {
    const { engine, draw, heard } = await listening()
    draw.tap(100, 100)
    engine.undo()
    draw.tap(200, 100)
    engine.clear()
    engine.undo()
    draw.tap(300, 100)
    expect(heard).toEqual([true, false, false])
  })

  test('comes again after a reload: the save that followed the last one may have failed', async () => {
    const { engine, draw, store } = await listening()
    draw.tap(100, 100)
    await engine.settle()
    const after = await listening(store)
    after.draw.tap(200, 100)
    after.draw.tap(300, 100)
    expect(after.heard).toEqual([true, false])
  })

  test('can be a fill without a pointer', async () => {
    const { engine, heard } = await listening()
    engine.fillRegion(1)
    engine.fillRegion(2)
    expect(heard).toEqual([true, false])
  })
})

describe('an exception from outside', () => {
  test('when told of a stroke does not leave the engine drawing', async () => {
    const problems: unknown[] = []
    const { draw, state, alphaAt } = await studio({
      drawn: () => {
        throw new Error('offline')
      },
      failed: (problem) => problems.push(problem),
    })
    draw.tap(100, 100)
    expect(state()).toMatchObject({ isDrawing: false, cursor: 1 })
    draw.press(200, 200).move(300, 200).lift()
    expect([state().cursor, alphaAt(150, 150), alphaAt(250, 200)]).toEqual([2, 0, 255])
    expect(problems).toEqual([new Error('offline'), new Error('offline')])
  })

  test('from one who watches stops neither the stroke nor the others who watch', async () => {
    const problems = new Set<string>()
    const { engine, draw, state, alphaAt } = await studio({ failed: (problem) => problems.add(String(problem)) })
    const seen: boolean[] = []
    engine.state.subscribe(() => {
      throw new Error('unmounted')
    })
    engine.state.subscribe(() => seen.push(state().isDrawing))
    draw.press(200, 200).move(300, 200).lift()
    expect([state().cursor, state().isDrawing, alphaAt(250, 200)]).toEqual([1, false, 255])
    expect([seen.at(0), seen.at(-1), [...problems]]).toEqual([true, false, ['Error: unmounted']])
  })
})

test('whoever is told of a stroke finds the tool off the page, and may undo at once', async () => {
  const seen: boolean[] = []
  const { engine, draw, state, isBlank }: Studio = await studio({
    drawn() {
      seen.push(state().isDrawing)
      engine.undo()
    },
  })
  draw.press(200, 200).move(300, 200).lift()
  expect([seen, isBlank(), state().canRedo]).toEqual([[false], true, true])
})

test('a save that took longer than the next stroke does not make that stroke saved', async () => {
  const { engine, draw, state } = await studio()
  draw.tap(100, 100)
  const saving = state().snapshots[state().cursor]?.id ?? -1
  draw.tap(200, 100)
  engine.markSaved(saving)
  expect(state().isSaved).toBe(false)
  engine.markSaved(state().snapshots[state().cursor]?.id ?? -1)
  expect(state().isSaved).toBe(true)
})
