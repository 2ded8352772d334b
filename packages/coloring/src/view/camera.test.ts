import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePoint, screenPoint } from '../drawing/points.ts'
import { fitted, inFullSize, moved, toPage, toScreen, turnedTo, zoomed } from './camera.ts'

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
  expect(fitted({ width: 512, height: 2000 })).toEqual({ zoom: 0.5, left: 0, top: 744, turn: 0 })
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

const degrees = fc.double({ min: -1000, max: 1000, noNaN: true })

test('a place on the screen is the same place again on a page that is turned', () => {
  fc.assert(
    fc.property(container, point, point, degrees, (room, at, around, turn) => {
      const camera = turnedTo(room, zoomed(room, fitted(room), 3, screenPoint(...around)), turn, screenPoint(...around))
      const back = toScreen(camera, toPage(camera, screenPoint(...at)))
      expect([back.x, back.y]).toEqual([expect.closeTo(at[0], 6), expect.closeTo(at[1], 6)])
    }),
  )
})

test('the point under the fingers stays there while the page turns, unless the page would leave its container', () => {
  const room = { width: 1024, height: 1024 }
  const close = zoomed(room, fitted(room), 4, screenPoint(512, 512))
  const camera = turnedTo(room, close, 40, screenPoint(400, 700))
  const [before, after] = [toPage(close, screenPoint(400, 700)), toPage(camera, screenPoint(400, 700))]
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 6), expect.closeTo(before.y, 6)])
})

test('however it is turned, the middle of what is seen is on the page', () => {
  fc.assert(
    fc.property(container, degrees, point, (room, turn, way) => {
      const camera = moved(room, turnedTo(room, fitted(room), turn, screenPoint(0, 0)), ...way)
      expect(Math.abs(camera.turn)).toBeLessThanOrEqual(180)
      const { x, y } = toPage(camera, screenPoint(room.width / 2, room.height / 2))
      // At worst it sees the triangle beside a corner.
      expect(Math.min(x, y)).toBeGreaterThan(-520)
      expect(Math.max(x, y)).toBeLessThan(1024 + 520)
    }),
  )
})
