import { describe, expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'

/** A page with two strokes on it, and fingers that come down and go again, each so many milliseconds after the one before. */
async function atDesk() {
  const desk = await studio()
  const { draw, hand, state } = desk
  draw.press(100, 100).move(200, 100).lift()
  draw.press(100, 300).move(200, 300).lift()
  function tap(count: number, { between = 10, held = 40, slip = 0 } = {}): number {
    const fingers = Array.from({ length: count }, () => draw.finger())
    for (const [at, finger] of fingers.entries()) {
      finger.press(500 + 80 * at, 600)
      hand.wait(between)
    }
    if (slip > 0) fingers[0]?.move(500, 600 + slip)
    hand.wait(held)
    for (const finger of fingers) finger.lift()
    hand.wait(500)
    return state().cursor
  }
  return { ...desk, tap }
}

test('two fingers that tap undo, three redo, and neither leaves a mark or moves the page', async () => {
  const { tap, alphaAt, state } = await atDesk()
  expect([state().cursor, tap(2), tap(2), tap(2), tap(3), tap(3)]).toEqual([2, 1, 0, 0, 1, 2])
  expect([alphaAt(500, 600), alphaAt(580, 600), state().zoom]).toEqual([0, 0, 1])
})

test('they need not come at the very same moment', async () => {
  expect((await atDesk()).tap(2, { between: 90 })).toBe(1)
})

describe('nothing is taken back by', () => {
  test('one finger, which draws its dot, nor by four', async () => {
    const { tap } = await atDesk()
    expect([tap(1), tap(4)]).toEqual([3, 3])
  })

  test('fingers that rest, or that pinch, however little', async () => {
    const { tap } = await atDesk()
    expect([tap(2, { held: 300 }), tap(2, { slip: 14 })]).toEqual([2, 2])
  })

  test('a palm with a finger', async () => {
    const { draw, hand, state } = await atDesk()
    const palm = draw.finger().broad(110).press(700, 800)
    const finger = draw.finger().broad(34).press(200, 500)
    hand.wait(30)
    finger.lift()
    palm.lift()
    expect(state().cursor).toBe(3)
  })

  test('a hand that was near a pen just now, nor by what the system has taken away', async () => {
    const { draw, tap, state } = await atDesk()
    draw.finger().press(500, 600)
    draw.finger().press(580, 600).cancel()
    draw.pen().hover(100, 100)
    expect([tap(2), state().cursor]).toEqual([2, 2])
  })

  test('fingers of which one has drawn a stroke meanwhile', async () => {
    const { draw, hand, state } = await atDesk()
    const one = draw.finger().press(100, 500)
    hand.wait(70)
    one.move(150, 500, 200, 500)
    const two = draw.finger().press(800, 800)
    one.lift()
    two.lift()
    expect(state().cursor).toBe(3)
  })
})

describe('nothing is taken back, and no stroke spoilt, by', () => {
  test('the hand of a pen that rests in the middle of its stroke', async () => {
    const { draw, hand, tap, alphaAt } = await atDesk()
    const pen = draw.pen().press(100, 500).move(200, 500)
    hand.wait(600)
    expect(tap(2)).toBe(2)
    pen.move(300, 500).lift()
    expect([alphaAt(150, 500), alphaAt(250, 500)]).toEqual([255, 255])
  })

  test('a hand that touches the page before its pen is near', async () => {
    const { draw, state } = await atDesk()
    const [one, two] = [draw.finger().press(500, 600), draw.finger().press(580, 600)]
    draw.pen().hover(520, 560)
    one.lift()
    two.lift()
    expect(state().cursor).toBe(2)
  })

  test('a palm that becomes broad while it comes down beside a finger', async () => {
    const { draw, hand, alphaAt, state } = await atDesk()
    const palm = draw.finger().broad(34).press(700, 800)
    const finger = draw.finger().broad(34).press(200, 500)
    palm.broad(110).move(702, 801)
    hand.wait(30)
    finger.lift()
    palm.lift()
    expect([state().cursor, alphaAt(200, 500)]).toEqual([3, 255])
  })

  test('fingers that drum: one comes again before the other has gone', async () => {
    const { draw, hand, state, tap } = await atDesk()
    tap(2)
    const [one, two] = [draw.finger().press(500, 600), draw.finger().press(580, 600)]
    hand.wait(40)
    one.lift()
    hand.wait(40)
    const three = draw.finger().press(500, 600)
    two.lift()
    three.lift()
    expect(state().cursor).toBe(1)
  })

  test('one finger of which the system has not said that it had gone', async () => {
    const { draw, hand, state } = await atDesk()
    const finger = draw.finger().press(500, 600)
    hand.wait(80)
    finger.press(560, 600)
    hand.wait(20)
    finger.lift()
    expect([state().cursor, state().canRedo]).toEqual([4, false])
  })
})

test('with a pen in use two fingers undo as well', async () => {
  const { draw, hand, tap } = await atDesk()
  draw.pen().press(100, 500).move(200, 500).lift()
  hand.wait(600)
  expect(tap(2)).toBe(2)
})
