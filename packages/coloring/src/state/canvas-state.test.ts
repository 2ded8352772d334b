import { describe, expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'

test('a page is opened with the brush it was given, nothing open, and nothing to save', async () => {
  const { state } = await studio({ defaultBrush: { size: 15, color: '#22C55E' } })
  expect(state()).toMatchObject({
    zoom: 1,
    isDrawing: false,
    isSaved: true,
    brushSize: 15,
    color: '#22C55E',
    panels: { brush: false, palette: false, eraser: false, scale: false },
    lastPoint: null,
    cursor: 0,
    tool: 'brush',
    isExporting: false,
  })
})

test('picking a colour takes up the brush and goes back to normal drawing', async () => {
  const { engine, state } = await studio()
  engine.pickTool('eraser')
  engine.togglePanel('eraser')
  engine.togglePanel('palette')
  engine.pickColor('#22C55E')
  expect(state()).toMatchObject({ color: '#22C55E', tool: 'brush', panels: { eraser: false, palette: true } })
  expect(() => engine.pickColor('#12')).toThrow('not a colour')
})

test('picking the colour that is in hand wakes nobody', async () => {
  const { engine } = await studio()
  engine.pickColor('#22C55E')
  let times = 0
  engine.state.subscribe(() => times++)
  engine.pickColor('#22C55E')
  expect(times).toBe(0)
})

test('picking a colour while filling goes on filling, and in move mode goes back to drawing', async () => {
  const { engine, state } = await studio()
  engine.pickTool('bucket')
  engine.setMoveMode(true)
  engine.pickColor('#22C55E')
  expect(state()).toMatchObject({ tool: 'bucket', isMoveMode: false })
})

test('picking a size closes the size picker', async () => {
  const { engine, state } = await studio()
  engine.togglePanel('brush')
  expect(state().panels.brush).toBe(true)
  engine.pickBrushSize(5)
  expect(state()).toMatchObject({ brushSize: 5, panels: { brush: false } })
})

test.each([0, -5, 2.5, 1025, Number.NaN, Number.POSITIVE_INFINITY])(
  'a brush of %d px is refused, and the one at hand stays: its strokes could not be read back from the device',
  async (size) => {
    const { engine, state } = await studio()
    expect(() => engine.pickBrushSize(size)).toThrow('1 to 1024 whole pixels')
    expect(state().brushSize).toBe(20)
    await expect(studio({ defaultBrush: { size, color: '#000000' } })).rejects.toThrow('1 to 1024 whole pixels')
  },
)

test('export mode shows the page pixel for pixel; fitting ends it', async () => {
  const { engine, state } = await studio()
  engine.setContainer({ width: 512, height: 800 }, 2)
  engine.fit()
  expect(state()).toMatchObject({ zoom: 0.5, isExporting: false })
  engine.startExport()
  expect(state()).toMatchObject({ zoom: 1, isExporting: true })
  engine.fit()
  expect(state()).toMatchObject({ zoom: 0.5, isExporting: false })
})

describe('after an export the page is seen', () => {
  test('as closely as before, at the same place', async () => {
    const { engine, state } = await studio()
    engine.setContainer({ width: 512, height: 800 }, 2)
    engine.fit()
    engine.zoomBy(6)
    const before = engine.view()
    engine.startExport()
    engine.endExport()
    expect([engine.view(), state().isExporting]).toEqual([before, false])
    expect(before.camera.zoom).toBe(3)
  })

  test('as before all of them, where another was begun before the first had ended', async () => {
    const { engine } = await studio()
    engine.setContainer({ width: 512, height: 800 }, 2)
    engine.fit()
    engine.zoomBy(6)
    const before = engine.view()
    engine.startExport()
    engine.startExport()
    engine.endExport()
    engine.endExport()
    expect(engine.view()).toEqual(before)
  })

  test('as wide as its container where it was, a turned tablet included', async () => {
    const { engine, state } = await studio()
    engine.setContainer({ width: 512, height: 800 }, 2)
    engine.fit()
    engine.startExport()
    engine.setContainer({ width: 800, height: 512 }, 2)
    engine.endExport()
    expect(state().zoom).toBe(800 / 1024)
  })
})

test('a container that is hidden, or not a size at all, is ignored until it can be seen again', async () => {
  const { engine, state, draw, alphaAt } = await studio()
  engine.setContainer({ width: 512, height: 800 }, 2)
  engine.fit()
  for (const side of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    engine.setContainer({ width: side, height: 800 }, 2)
    engine.setContainer({ width: 512, height: side }, 2)
    engine.setContainer({ width: 256, height: 256 }, side)
    engine.fit()
    expect(state().zoom).toBe(0.5)
  }
  draw.tap(100, 200)
  expect(alphaAt(200, 112)).toBe(255)
})

test('a fitted page keeps fitting when its container changes', async () => {
  const { engine, state } = await studio()
  engine.fit()
  engine.setContainer({ width: 256, height: 256 }, 1)
  expect(state().zoom).toBe(0.25)
})

test('it is known that somebody is drawing, and where the last stroke began or ended', async () => {
  const { draw, state } = await studio()
  draw.press(100, 120)
  expect(state()).toMatchObject({ isDrawing: true, lastPoint: { x: 100, y: 120 } })
  draw.move(200, 220).lift()
  expect(state()).toMatchObject({ isDrawing: false, lastPoint: { x: 200, y: 220 } })
})

test('reset brings everything back to the first day, and spares what is on the device', async () => {
  const { engine, draw, state, isBlank, store, hash } = await studio()
  const first = state()
  engine.pickColor('#ef4444')
  engine.pickBrushSize(5)
  engine.pickTool('eraser')
  engine.togglePanel('scale')
  engine.pickTool('brush')
  draw.press(100, 100).move(200, 200).lift()
  await engine.settle()
  const drawn = hash()
  engine.reset()
  expect({ ...state(), snapshots: [] }).toEqual({ ...first, snapshots: [] })
  expect([isBlank(), state().snapshots.length]).toEqual([true, 1])
  draw.tap(500, 500)
  await engine.settle()
  expect((await studio({ store })).hash()).toBe(drawn)
})

describe('whoever watches the state', () => {
  test('is told of changes and of nothing else, and sees the same object until then', async () => {
    const { engine } = await studio()
    let heard = 0
    const stop = engine.state.subscribe(() => heard++)
    const before = engine.state.getSnapshot()
    engine.pickTool('brush')
    expect([heard, engine.state.getSnapshot()]).toEqual([0, before])
    expect(engine.state.getSnapshot()).toBe(before)
    engine.pickTool('bucket')
    expect(heard).toBe(1)
    stop()
    engine.pickTool('brush')
    expect(heard).toBe(1)
  })

  test('is not woken by each of the hundreds of positions of a stroke', async () => {
    const { engine, draw } = await studio()
    draw.press(100, 100)
    let heard = 0
    engine.state.subscribe(() => heard++)
    for (let i = 0; i < 300; i++) draw.move(100 + i, 100)
    expect(heard).toBe(0)
  })
})
