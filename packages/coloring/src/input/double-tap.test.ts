import { expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'

test('with the hand that moves the page, a double tap shows the whole page again', async () => {
  const { engine, draw, state } = await studio()
  engine.zoomBy(3)
  engine.setMoveMode(true)
  draw.finger().press(400, 400).wait(40).lift()
  draw.finger().press(404, 402).wait(40).lift()
  expect(state().zoom).toBe(1)
})

test('two taps that are far apart, or long after each other, move nothing, nor do two dots that are drawn', async () => {
  const { engine, draw, hand, state } = await studio()
  engine.zoomBy(3)
  engine.setMoveMode(true)
  draw.finger().tap(400, 400)
  draw.finger().tap(500, 400)
  hand.wait(400)
  draw.finger().tap(500, 400)
  engine.setMoveMode(false)
  hand.wait(400)
  draw.finger().tap(500, 400)
  draw.finger().tap(500, 400)
  expect([state().zoom, state().cursor]).toEqual([3, 2])
})
