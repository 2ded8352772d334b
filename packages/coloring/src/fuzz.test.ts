import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAWING_SIDE } from './drawing/drawing-size.ts'
import { openJournal } from './journal/journal.ts'
import { hashOf } from './testing/hash.ts'
import { twoRoomsMap } from './testing/pages.ts'
import { type Studio, studio } from './testing/studio.ts'

/** The history as anybody would write it who has all the memory in the world: one whole drawing for each snapshot. */
interface Model {
  readonly snapshots: readonly number[]
  readonly cursor: number
  readonly isSaved: boolean
}

/** Everything is drawn in these rows; to look at the others each time would take ten times as long. */
const ROWS = { from: 130, to: 260 }
const look = ({ pixels }: Studio) => hashOf(pixels, ROWS.from * DRAWING_SIDE, ROWS.to * DRAWING_SIDE)

const windowRegion = () => twoRoomsMap().labels[156 * DRAWING_SIDE + 156] as number

const place = fc.tuple(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 160, max: 230 }))
const color = fc.constantFrom('#ef4444', '#22c55e', '#3b82f6')

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('stroke' as const),
      color,
      places: fc.array(place, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('erase' as const),
      places: fc.array(place, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill' as const), color }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancelled' as const),
      places: fc.array(place, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('clear' as const, 'save' as const, 'idle' as const),
    }),
  },
)

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

function perform(made: Studio, action: Act): void {
  const { engine, draw, state } = made
  const stroke = (places: readonly (readonly [number, number])[]) => {
    const [first, ...rest] = places
    return draw.press(...(first as [number, number])).move(...rest)
  }
  switch (action.kind) {
    case 'stroke':
      engine.pickColor(action.color as '#ef4444')
      stroke(action.places).lift()
      return
    case 'erase':
      engine.pickTool('eraser')
      stroke(action.places).lift()
      engine.pickTool('brush')
      return
    case 'fill':
      engine.pickColor(action.color as '#ef4444')
      engine.fillRegion(windowRegion())
      return
    case 'cancelled':
      stroke(action.places).cancel()
      return
    case 'undo':
    case 'redo':
    case 'clear':
      engine[action.kind]()
      return
    case 'save':
      engine.markSaved(state().snapshots[state().cursor]?.id ?? -1)
      return
    case 'idle':
      made.hand.idle()
  }
}

/** What has to be true afterwards; `seen` is what a drawing operation made of the drawing. */
function expected(model: Model, { kind }: Act, seen: number, blank: number): Model {
  const { snapshots, cursor } = model
  switch (kind) {
    case 'stroke':
    case 'erase':
    case 'fill':
      if (seen === snapshots[cursor]) return model
      return { snapshots: [...snapshots.slice(0, cursor + 1), seen], cursor: cursor + 1, isSaved: false }
    case 'undo':
      return cursor > 0 ? { ...model, cursor: cursor - 1, isSaved: false } : model
    case 'redo':
      return cursor < snapshots.length - 1 ? { ...model, cursor: cursor + 1, isSaved: false } : model
    case 'clear':
      if (snapshots[cursor] === blank) return model
      return { snapshots: [...snapshots.slice(0, cursor + 1), blank], cursor: cursor + 1, isSaved: true }
    case 'save':
      return { ...model, isSaved: true }
    default:
      return model
  }
}

async function check(actions: readonly Act[]): Promise<void> {
  const made = await studio()
  const blank = look(made)
  let model: Model = { snapshots: [blank], cursor: 0, isSaved: true }
  for (const action of actions) {
    perform(made, action)
    const seen = look(made)
    model = expected(model, action, seen, blank)
    const { snapshots, cursor, isSaved, canUndo, canRedo, isDrawing } = made.state()
    expect({ seen, length: snapshots.length, cursor, isSaved, canUndo, canRedo, isDrawing }).toEqual({
      seen: model.snapshots[model.cursor],
      length: model.snapshots.length,
      cursor: model.cursor,
      isSaved: model.isSaved,
      canUndo: model.cursor > 0,
      canRedo: model.cursor < model.snapshots.length - 1,
      isDrawing: false,
    })
    expect(new Set(snapshots.map(({ id }) => id)).size).toBe(snapshots.length)
  }
  await made.engine.settle()
  expect(made.state().onDevice).toBe('saved')
  await checkReload(made)
  while (made.engine.undo());
  expect(look(made)).toBe(model.snapshots[0])
}

/** After a reload every step forward and back is the same; of a long history only the end is there. */
async function checkReload(made: Studio): Promise<void> {
  const { plan } = await openJournal(made.store, 'page', () => 0)
  const reloaded = await studio({ store: made.store })
  expect(reloaded.hash()).toBe(made.hash())
  const before = made.state()
  expect(reloaded.state().canRedo).toBe(before.canRedo)
  // What came before the drawing it was opened with.
  reloaded.hand.idle()
  const after = reloaded.state()
  // To save once too often does no harm, to take a drawing for saved does.
  expect(after.isSaved && !before.isSaved).toBe(false)
  if (!plan.start) expect([after.cursor, after.snapshots.length]).toEqual([before.cursor, before.snapshots.length])
  const redone = after.snapshots.length - after.cursor
  for (const [direction, steps] of [['redo', redone] as const, ['undo', after.snapshots.length] as const])
    for (let i = 0; i < steps; i++) {
      const canStep = reloaded.engine[direction]()
      if (canStep || direction === 'redo')
        expect([direction, i, made.engine[direction]()]).toEqual([direction, i, canStep])
      expect([direction, i, look(reloaded)]).toEqual([direction, i, look(made)])
    }
  expect(reloaded.state().canUndo).toBe(false)
}

test('any few operations keep the rules of the history', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 40 }), check), { numRuns: 12 })
})

test('any 500 operations keep the rules of the history', async () => {
  const many = fc.array(act, { minLength: 500, maxLength: 500 })
  await fc.assert(fc.asyncProperty(many, check), { numRuns: 2, endOnFailure: true })
})
