import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePoint, screenPoint } from '../drawing/points.ts'
import { fitted, inFullSize, moved, toPage, toScreen, zoomed } from './camera.ts'

const side = fc.integer({ min: 200, max: 4000 })
const container = fc.record({ width: side, height: side })
const number = fc.double({ min: -5000, max: 5000, noNaN: true })
const point = fc.tuple(number, number)

test('a place on the screen is the same place again after a look at the page', () => {
  fc.assert(
    fc.property(container, point, point, fc.double({ min: 0.1, max: 10, noNaN: true }), (room, at, around, factor) => {
      const camera = zoomed(room, fitted(room), factor, screenPoint(...around))
      const back = toScreen(camera, toPage(camera, screenPoint(...at)))
      expect([back.x, back.y]).toEqual([expect.closeTo(at[0], 6), expect.closeTo(at[1], 6)])
    }),
  )
})

test('fitting makes the page as wide as its container', () => {
  expect(fitted({ width: 512, height: 2000 })).toEqual({ zoom: 0.5, left: 0, top: 744 })
  expect(fitted({ width: 2048, height: 100 }).zoom).toBe(2)
  expect(inFullSize({ width: 300, height: 3000 }).zoom).toBe(1)
})

test('the point under the fingers stays there while one zooms', () => {
  const room = { width: 1024, height: 1024 }
  const camera = zoomed(room, fitted(room), 3, screenPoint(400, 700))
  expect(toPage(camera, screenPoint(400, 700))).toEqual(pagePoint(400, 700))
})

test('whatever is done, the page stays within reach: no closer than 8 times, no gap beside it that it could fill', () => {
  const action = fc.oneof(
    fc.record({ x: number, y: number }),
    fc.record({ factor: fc.double({ min: 0, max: 100 }), at: point }),
  )
  fc.assert(
    fc.property(container, fc.array(action, { maxLength: 20 }), (room, actions) => {
      let camera = fitted(room)
      for (const act of actions)
        camera =
          'x' in act ? moved(room, camera, act.x, act.y) : zoomed(room, camera, act.factor, screenPoint(...act.at))
      const { zoom, left, top } = camera
      expect(zoom).toBeLessThanOrEqual(8)
      expect(1024 * zoom).toBeGreaterThanOrEqual(Math.min(1024, room.width, room.height) - 0.001)
      for (const [start, length] of [
        [left, room.width],
        [top, room.height],
      ] as const) {
        const isSmall = 1024 * zoom <= length
        expect(
          isSmall ? Math.abs(start - (length - 1024 * zoom) / 2) : Math.max(start, length - 1024 * zoom - start),
        ).toBeLessThan(0.001)
      }
    }),
  )
})
