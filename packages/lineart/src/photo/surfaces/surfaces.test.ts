import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallPlanes } from '../planes/small-planes.ts'
import { absorbCrumbs } from './absorb-crumbs.ts'
import { contrastOf, findBorders } from './borders.ts'
import { leastFirst } from './least-first.ts'
import { mergeSurfaces } from './merge-surfaces.ts'
import { smoothSurfaces } from './smooth-surfaces.ts'
import type { Surfaces } from './surfaces.ts'

/** A wall with a dark door and a lamp of one pixel, and each of its pixels a surface of its own. */
const SIZE = 24
const light = (x: number, y: number) => (x > 5 && x < 14 && y > 8 ? 60 : x === 19 && y === 4 ? 255 : 190)
const planes = smallPlanes(
  {
    width: SIZE,
    height: SIZE,
    data: Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, i) =>
      i % 4 === 3 ? 255 : light((i >> 2) % SIZE, Math.floor((i >> 2) / SIZE)),
    ),
  },
  1,
)
const pixels: Surfaces = {
  width: SIZE,
  height: SIZE,
  of: Int32Array.from({ length: SIZE * SIZE }, (_, i) => i),
  count: SIZE * SIZE,
}

test('pixels are joined to the surfaces that can be seen, the worthless borders first', () => {
  const { of, count } = mergeSurfaces(pixels, planes, 1, { cost: 0.05, most: 10, fewest: 1, large: 20 })
  const [wall, door, lamp] = [of[0], of[15 * SIZE + 9], of[4 * SIZE + 19]]
  expect(count).toBe(2)
  expect(door).not.toBe(wall)
  expect(lamp).toBe(wall)
})

test('no more surfaces are left than may be, however much they differ', () => {
  expect(mergeSurfaces(pixels, planes, 1, { cost: 0, most: 1, fewest: 1, large: 20 }).count).toBe(1)
})

test('an edge has contrast, and shading as steep or out of focus has next to none', () => {
  const halves = { ...pixels, of: pixels.of.map((i) => (i % SIZE < 12 ? 0 : 1)), count: 2 }
  const contrast = (light: (x: number) => number) => {
    const data = Float32Array.from({ length: SIZE * SIZE }, (_, i) => light(i % SIZE))
    const border = findBorders(halves, [{ ...planes[0], data }, planes[1], planes[2]])[0]?.get(1)
    return border ? contrastOf(border) : Number.NaN
  }
  expect(contrast((x) => (x < 12 ? 0.2 : 0.6))).toBeGreaterThan(0.2)
  expect(contrast((x) => x / SIZE)).toBeLessThan(0.01)
})

test('what is too small to colour goes to the surface around it', () => {
  const of = Int32Array.from({ length: SIZE * SIZE }, (_, i) => (i === 30 ? 1 : 0))
  const left = absorbCrumbs({ width: SIZE, height: SIZE, of, count: 2 }, planes, { area: 4, radius: 1, dotArea: 0 })
  expect(left.count).toBe(1)
})

test('smoothing cuts off hairs and keeps the rest', () => {
  const of = Int32Array.from({ length: SIZE * SIZE }, (_, i) =>
    i % SIZE > 11 || (i >= 20 * SIZE + 4 && i < 21 * SIZE) ? 1 : 0,
  )
  const smooth = smoothSurfaces({ width: SIZE, height: SIZE, of, count: 2 }, 2)
  expect(smooth.of[20 * SIZE + 6]).toBe(0)
  expect(smooth.of.filter((surface, i) => surface === 1 && i % SIZE > 11).length).toBeGreaterThan(0.97 * 12 * SIZE)
})

test('a queue gives back the least first', () => {
  // Zero with a sign is no less than zero.
  const cost = fc.double({ noNaN: true }).map((any) => any + 0)
  fc.assert(
    fc.property(fc.array(cost), (costs) => {
      const queue = leastFirst<string>()
      for (const cost of costs) queue.push(cost, `${cost}`)
      const popped = costs.map(() => queue.pop())
      expect(popped.map((next) => next?.cost)).toEqual([...costs].sort((a, b) => a - b))
      expect(popped.every((next) => next?.item === `${next?.cost}`)).toBe(true)
      expect(queue.pop()).toBeUndefined()
    }),
    { numRuns: 50 },
  )
})
