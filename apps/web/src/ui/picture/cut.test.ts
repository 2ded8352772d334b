import { expect, test } from 'vitest'
import { CORNERS, cornerMoved, moved, turned, UNCUT, WHOLE } from './cut.ts'

const middle = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }

test('a part is moved up to the edges of the picture, and keeps its size', () => {
  expect(moved(middle, 0.125, -0.125)).toEqual({ left: 0.375, top: 0.125, right: 0.875, bottom: 0.625 })
  expect(moved(middle, 9, -9)).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.5 })
  expect(moved(WHOLE, 0.3, 0.3)).toEqual(WHOLE)
})

test.each([
  ['top left', { ...middle, left: 0.375, top: 0.5 }],
  ['top right', { ...middle, right: 0.875, top: 0.5 }],
  ['bottom left', { ...middle, left: 0.375, bottom: 1 }],
  ['bottom right', { ...middle, right: 0.875, bottom: 1 }],
] as const)('the %s corner takes its two edges along, and no others', (corner, expected) => {
  expect(cornerMoved(middle, corner, 0.125, 0.25)).toEqual(expected)
})

test('no corner passes the one opposite, nor leaves the picture', () => {
  for (const corner of CORNERS)
    for (const [dx, dy] of [
      [9, 9],
      [-9, -9],
      [9, -9],
    ] as const) {
      const { left, top, right, bottom } = cornerMoved(middle, corner, dx, dy)
      expect(right - left).toBeGreaterThan(0.099)
      expect(bottom - top).toBeGreaterThan(0.099)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(1)
    }
})

test('what is within the part stays within it when the picture is turned', () => {
  // The upper left quarter of a picture is its upper right one after a turn to the right.
  const quarter = { turns: 0 as const, part: { left: 0, top: 0, right: 0.5, bottom: 0.25 } }
  expect(turned(quarter, 'right')).toEqual({ turns: 1, part: { left: 0.75, top: 0, right: 1, bottom: 0.5 } })
  expect(turned(quarter, 'left')).toEqual({ turns: 3, part: { left: 0, top: 0.5, right: 0.25, bottom: 1 } })
})

test('four turns are none, and a turn back undoes one', () => {
  const some = { turns: 2 as const, part: middle }
  expect(turned(turned(some, 'right'), 'left')).toEqual(some)
  expect([1, 2, 3, 4].reduce((cut) => turned(cut, 'right'), UNCUT)).toEqual(UNCUT)
})
