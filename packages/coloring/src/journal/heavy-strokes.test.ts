import { expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import type { StrokeOperation } from '../operations/operation.ts'
import { hashOf } from '../testing/hash.ts'
import { studio } from '../testing/studio.ts'
import type { JournalStore } from './journal-store.ts'
import { decodeRecord } from './record.ts'
import { replayInSteps } from './replay.ts'

/** A cloud of an airbrush, twelve times around the middle. */
const heavy: StrokeOperation = {
  kind: 'stroke',
  mode: 'paint',
  color: 0xff3b82f6,
  size: 30,
  points: Int16Array.from(
    Array.from({ length: 60 }, (_, at) => [16 * (300 + 3 * at), 16 * (300 + ((at * 7) % 40)), 200]).flat(),
  ),
  inside: null,
  by: { brush: 'airbrush', opacity: 255, symmetry: { name: 'twelve', x: 8192, y: 8192 }, others: [] },
}

const kindsIn = async (store: JournalStore) =>
  (await store.read('page')).records.map((bytes) => decodeRecord(bytes)?.what.kind)

test('strokes that are much work to do again are followed by the whole drawing sooner', async () => {
  const { engine, draw, store } = await studio()
  engine.pickBrush('airbrush')
  engine.pickSymmetry('twelve')
  for (let stroke = 0; stroke < 6; stroke++)
    draw
      .press(300, 300 + 20 * stroke)
      .move(...Array.from({ length: 60 }, (_, at) => [301 + at, 300 + 20 * stroke] as const))
      .lift()
  await engine.settle()
  const kinds = await kindsIn(store)
  expect(kinds.filter((kind) => kind === 'keyframe').length).toBeGreaterThan(0)
  expect(kinds.lastIndexOf('keyframe')).toBeGreaterThan(kinds.length - 3)
})

test('seventy of them can be undone after a reload as others can, and fill no journal with whole drawings', async () => {
  const { engine, draw, store } = await studio()
  engine.pickBrush('airbrush')
  engine.pickSymmetry('twelve')
  engine.pickBrushSize(5)
  for (let stroke = 0; stroke < 70; stroke++) {
    const y = 200 + 4 * stroke
    draw
      .press(300, y)
      .move(...Array.from({ length: 20 }, (_, at) => [303 + at, y + (at % 2) * 3] as const))
      .lift()
    await engine.settle()
  }
  expect((await kindsIn(store)).filter((kind) => kind === 'keyframe').length).toBeLessThan(15)
  const again = await studio({ store })
  let undone = 0
  while (again.engine.undo()) undone++
  expect(undone).toBeGreaterThanOrEqual(55)
})

test('one is done again in many small steps, to the byte', () => {
  const [atOnce, inSteps] = [createEditor(), createEditor()]
  atOnce.perform(heavy)
  const steps = [...replayInSteps({ start: null, records: [{ time: 0, what: heavy }] }, inSteps)]
  expect(steps.length).toBeGreaterThan(15)
  expect(hashOf(inSteps.drawing.kept)).toBe(hashOf(atOnce.drawing.kept))
})
