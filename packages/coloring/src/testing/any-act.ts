import fc from 'fast-check'
import { BRUSH_NAMES } from '../brush/brushes.ts'
import { FILL_NAMES } from '../fill/looks/looks.ts'
import { STICKER_NAMES } from '../sticker/shapes.ts'
import { SYMMETRY_NAMES } from '../symmetry/turns.ts'

const place = fc.tuple(fc.integer({ min: 60, max: 960 }), fc.integer({ min: 60, max: 960 }))
const color = fc.constantFrom('#ef4444', '#22c55e', '#3b82f6', '#eab308')

const hand = {
  color,
  size: fc.constantFrom(5, 15, 30),
  isInside: fc.boolean(),
  symmetry: fc.option(fc.constantFrom(...SYMMETRY_NAMES)),
}

/** One thing that a hand may do with any of the desk's tools, anywhere on the page. */
export const anyAct = fc.oneof(
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

export type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never
