import { describe, expect, test } from 'vitest'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { TWO_ROOMS, twoRoomsMap } from '../testing/pages.ts'
import { studio } from '../testing/studio.ts'

const labelAt = (x: number, y: number) => twoRoomsMap().labels[y * DRAWING_SIDE + x] as number

/** The regions a drawing has paint in. */
function paintedRegions(pixels: Uint32Array): Set<number | undefined> {
  const { labels } = twoRoomsMap()
  const regions = new Set<number | undefined>()
  pixels.forEach((word, at) => {
    if (word !== 0) regions.add(labels[at])
  })
  return regions
}

describe('inside the lines', () => {
  test('the brush paints only the region where the stroke began', async () => {
    const { engine, draw, pixels } = await studio()
    engine.stayInside(true)
    draw.press(200, 300).move(400, 300, 700, 300, 700, 700, 200, 300).lift()
    expect(paintedRegions(pixels)).toEqual(new Set([labelAt(...TWO_ROOMS.left)]))
  })

  test('the eraser spares what lies outside', async () => {
    const { engine, draw, alphaAt } = await studio()
    draw.press(200, 300).move(500, 300).lift()
    engine.stayInside(true)
    engine.pickTool('eraser')
    draw.press(500, 300).move(200, 300).lift()
    expect([alphaAt(500, 300), alphaAt(250, 300)]).toEqual([0, 255])
  })

  test('a stroke that begins on a line belongs to the region that reaches under it there', async () => {
    const { engine, draw, pixels } = await studio()
    engine.stayInside(true)
    draw.press(101, 300).move(300, 300).lift()
    expect(paintedRegions(pixels)).toEqual(new Set([labelAt(101, 300)]))
  })

  test('a stroke that begins beside the page belongs to the region at its edge', async () => {
    const { engine, draw, pixels } = await studio()
    engine.stayInside(true)
    draw.press(-20, 300).move(200, 300).lift()
    expect(paintedRegions(pixels)).toEqual(new Set([labelAt(0, 300)]))
  })
})

test('the brush paints with the size and the colour that were picked', async () => {
  const { engine, draw, colorAt } = await studio()
  engine.pickColor('#14b8a6')
  engine.pickBrushSize(30)
  draw.press(300, 300).lift()
  expect([colorAt(300, 300), colorAt(300, 313), colorAt(300, 318)]).toEqual(['#14b8a6', '#14b8a6', null])
})

test('a stroke never darkens itself while it is drawn, event by event, over itself and over other paint', async () => {
  const [once, often] = [await studio(), await studio()]
  for (const { engine, draw } of [once, often]) {
    draw.press(250, 100).move(250, 500).lift()
    engine.pickColor('#eab308')
  }
  once.draw.press(200, 300).move(400, 337).lift()
  often.draw.press(200, 300).move(400, 337, 200, 300, 400, 337, 200, 300, 400, 337).lift()
  for (let x = 220; x < 380; x++) for (let y = 285; y < 350; y++) expect(often.wordAt(x, y)).toBe(once.wordAt(x, y))
})

test('the positions between two events are not lost', async () => {
  const [coarse, fine] = [await studio(), await studio()]
  coarse.draw.press(200, 300).burst([300, 300]).lift()
  fine.draw.press(200, 300).burst([220, 380], [250, 380], [300, 300]).lift()
  expect([coarse.alphaAt(235, 370), fine.alphaAt(235, 370)]).toEqual([0, 255])
})

test('the end of a line keeps its width although a pen that is lifted reports no pressure', async () => {
  const { draw, alphaAt } = await studio()
  draw.pen().press(200, 300, 1).move([300, 300, 1]).lift()
  expect([alphaAt(300, 292), alphaAt(307, 300)]).toEqual([255, 255])
})

test("a pen's other end erases, whatever tool is chosen", async () => {
  const { engine, draw, isBlank, state } = await studio()
  draw.press(300, 300).lift()
  engine.pickBrushSize(30)
  draw.pen(32).press(300, 300, 1).lift()
  expect([isBlank(), state().tool]).toEqual([true, 'brush'])
})

describe('the eyedropper', () => {
  test('gives the colour that was painted with, and the brush to use it', async () => {
    const { engine, draw, state } = await studio()
    engine.pickColor('#8b5cf6')
    draw.press(300, 300).lift()
    engine.pickColor('#000000')
    engine.pickTool('eyedropper')
    draw.tap(300, 300)
    expect([state().color, state().tool]).toEqual(['#8b5cf6', 'brush'])
  })

  test('gives the colour of the page where nothing is painted, and none beside it', async () => {
    const data = new Uint8Array(4 * DRAWING_SIDE * DRAWING_SIDE).fill(255)
    data.set([0x12, 0x34, 0x56, 255], 4 * (400 * DRAWING_SIDE + 400))
    const { engine, draw, state } = await studio({ illustration: { width: DRAWING_SIDE, height: DRAWING_SIDE, data } })
    engine.pickTool('eyedropper')
    draw.tap(2000, 10)
    expect([state().color, state().tool]).toEqual(['#000000', 'eyedropper'])
    draw.tap(400, 400)
    expect(state().color).toBe('#123456')
  })

  test('leaves no mark', async () => {
    const { engine, draw, isBlank, state } = await studio()
    engine.pickTool('eyedropper')
    draw.press(300, 300).move(400, 400).lift()
    expect([isBlank(), state().canUndo]).toEqual([true, false])
  })
})
