import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordingStage } from '../testing/recording-stage.ts'
import { stageDocument } from '../testing/stage-document.ts'
import { type Studio, studio } from '../testing/studio.ts'
import { browserStage } from './browser-stage.ts'

let made: Studio
let stage: ReturnType<typeof recordingStage>

beforeEach(async () => {
  made = await studio()
  stage = recordingStage()
  made.engine.show(stage.open)
  made.engine.setContainer({ width: 512, height: 600 }, 2)
  made.engine.fit()
  made.hand.frame()
})

/** As much of the browser's `ImageData` as a stage needs. */
class Image {
  readonly data: Uint8ClampedArray

  constructor(data: Uint8ClampedArray) {
    this.data = data
  }
}

const named = (calls: ReturnType<typeof stage.taken>, name: string) => calls.filter((call) => call.name === name)

test('the first picture is the whole drawing, where the camera sees it', () => {
  expect(stage.taken()).toEqual([
    { name: 'put', where: { left: 0, top: 0, right: 1024, bottom: 1024 } },
    { name: 'place', camera: { zoom: 0.5, left: 0, top: 44, turn: 0 }, isMoving: false },
  ])
})

describe('a stroke', () => {
  beforeEach(() => void stage.taken())

  test('sends only the rectangle it changed, once for each frame however many events there were', () => {
    made.draw.press(100, 100)
    for (let i = 0; i < 50; i++) made.draw.move(100 + i / 5, 100)
    expect(stage.taken()).toEqual([])
    expect(made.hand.frame()).toBe(1)
    // At zoom 0.5 the stroke goes from (200, 112) to (220, 112) of the page, ten to each side.
    const right = expect.closeTo(230, -0.5)
    expect(stage.taken()).toEqual([{ name: 'put', where: { left: 190, top: 101, right, bottom: 123 } }])
    expect(made.hand.frame()).toBe(0)
  })

  test('of the bucket is shown, too, and what is filled by number', () => {
    made.engine.pickTool('bucket')
    made.draw.tap(150, 200)
    made.hand.frame()
    expect(named(stage.taken(), 'put')).toHaveLength(1)
    made.engine.fillRegion(1)
    made.hand.frame()
    expect(named(stage.taken(), 'put')).toHaveLength(1)
  })

  test('that is cancelled or undone is taken off the screen again', () => {
    made.draw.press(100, 100).move(150, 100)
    made.hand.frame()
    stage.taken()
    made.draw.cancel()
    expect(made.hand.frame()).toBe(1)
    expect(named(stage.taken(), 'put')).toHaveLength(1)
    made.draw.press(100, 100).move(150, 100).lift()
    made.hand.frame()
    stage.taken()
    made.engine.undo()
    made.hand.frame()
    expect(named(stage.taken(), 'put')).toHaveLength(1)
  })
})

describe('a close look', () => {
  beforeEach(() => {
    stage.taken()
    made.engine.wheel({ x: 0, y: 0, deltaX: 0, deltaY: -400, isPinch: false, isSideways: false })
    made.hand.frame()
  })

  test('may be coarse while the page moves, and is sharp once it rests', () => {
    expect(stage.taken()).toMatchObject([{ name: 'place', camera: { zoom: 1 }, isMoving: true }])
    made.hand.wait(200)
    made.hand.frame()
    expect(stage.taken()).toMatchObject([{ name: 'place', camera: { zoom: 1 }, isMoving: false }])
  })

  test('does not send the pixels of the drawing again', () => {
    expect(named(stage.taken(), 'put')).toEqual([])
  })
})

test('a page that is turned lies on the stage as pointers find it there', () => {
  made.engine.turnBy(90)
  made.hand.frame()
  stage.taken()
  // A quarter turn clockwise: the page's left top corner is at the right top of where it was.
  made.draw.press(462, 94).move(462, 95).lift()
  expect(made.colorAt(100, 100)).toBe('#000000')
  made.engine.turnBy(15)
  made.hand.frame()
  const placed = named(stage.taken(), 'place').at(-1)
  expect(placed?.name === 'place' && placed.camera.turn).toBe(105)
})

test('the page begins on a whole device pixel, or all of it would be blurred', () => {
  made.engine.setContainer({ width: 512, height: 513 }, 1.5)
  made.hand.frame()
  expect(named(stage.taken(), 'place').at(-1)).toMatchObject({ camera: { top: 2 / 3 } })
})

test('a closed engine draws nothing more, and leaves an empty stage', () => {
  stage.taken()
  made.engine.close()
  expect([made.hand.frame(), stage.taken()]).toEqual([0, [{ name: 'close' }]])
})

describe('in a browser', () => {
  beforeEach(() => void vi.stubGlobal('ImageData', Image))

  test('the drawing lies under the page at half opacity, and the canvas has none of its own, which makes Firefox slow', () => {
    const { container, styleOf, shownAt } = stageDocument()
    made.engine.show(browserStage(container, { url: 'page.svg', isPaperClear: true }))
    made.engine.pickColor('#ef4444')
    made.draw.press(100, 100).move(150, 100).lift()
    made.hand.frame()
    expect([shownAt(250, 112), shownAt(250, 300)]).toEqual([
      [239, 68, 68, 128],
      [0, 0, 0, 0],
    ])
    expect(styleOf('canvas')).not.toHaveProperty('opacity')
    made.engine.undo()
    made.hand.frame()
    expect(shownAt(250, 112)).toEqual([0, 0, 0, 0])
  })

  test('drawing and page move together', () => {
    const { container, styleOf, puts } = stageDocument()
    made.engine.show(browserStage(container, { url: 'page.svg', isPaperClear: false }))
    made.hand.frame()
    expect(puts).toEqual([[0, 0, 0, 0, 1024, 1024]])
    expect(styleOf('canvas')).toMatchObject({ transform: 'translate(0px, 44px) scale(0.5)' })
    expect(styleOf('img')).toMatchObject({ mixBlendMode: 'multiply', transform: 'translate(0px, 44px) scale(0.5)' })
  })

  test('turned as much', () => {
    const { container, styleOf } = stageDocument()
    made.engine.show(browserStage(container, { url: 'page.svg', isPaperClear: true }))
    made.engine.turnBy(30)
    made.hand.frame()
    expect(styleOf('canvas')['transform']).toContain('rotate(30deg)')
    expect(styleOf('img')['transform']).toBe(styleOf('canvas')['transform'])
  })

  test('lines without paper need no blending', () => {
    const { container, styleOf } = stageDocument()
    made.engine.show(browserStage(container, { url: 'lines.svg', isPaperClear: true }))
    expect(styleOf('img')).not.toHaveProperty('mixBlendMode')
  })

  test('nothing is left in the container when the engine is closed', () => {
    const { container, children } = stageDocument()
    made.engine.show(browserStage(container, { url: 'page.svg', isPaperClear: false }))
    expect(children).toHaveLength(1)
    made.engine.close()
    expect(children).toHaveLength(0)
  })
})

test('beside a page that is smaller than its container one sees what it lies on, and not paper', () => {
  vi.stubGlobal('ImageData', Image)
  const { container, styleOf } = stageDocument()
  made.engine.show(browserStage(container, { url: 'lines.svg', isPaperClear: true }))
  made.hand.frame()
  expect(styleOf('div')).toMatchObject({ background: '#ffffff', transform: 'translate(0px, 44px) scale(0.5)' })
})
