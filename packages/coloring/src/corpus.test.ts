import { beforeAll, describe, expect, test } from 'vitest'
import { isBlank } from './drawing/drawing.ts'
import { createEditor } from './editor/editor.ts'
import { decodeRecord } from './journal/record.ts'
import { replay } from './journal/replay.ts'
import { corpus } from './testing/corpus.ts'
import { hasGhosts, hashOf, paintedBox } from './testing/hash.ts'
import { pointerDriver } from './testing/pointer-driver.ts'
import { type Studio, studio } from './testing/studio.ts'

interface Step {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly hasSnapshot: boolean
  readonly problems: readonly string[]
}

let made: Studio
const steps: Step[] = []
const gestures = corpus()

/** Every number that a state holds, however deep. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

beforeAll(async () => {
  made = await studio()
  for (const gesture of gestures) {
    const [before, cursor] = [steps.at(-1)?.after ?? made.hash(), made.state().cursor]
    gesture.perform(made)
    const state = made.state()
    const problems = [
      ...(state.isDrawing ? ['still drawing'] : []),
      ...(numbersIn({ ...state, snapshots: [] }).every(Number.isFinite) ? [] : ['a number that is none']),
      ...(hasGhosts(made.pixels) ? ['a colour without alpha'] : []),
    ]
    steps.push({ name: gesture.name, before, after: made.hash(), hasSnapshot: state.cursor > cursor, problems })
    if (steps.length % 40 === 0) made.hand.idle()
  }
  await made.engine.settle()
})

describe('over the whole corpus', () => {
  test('there are more than 200 gestures, and most of them paint', () => {
    expect(gestures.length).toBeGreaterThan(200)
    expect(steps.filter(({ hasSnapshot }) => hasSnapshot).length).toBeGreaterThan(150)
  })

  test('no gesture leaves a number that is none, a stroke half done or a colour without alpha', () => {
    expect(steps.filter(({ problems }) => problems.length > 0)).toEqual([])
  })

  test('a snapshot is added exactly when pixels have changed', () => {
    expect(steps.filter(({ before, after, hasSnapshot }) => (before !== after) !== hasSnapshot)).toEqual([])
  })

  test('what is cancelled or pinched leaves not one pixel', () => {
    const nothing = steps.filter(({ name }) => /cancels|two fingers/.test(name))
    expect(nothing.length).toBeGreaterThan(20)
    expect(nothing.filter(({ before, after }) => before !== after)).toEqual([])
  })

  test('undoing to the first is blank to the byte, each step as it was; redoing comes back the same way', () => {
    const { engine, hash, pixels } = made
    const painted = steps.filter(({ hasSnapshot }) => hasSnapshot)
    const end = hash()
    let seen = end
    for (const { name, after, before } of painted.toReversed()) {
      expect([name, seen]).toEqual([name, after])
      // A bucket that was tapped twice has two snapshots.
      while (seen !== before) {
        expect([name, engine.undo()]).toEqual([name, true])
        seen = hash()
      }
    }
    expect([isBlank(pixels), made.state().canUndo]).toEqual([true, false])
    while (engine.redo());
    expect(hash()).toBe(end)
  })

  test('the journal, replayed stroke by stroke with no whole drawing to help it, equals what was seen', async () => {
    await made.engine.settle()
    const records = (await made.store.read('page')).records.map(decodeRecord)
    const operations = records.flatMap((record) => (record && record.what.kind !== 'keyframe' ? [record] : []))
    const editor = createEditor()
    replay({ start: null, records: operations }, editor)
    expect(hashOf(editor.drawing.pixels)).toBe(made.hash())
  })

  test('a reload shows the same drawing', async () => {
    await made.engine.settle()
    expect((await studio({ store: made.store })).hash()).toBe(made.hash())
  })
})

test('no gesture paints further from its pointers than its brush reaches', async () => {
  const fresh = await studio()
  for (const gesture of gestures.filter(({ name }) => !/bucket|points/.test(name))) {
    const reached = { left: 2000, top: 2000, right: -2000, bottom: -2000 }
    const watched = {
      ...fresh,
      draw: pointerDriver((input) => {
        for (const { x, y } of [input, ...input.coalesced]) {
          if (Math.abs(x) <= 1e5) {
            reached.left = Math.min(reached.left, x)
            reached.right = Math.max(reached.right, x)
          }
          reached.top = Math.min(reached.top, y)
          reached.bottom = Math.max(reached.bottom, y)
        }
        fresh.engine.pointer(input)
      }, fresh.hand),
    }
    gesture.perform(watched)
    const size = fresh.state().brushSize
    const painted = paintedBox(fresh.pixels)
    const isWithin =
      painted.right < 0 ||
      (painted.left >= reached.left - size &&
        painted.right <= reached.right + size &&
        painted.top >= reached.top - size &&
        painted.bottom <= reached.bottom + size)
    expect([gesture.name, isWithin]).toEqual([gesture.name, true])
    fresh.engine.undo()
  }
})
