import { describe, expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'

describe('a finger', () => {
  test('draws', async () => {
    const { draw, alphaAt } = await studio()
    draw.finger().press(200, 300).move(260, 300, 320, 300).wait(100).move(400, 300).lift()
    expect([alphaAt(200, 300), alphaAt(300, 300), alphaAt(400, 300)]).toEqual([255, 255, 255])
  })

  test('that only taps leaves its dot, however short the tap', async () => {
    const { draw, alphaAt, state } = await studio()
    draw.finger().press(300, 300).wait(10).lift()
    expect([alphaAt(300, 300), state().cursor]).toEqual([255, 1])
  })

  test('that rests draws after 60 ms without having to move', async () => {
    const { draw, alphaAt } = await studio()
    const finger = draw.finger().press(300, 300).wait(59)
    expect(alphaAt(300, 300)).toBe(0)
    finger.wait(1)
    expect(alphaAt(300, 300)).toBe(255)
  })
})

describe('two fingers', () => {
  test('zoom around what lies between them, and leave no dot', async () => {
    const { draw, isBlank, state, hand } = await studio()
    const [one, two] = [draw.finger(), draw.finger()]
    one.press(400, 500)
    hand.wait(40)
    two.press(600, 500)
    two.move(700, 500)
    one.move(300, 500)
    one.lift()
    two.lift()
    hand.wait(500)
    expect(state().zoom).toBeCloseTo(2)
    expect([isBlank(), state().canUndo, state().isDrawing]).toEqual([true, false, false])
  })

  test('move the page', async () => {
    const { engine, draw, alphaAt } = await studio()
    engine.wheel({ x: 0, y: 0, deltaX: 0, deltaY: -400, isPinch: false, isSideways: false })
    const [one, two] = [draw.finger(), draw.finger()]
    one.press(400, 500)
    two.press(600, 500)
    one.move(300, 500)
    two.move(500, 500)
    one.lift()
    two.lift()
    draw.tap(100, 100)
    expect(alphaAt(100, 50)).toBe(255)
  })

  test('still make a pinch when the second is a little late and the first has hardly moved', async () => {
    const { draw, isBlank, state, hand } = await studio()
    const one = draw.finger().press(400, 500)
    hand.wait(120)
    const two = draw.finger().press(600, 500)
    two.move(800, 500)
    one.lift()
    two.lift()
    expect([isBlank(), state().cursor]).toEqual([true, 0])
    expect(state().zoom).toBeGreaterThan(1.5)
  })

  test('do not spoil a stroke that is well under way', async () => {
    const { draw, state, alphaAt, hand } = await studio()
    const one = draw.finger().press(200, 300)
    hand.wait(100)
    one.move(300, 300, 400, 300)
    draw.finger().press(800, 800).move(700, 700).lift()
    one.move(500, 300).lift()
    expect([state().zoom, state().cursor, alphaAt(500, 300), alphaAt(800, 800)]).toEqual([1, 1, 255, 0])
  })

  test('can lift one and put it down again, and the one that stays draws nothing', async () => {
    const { draw, isBlank, state } = await studio()
    const [one, two] = [draw.finger(), draw.finger()]
    one.press(400, 500)
    two.press(600, 500).lift()
    one.move(100, 100)
    const three = draw.finger().press(300, 100)
    three.move(500, 100)
    three.lift()
    one.lift()
    expect([isBlank(), state().zoom]).toEqual([true, 2])
  })
})

describe('a palm that rests first', () => {
  test('lets the finger draw, and leaves no mark', async () => {
    const { draw, alphaAt, state, hand } = await studio()
    const palm = draw.finger().press(700, 800)
    hand.wait(400)
    palm.move(704, 803)
    const finger = draw.finger().press(200, 300).wait(100)
    finger.move(300, 300, 400, 300)
    palm.move(740, 830)
    finger.lift()
    palm.lift()
    expect([alphaAt(300, 300), alphaAt(700, 800), state().cursor, state().zoom]).toEqual([255, 0, 1, 1])
  })

  test('lets the finger tap, again and again', async () => {
    const { engine, draw, colorAt, hand } = await studio()
    engine.pickTool('bucket')
    engine.pickColor('#ef4444')
    draw.finger().press(700, 800)
    hand.wait(400)
    draw.finger().press(200, 300).wait(30).lift()
    expect([colorAt(200, 300), colorAt(700, 800)]).toEqual(['#ef4444', null])
    engine.pickColor('#22c55e')
    draw.finger().press(200, 300).wait(30).lift()
    expect(colorAt(200, 300)).toBe('#22c55e')
  })

  test('with its heel and its side, and no pinch between them, lets the finger draw', async () => {
    const { draw, alphaAt, hand, state } = await studio()
    const [heel, side] = [draw.finger().press(700, 800), draw.finger().press(600, 850)]
    hand.wait(300)
    heel.move(702, 801)
    draw.finger().press(200, 300).wait(100).move(300, 300).lift()
    side.lift()
    heel.lift()
    expect([alphaAt(250, 300), alphaAt(700, 800), state().cursor]).toEqual([255, 0, 1])
  })

  describe.each([10, 40, 150])('%i ms before the finger', (milliseconds) => {
    test('is told from it by how broad it is: the finger draws', async () => {
      const { draw, alphaAt, state, hand } = await studio()
      const palm = draw.finger().broad(110).press(700, 800)
      hand.wait(milliseconds)
      const finger = draw.finger().broad(34).press(200, 300)
      palm.move(703, 802)
      finger.move(210, 300, 300, 300).wait(100).move(400, 300)
      palm.move(730, 820)
      finger.lift()
      palm.lift()
      expect([alphaAt(300, 300), alphaAt(700, 800), state().cursor, state().zoom]).toEqual([255, 0, 1, 1])
    })

    test('lets it tap', async () => {
      const { engine, draw, colorAt, hand } = await studio()
      engine.pickTool('bucket')
      engine.pickColor('#ef4444')
      draw.finger().broad(90).press(700, 800)
      hand.wait(milliseconds)
      engine.pickTool('bucket')
      draw.finger().broad(40).press(200, 300).wait(30).lift()
      expect([colorAt(200, 300), colorAt(700, 800)]).toEqual(['#ef4444', null])
    })
  })

  test('that comes down a moment after the finger does not take the stroke away', async () => {
    const { draw, alphaAt, state } = await studio()
    const finger = draw.finger().broad(30).press(200, 300).wait(40)
    const palm = draw.finger().broad(100).press(700, 800)
    finger.move(300, 300, 400, 300).lift()
    palm.lift()
    expect([alphaAt(300, 300), alphaAt(700, 800), state().cursor, state().zoom]).toEqual([255, 0, 1, 1])
  })

  test('and becomes broad only while it comes down is found out then', async () => {
    const { draw, alphaAt, state, hand } = await studio()
    const palm = draw.finger().broad(40).press(700, 800)
    hand.wait(30)
    const finger = draw.finger().broad(34).press(200, 300)
    palm.broad(120).move(702, 801)
    finger.move(300, 300, 400, 300).lift()
    palm.lift()
    expect([alphaAt(300, 300), alphaAt(700, 800), state().cursor, state().zoom]).toEqual([255, 0, 1, 1])
  })

  test.each([
    ['a thumb and a finger', 62, 40],
    ['a fingertip and one that hardly touches', 30, 12],
    ['two of which the device tells nothing', 1, 1],
  ])('is not taken for %s, which pinch', async (_who, broad, other) => {
    const { draw, isBlank, state } = await studio()
    const [one, two] = [draw.finger().broad(broad).press(400, 500), draw.finger().broad(other).press(600, 500)]
    two.move(700, 500)
    one.move(300, 500)
    expect([isBlank(), state().zoom]).toEqual([true, expect.closeTo(2)])
  })

  test('is told from a finger that was slow to begin: whichever goes somewhere draws', async () => {
    const { draw, alphaAt, hand } = await studio()
    const finger = draw.finger().press(200, 300)
    hand.wait(400)
    const palm = draw.finger().press(700, 800).wait(100)
    finger.move(300, 300, 400, 300).lift()
    palm.lift()
    expect([alphaAt(300, 300), alphaAt(700, 800)]).toEqual([255, 0])
  })
})

describe('a pen', () => {
  test('rejects the palm beside it, before, during and after the stroke', async () => {
    const { draw, alphaAt, state, hand } = await studio()
    const pen = draw.pen()
    pen.hover(300, 300)
    const palm = draw.finger().press(500, 600)
    pen.press(300, 300, 0.9).move([350, 300, 0.9])
    palm.move(510, 610)
    draw.finger().press(550, 650).wait(80).move(560, 660).lift()
    pen.move([400, 300, 0.9]).lift()
    palm.lift()
    draw.finger().press(520, 620).wait(100).lift()
    hand.wait(100)
    expect([alphaAt(400, 300), alphaAt(500, 600), alphaAt(550, 650), alphaAt(520, 620)]).toEqual([255, 0, 0, 0])
    expect([state().cursor, state().isPenMode, state().zoom]).toEqual([1, true, 1])
  })

  test('takes a palm mark back that was under way when it came', async () => {
    const { draw, alphaAt, state } = await studio()
    const palm = draw.finger().press(500, 600).wait(100)
    palm.move(520, 600)
    expect(alphaAt(510, 600)).toBe(255)
    const pen = draw.pen().press(300, 300, 0.9)
    expect(alphaAt(510, 600)).toBe(0)
    palm.move(540, 600)
    pen.move([350, 300, 0.9]).lift()
    palm.lift()
    // No line from the palm to the pen.
    expect([alphaAt(420, 450), alphaAt(510, 600), alphaAt(350, 300), state().cursor]).toEqual([0, 0, 255, 1])
  })

  test('that only hovers near takes the mark of the palm back already', async () => {
    const { draw, alphaAt, isBlank } = await studio()
    const palm = draw.finger().press(500, 600).wait(100)
    expect(alphaAt(500, 600)).toBe(255)
    draw.pen().hover(300, 300)
    palm.move(520, 600).lift()
    expect(isBlank()).toBe(true)
  })

  test('that is near makes a palm with two knuckles no pinch', async () => {
    const { draw, state } = await studio()
    draw.pen().hover(300, 300)
    const [palm, knuckle] = [draw.finger().press(500, 600), draw.finger().press(600, 600)]
    knuckle.move(800, 600)
    knuckle.lift()
    palm.lift()
    expect(state().zoom).toBe(1)
  })

  test('leaves fingers the pinch, and gives them the brush back when told', async () => {
    const { engine, draw, alphaAt, state, hand } = await studio()
    draw.pen().tap(300, 300, 1)
    hand.wait(1000)
    const [one, two] = [draw.finger().press(400, 500).wait(100), draw.finger().press(600, 500)]
    two.move(800, 500)
    two.lift()
    one.lift()
    expect([state().zoom, state().cursor]).toEqual([2, 1])
    engine.leavePenMode()
    engine.startExport()
    draw.finger().press(400, 500).wait(100).lift()
    expect(alphaAt(400, 500)).toBe(255)
  })
})

describe('a stroke that is broken off', () => {
  test.each(['mouse', 'pen', 'finger'] as const)(
    'by the system after a long time keeps what was drawn up to then (%s)',
    async (kind) => {
      const { draw, state, alphaAt } = await studio()
      const pointer = kind === 'mouse' ? draw : draw[kind]()
      pointer.press(200, 300, 1).move([220, 300, 1]).wait(900).move([300, 300, 1]).wait(200).cancel()
      expect([state().cursor, alphaAt(300, 300), state().isDrawing]).toEqual([1, 255, false])
    },
  )

  test('because the page is left keeps it too, and what the finger does afterwards draws nothing', async () => {
    const { engine, draw, state, alphaAt } = await studio()
    const finger = draw.finger().press(200, 300).wait(100).move(300, 300)
    engine.endStroke()
    finger.move(300, 500).lift()
    expect([state().cursor, alphaAt(300, 300), alphaAt(300, 500), state().isDrawing]).toEqual([1, 255, 0, false])
  })

  test('before anything was drawn leaves nothing', async () => {
    const { engine, draw, isBlank, hand } = await studio()
    draw.finger().press(200, 300)
    engine.endStroke()
    hand.wait(200)
    expect(isBlank()).toBe(true)
  })
})

describe('a cancelled pointer', () => {
  test.each(['mouse', 'pen', 'finger'] as const)('leaves nothing half drawn (%s)', async (kind) => {
    const { draw, isBlank, state } = await studio()
    const pointer = kind === 'mouse' ? draw : draw[kind]()
    pointer.press(200, 300).wait(100).move(300, 300, 400, 300).cancel()
    expect([isBlank(), state().canUndo, state().isDrawing, state().isSaved]).toEqual([true, false, false, true])
  })

  test('within its first 60 ms leaves nothing either', async () => {
    const { draw, isBlank, hand } = await studio()
    draw.finger().press(200, 300).move(210, 300).cancel()
    hand.wait(200)
    expect(isBlank()).toBe(true)
  })

  test('restores to the byte what the stroke had covered', async () => {
    const { engine, draw, hash } = await studio()
    draw.press(100, 100).move(400, 400).lift()
    const before = hash()
    engine.pickColor('#ef4444')
    draw.press(400, 100).move(100, 400).cancel()
    expect(hash()).toBe(before)
  })
})

test('a pointer that is lost keeps what was drawn up to then', async () => {
  const { draw, state, alphaAt } = await studio()
  draw.press(200, 300).move(300, 300).lose()
  draw.finger().press(200, 500).move(250, 500).lose()
  expect([state().cursor, alphaAt(300, 300), alphaAt(250, 500), state().isDrawing]).toEqual([2, 255, 255, false])
})

test.each(['mouse', 'pen'] as const)(
  'a %s that was lifted unseen ends its stroke where it was last seen',
  async (kind) => {
    const { draw, state, alphaAt } = await studio()
    const pointer = kind === 'mouse' ? draw : draw.pen()
    pointer.press(200, 300, 1).move([300, 300, 1]).hover(600, 600)
    pointer.hover(700, 700)
    expect([state().cursor, alphaAt(300, 300), alphaAt(450, 450), state().isDrawing]).toEqual([1, 255, 0, false])
  },
)

test.each(['mouse', 'pen', 'finger'] as const)('a %s that comes down again begins a new stroke', async (kind) => {
  const { draw, state, alphaAt } = await studio()
  const pointer = kind === 'mouse' ? draw : draw[kind]()
  pointer.press(200, 300, 1).wait(100).move([300, 300, 1])
  pointer.press(600, 600, 1).wait(100).move([700, 600, 1]).lift()
  expect([state().cursor, alphaAt(300, 300), alphaAt(450, 450), alphaAt(650, 600)]).toEqual([2, 255, 0, 255])
})

describe('a mouse', () => {
  test('draws with its left button only', async () => {
    const { draw, isBlank } = await studio()
    draw.button(2).press(200, 300).move(300, 300).lift()
    expect(isBlank()).toBe(true)
  })

  test('moves the page with its middle button', async () => {
    const { engine, draw, alphaAt } = await studio()
    engine.wheel({ x: 0, y: 0, deltaX: 0, deltaY: -400, isPinch: false, isSideways: false })
    draw.button(4).press(500, 500).move(300, 400).lift()
    draw.tap(100, 100)
    expect(alphaAt(150, 100)).toBe(255)
  })

  test('zooms with its wheel around the pointer, and moves sideways', async () => {
    const { engine, state, draw, alphaAt } = await studio()
    const turn = { x: 512, y: 512, deltaX: 0, deltaY: -400, isPinch: false, isSideways: false }
    engine.wheel(turn)
    expect(state().zoom).toBe(2)
    engine.wheel({ ...turn, deltaX: 100, deltaY: 0, isSideways: true })
    draw.tap(512, 512)
    expect(alphaAt(562, 512)).toBe(255)
    engine.wheel({ ...turn, deltaY: -100, isPinch: true })
    expect(state().zoom).toBe(4)
  })
})

describe('in move mode', () => {
  test.each(['mouse', 'pen', 'finger'] as const)('a %s moves the page and leaves no mark', async (kind) => {
    const { engine, draw, isBlank, alphaAt } = await studio()
    engine.zoomBy(2)
    engine.setMoveMode(true)
    const pointer = kind === 'mouse' ? draw : draw[kind]()
    pointer.press(500, 500).wait(100).move(400, 450).lift()
    expect(isBlank()).toBe(true)
    engine.setMoveMode(false)
    // Twice as large around its middle, the page showed (256, 256) in its corner; now it is 50 and 25 further on.
    draw.tap(100, 100)
    expect(alphaAt(356, 331)).toBe(255)
  })

  test('a second finger zooms, as ever', async () => {
    const { engine, draw, isBlank, state } = await studio()
    engine.setMoveMode(true)
    const [one, two] = [draw.finger().press(400, 500).wait(100), draw.finger().press(600, 500)]
    two.move(700, 500)
    one.move(300, 500)
    expect([state().zoom, isBlank()]).toEqual([expect.closeTo(2), true])
  })
})
