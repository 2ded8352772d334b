import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAWING_SIDE } from './drawing-size.ts'
import { addTouched, eachStretch, forgetTouched, nothingTouched, touch, touchedRect } from './touched.ts'

const stretch = fc
  .tuple(fc.nat(DRAWING_SIDE - 1), fc.nat(DRAWING_SIDE - 1), fc.nat(DRAWING_SIDE - 1))
  .map(([y, a, b]) => ({ y, from: Math.min(a, b), to: Math.max(a, b) + 1 }))

test('whatever is touched is visited once, in order, and never across two rows', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 20 }), fc.array(stretch, { maxLength: 5 }), (some, more) => {
      const [touched, others] = [nothingTouched(), nothingTouched()]
      for (const { y, from, to } of some) touch(touched, y, from, to)
      for (const { y, from, to } of more) touch(others, y, from, to)
      addTouched(touched, others)
      const visited: (readonly [number, number])[] = []
      eachStretch(touched, (from, to) => visited.push([from, to]))
      const areInOrder = visited.every(([from], i) => from >= (visited[i - 1]?.[1] ?? 0))
      const isInOneRow = ([from, to]: readonly [number, number]) =>
        from < to && Math.floor(from / DRAWING_SIDE) === Math.floor((to - 1) / DRAWING_SIDE)
      const isVisited = ({ y, from, to }: { y: number; from: number; to: number }) =>
        visited.some(([a, b]) => a <= y * DRAWING_SIDE + from && b >= y * DRAWING_SIDE + to)
      expect([areInOrder, visited.every(isInOneRow), [...some, ...more].every(isVisited)]).toEqual([true, true, true])
      forgetTouched(touched)
      expect(touchedRect(touched)).toBeNull()
      expect({ ...touched, rows: touched.rows.some(Boolean) }).toEqual({ ...nothingTouched(), rows: false })
    }),
  )
})
