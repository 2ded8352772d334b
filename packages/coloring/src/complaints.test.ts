import { describe, expect, test, vi } from 'vitest'
import { DRAWING_SIDE } from './drawing/drawing-size.ts'
import { TWO_ROOMS, twoRooms, twoRoomsMap } from './testing/pages.ts'
import { recordingStage } from './testing/recording-stage.ts'
import { stageDocument } from './testing/stage-document.ts'
import { studio } from './testing/studio.ts'
import { browserStage } from './view/browser-stage.ts'

const { left, right, window, outside } = TWO_ROOMS

/** What people complain about in other colouring canvases, one by one. */
describe('nobody will complain about', () => {
  test('halos along the lines', async () => {
    const { engine, draw, pixels } = await studio()
    engine.pickTool('bucket')
    for (const [x, y] of [left, right, window, outside]) draw.tap(x, y)
    // With every region filled there is no white left, not even under the soft edge of a line.
    expect(pixels.indexOf(0)).toBe(-1)
  })

  test('colour leaking through a gap in a line', async () => {
    const { engine, draw, colorAt } = await studio()
    engine.pickTool('bucket')
    draw.tap(...left)
    expect([colorAt(345, 300), colorAt(...right)]).toEqual(['#000000', null])
  })

  test('work that is lost when the browser dies without a word', async () => {
    const { draw, store, hash, state } = await studio()
    draw.press(200, 200).move(300, 300).lift()
    draw.press(300, 200).move(200, 300).lift()
    const before = hash()
    draw.press(700, 700).move(800, 800)
    // Nothing is closed, settled or said goodbye to.
    await expect.poll(() => state().onDevice).toBe('saved')
    expect((await studio({ store })).hash()).toBe(before)
  })

  test('a blank canvas after a reload that went wrong', async () => {
    const { draw, store, engine, hash } = await studio()
    draw.press(200, 200).move(300, 300).lift()
    await engine.settle()
    const broken = { ...store, read: () => Promise.reject(new Error('The disk is busy.')) }
    await expect(studio({ store: broken })).rejects.toThrow('busy')
    expect((await studio({ store })).hash()).toBe(hash())
  })

  test('an undo that ends after a few steps', async () => {
    const { engine, draw, isBlank, state } = await studio()
    for (let i = 0; i < 300; i++) draw.tap(20 + (i % 40) * 25, 20 + Math.floor(i / 40) * 25)
    expect(state().cursor).toBe(300)
    let steps = 0
    while (engine.undo()) steps++
    expect([steps, isBlank()]).toEqual([300, true])
  })

  test('an undo that has to load a picture: it is done when it returns', async () => {
    const encoder = { encode: () => Promise.reject(new Error('No picture is needed.')) }
    const { engine, draw, alphaAt } = await studio({ encoder })
    draw.tap(200, 200)
    engine.undo()
    expect(alphaAt(200, 200)).toBe(0)
  })

  test('a clear that cannot be undone', async () => {
    const { engine, draw, hash } = await studio()
    draw.press(200, 200).move(300, 300).lift()
    const before = hash()
    engine.clear()
    draw.tap(600, 600)
    engine.undo()
    engine.undo()
    expect(hash()).toBe(before)
  })

  test('marks of the palm, and lines from palm to pen', async () => {
    const { draw, pixels } = await studio()
    const palm = draw.finger().press(700, 800).wait(90)
    palm.move(705, 803)
    const pen = draw.pen().press(300, 300, 1)
    palm.move(715, 806)
    pen.move([350, 300, 1]).lift()
    palm.move(720, 810).lift()
    let lowest = 0
    pixels.forEach((word, at) => {
      if (word) lowest = Math.floor(at / DRAWING_SIDE)
    })
    expect(lowest).toBeLessThan(312)
  })

  test('a dot left by every pinch', async () => {
    const { draw, isBlank, hand } = await studio()
    for (const delay of [0, 20, 59, 150]) {
      const one = draw.finger().press(400, 400)
      hand.wait(delay)
      const two = draw.finger().press(500, 500)
      two.move(600, 600)
      one.lift()
      two.lift()
    }
    hand.wait(1000)
    expect(isBlank()).toBe(true)
  })

  test('lag that grows with the drawing: the hundredth stroke sends no more pixels than the first', async () => {
    const { engine, draw, hand } = await studio()
    const stage = recordingStage()
    engine.show(stage.open)
    hand.frame()
    const sent: number[] = []
    for (let i = 0; i < 100; i++) {
      stage.taken()
      engine.pickColor(i % 2 ? '#ef4444' : '#22c55e')
      draw.press(200, 200).move(300, 250).lift()
      hand.frame()
      for (const call of stage.taken())
        if (call.name === 'put') sent.push((call.where.right - call.where.left) * (call.where.bottom - call.where.top))
    }
    expect(sent).toHaveLength(100)
    expect(new Set(sent).size).toBe(1)
    expect(sent[0]).toBeLessThan(15_000)
  })

  test('small areas that cannot be hit', async () => {
    const { engine, draw, colorAt } = await studio()
    engine.setContainer({ width: 360, height: 640 }, 3)
    engine.fit()
    engine.pickTool('bucket')
    // On a phone the window is 3 px wide; a fingertip lands 7 px beside it.
    const [x, y] = [(window[0] * 360) / 1024 + 7, (window[1] * 360) / 1024 + (640 - 360) / 2]
    draw.finger().tap(x, y)
    expect([colorAt(...window), colorAt(...left)]).toEqual(['#000000', null])
  })

  test('an eraser that damages the picture', async () => {
    const illustration = {
      width: DRAWING_SIDE,
      height: DRAWING_SIDE,
      data: new Uint8Array(4 * DRAWING_SIDE * DRAWING_SIDE),
    }
    twoRooms.data.forEach((ink, at) => {
      illustration.data.set(ink ? [0, 0, 0, 255] : [255, 255, 255, 255], 4 * at)
    })
    const untouched = illustration.data.slice()
    const { engine, draw, isBlank } = await studio({ illustration })
    draw.press(90, 300).move(400, 300).lift()
    engine.pickTool('eraser')
    engine.pickBrushSize(30)
    draw.press(60, 300).move(440, 300).lift()
    expect([isBlank(), illustration.data.every((byte, at) => byte === untouched[at])]).toEqual([true, true])
  })

  test('fills speckled by browsers that add noise to what is read: nothing is ever read', async () => {
    const { engine, draw, hand, pixels } = await studio()
    vi.stubGlobal('ImageData', class {})
    engine.show(browserStage(stageDocument().container, { url: '', isPaperClear: true }))
    engine.pickTool('bucket')
    draw.tap(...left)
    hand.frame()
    await engine.png()
    const region = twoRoomsMap().labels[left[1] * DRAWING_SIDE + left[0]]
    const words = new Set(pixels.filter((_, at) => twoRoomsMap().labels[at] === region))
    expect([...words]).toEqual([0xff000000])
  })
})
