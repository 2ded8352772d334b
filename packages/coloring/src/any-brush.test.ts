import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRUSH_NAMES } from './brush/brushes.ts'
import { FILL_NAMES } from './fill/looks/looks.ts'
import { STICKER_NAMES } from './sticker/shapes.ts'
import { SYMMETRY_NAMES } from './symmetry/turns.ts'
import { type Studio, studio } from './testing/studio.ts'

const place = fc.tuple(fc.integer({ min: 60, max: 960 }), fc.integer({ min: 60, max: 960 }))
const color = fc.constantFrom('#ef4444', '#22c55e', '#3b82f6', '#eab308')

const hand = {
  color,
  size: fc.constantFrom(5, 15, 30),
  isInside: fc.boolean(),
  symmetry: fc.option(fc.constantFrom(...SYMMETRY_NAMES)),
}

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('stroke' as const),
      ...hand,
      brush: fc.constantFrom(...BRUSH_NAMES),
      opacity: fc.integer({ min: 10, max: 100 }),
      places: fc.array(place, { minLength: 1, maxLength: 4 }),
      isPen: fc.boolean(),
      isErasing: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      ...hand,
      fill: fc.constantFrom(...FILL_NAMES),
      second: fc.option(color),
      place,
      to: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sticker' as const),
      ...hand,
      sticker: fc.constantFrom(...STICKER_NAMES),
      place,
      to: place,
    }),
  },
)

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

function perform({ engine, draw }: Studio, action: Act): void {
  engine.pickColor(action.color as '#ef4444')
  engine.pickBrushSize(action.size)
  engine.stayInside(action.isInside)
  engine.pickSymmetry(action.symmetry)
  if (action.kind === 'fill') {
    engine.pickFill(action.fill)
    engine.pickSecondColor(action.second as '#ef4444' | null)
    draw
      .press(...action.place)
      .move(action.to)
      .lift()
    return
  }
  if (action.kind === 'sticker') {
    engine.pickSticker(action.sticker)
    draw
      .press(...action.place)
      .move(action.to)
      .lift()
    return
  }
  engine.pickBrush(action.brush)
  engine.pickOpacity(action.opacity)
  if (action.isErasing) engine.pickTool('eraser')
  const [first, ...rest] = action.places
  const [x, y] = first as [number, number]
  const pointer = action.isPen ? draw.pen() : draw.button(1)
  pointer
    .press(x, y, 0.3)
    .move(...rest.map(([toX, toY], at) => [toX, toY, 0.2 + 0.2 * at] as const))
    .lift()
}

/** The page after each of these, there, back, there again, and after a reload. */
async function check(actions: readonly Act[]): Promise<void> {
  const made = await studio()
  const { engine, store } = made
  const seen = [made.hash()]
  for (const action of actions) {
    const { cursor } = made.state()
    perform(made, action)
    if (made.state().cursor > cursor) seen.push(made.hash())
  }
  const last = seen.length - 1
  const walk = (step: 'undo' | 'redo') => {
    const hashes: number[] = []
    while (engine[step]()) hashes.push(made.hash())
    return hashes
  }
  expect(walk('undo')).toEqual(seen.slice(0, last).reverse())
  expect(walk('redo')).toEqual(seen.slice(1))
  await engine.settle()
  const again = await studio({ store })
  expect(again.hash()).toBe(seen[last])
}

test('whatever is drawn with whatever brush comes out the same, to the byte, undone, redone and after a reload', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), check), { numRuns: 8 })
})
