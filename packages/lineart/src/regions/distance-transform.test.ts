import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ink } from '../pixels.ts'
import { smallInk } from '../testing/arbitrary.ts'
import { blankPage, box, circle, stroke } from '../testing/draw.ts'
import { distanceTransform, strideOf } from './distance-transform.ts'

/** Compares every pixel with every other, the slow and obvious way. */
function expectExact({ width, height, data }: Ink, everyRow = 1): void {
  const distance = distanceTransform({ width, height, data })
  const ink = [...data.keys()].filter((i) => data[i]).map((i) => ({ x: i % width, y: Math.floor(i / width) }))
  for (let y = 0; y < height; y += everyRow)
    for (let x = 0; x < width; x++) {
      let nearest = Math.min(x + 1, y + 1, width - x, height - y) ** 2
      for (const at of ink) nearest = Math.min(nearest, (x - at.x) ** 2 + (y - at.y) ** 2)
      if (distance[(y + 1) * strideOf(width) + x + 1] !== nearest)
        expect.fail(`wrong at ${x}, ${y} of ${width} × ${height}`)
    }
}

test('every pixel knows its exact distance to the nearest line or edge', () => {
  fc.assert(fc.property(smallInk(), (ink) => expectExact(ink)))
})

test('and so it does where two lines are equally near and a division is rounded', () => {
  const page = blankPage(256)
  stroke(page, circle(100, 100, 60), 4)
  stroke(page, box(150, 150, 230, 230), 4)
  expectExact(page, 4)
})

test('a page as tall as a tower does not overflow', () => {
  const distance = distanceTransform({ width: 3, height: 200_000, data: new Uint8Array(600_000) })
  expect(distance[100_000 * strideOf(3) + 2]).toBe(4)
})

test('a page as wide as a street does not overflow', () => {
  const data = new Uint8Array(600_000)
  data[0] = 1
  const distance = distanceTransform({ width: 200_000, height: 3, data })
  expect(distance[2 * strideOf(200_000) + 100_001]).toBe(4)
  expect(distance[2 * strideOf(200_000) + 1]).toBe(1)
})
