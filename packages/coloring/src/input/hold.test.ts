import { describe, expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'

/** A desk with something red on its page, and blue in hand. */
async function atDesk() {
  const made = await studio()
  const { engine, draw } = made
  engine.pickColor('#ef4444')
  draw.press(200, 300).move(300, 300).lift()
  engine.pickColor('#3b82f6')
  return made
}

describe.each(['mouse', 'finger'] as const)('a %s that rests on a colour', (kind) => {
  test('picks it when it is lifted, and leaves no mark and no step to undo', async () => {
    const { draw, state, colorAt, hash } = await atDesk()
    const before = hash()
    const pointer = (kind === 'mouse' ? draw : draw.finger()).press(250, 300).wait(749)
    expect(state().loupe).toBe(null)
    pointer.wait(61)
    expect([state().loupe, hash()]).toEqual([{ at: { x: 250, y: 300 }, color: '#ef4444' }, before])
    pointer.lift()
    expect(state()).toMatchObject({ color: '#ef4444', loupe: null, cursor: 1, canRedo: false, isDrawing: false })
    expect(colorAt(250, 300)).toBe('#ef4444')
  })

  test('looks for another one wherever it goes before it is lifted', async () => {
    const { draw, state } = await atDesk()
    const pointer = (kind === 'mouse' ? draw : draw.finger()).press(250, 300).wait(900)
    pointer.move(600, 600)
    expect(state().loupe?.color).toBe('#ffffff')
    pointer.move(220, 302)
    pointer.lift()
    expect(state().color).toBe('#ef4444')
  })

  test('picks nothing beside the page, nor when the system takes it away', async () => {
    const { draw, state } = await atDesk()
    const pointerOf = () => (kind === 'mouse' ? draw : draw.finger())
    pointerOf().press(250, 300).wait(900).move(-20, 300).lift()
    expect([state().color, state().loupe]).toEqual(['#3b82f6', null])
    pointerOf().press(250, 300).wait(2_000).cancel()
    expect([state().color, state().loupe, state().cursor]).toEqual(['#3b82f6', null, 1])
  })

  test('picks nothing when it is lost, or the screen is hidden, and what comes of it later is ignored', async () => {
    const { engine, draw, state } = await atDesk()
    const pointerOf = () => (kind === 'mouse' ? draw : draw.finger())
    pointerOf().press(250, 300).wait(900).lose()
    expect([state().color, state().loupe, state().cursor]).toEqual(['#3b82f6', null, 1])
    const pointer = pointerOf().press(250, 300).wait(900)
    engine.endStroke()
    expect([state().color, state().loupe, state().cursor]).toEqual(['#3b82f6', null, 1])
    pointer.lift()
    expect([state().color, state().cursor]).toEqual(['#3b82f6', 1])
  })

  test('draws on where it has gone somewhere before, however long it rests then', async () => {
    const { draw, state, colorAt } = await atDesk()
    const pointer = (kind === 'mouse' ? draw : draw.finger()).press(250, 400).wait(100).move(250, 410)
    pointer.wait(2_000).move(250, 450).lift()
    expect([state().color, state().cursor, colorAt(250, 450)]).toEqual(['#3b82f6', 2, '#3b82f6'])
  })
})

test('the bucket fills nothing under a finger that rests, and keeps the colour it has picked', async () => {
  const { engine, draw, state } = await atDesk()
  engine.pickTool('bucket')
  draw.finger().press(250, 300).wait(900).lift()
  expect(state()).toMatchObject({ tool: 'bucket', color: '#ef4444', cursor: 1 })
  draw.finger().press(700, 700).wait(300).lift()
  expect(state().cursor).toBe(2)
})

describe('no colour is picked by', () => {
  test('a pen that rests', async () => {
    const { draw, state } = await atDesk()
    draw.pen().press(250, 300).wait(2_000).lift()
    expect([state().color, state().cursor]).toEqual(['#3b82f6', 2])
  })

  test('a palm', async () => {
    const { draw, state } = await atDesk()
    draw.finger().broad(80).press(250, 300).wait(2_000).lift()
    expect(state().color).toBe('#3b82f6')
  })

  test('a hand that rests while its finger draws', async () => {
    const { draw, state, colorAt } = await atDesk()
    const hand = draw.finger().press(250, 300).wait(2_000)
    const finger = draw.finger().press(600, 600).move(650, 600).wait(100)
    expect(state().loupe).toBe(null)
    finger.move(700, 600).lift()
    hand.lift()
    expect([state().color, colorAt(650, 600)]).toEqual(['#3b82f6', '#3b82f6'])
  })

  test('two fingers that rest', async () => {
    const { draw, state, hand } = await atDesk()
    const [one, two] = [draw.finger().press(250, 300), draw.finger().press(400, 300)]
    hand.wait(2_000)
    one.lift()
    two.lift()
    expect([state().color, state().cursor]).toEqual(['#3b82f6', 1])
  })

  test('anybody where that is switched off', async () => {
    const { engine, draw, state } = await atDesk()
    engine.pickByHolding(false)
    draw.finger().press(250, 300).wait(2_000).lift()
    expect([state().color, state().cursor, state().loupe]).toEqual(['#3b82f6', 2, null])
  })
})

test('the eyedropper shows what it would pick as soon as it is down', async () => {
  const { engine, draw, state } = await atDesk()
  engine.pickTool('eyedropper')
  draw.press(250, 300)
  expect(state().loupe?.color).toBe('#ef4444')
  draw.cancel()
  expect([state().loupe, state().color]).toEqual([null, '#3b82f6'])
})
