import { describe, expect, test } from 'vitest'
import { recordingStage } from '../testing/recording-stage.ts'
import { studio } from '../testing/studio.ts'
import { placeTowards, type RegionPlace } from './region-places.ts'

const nameOf = ({ size, column, row, isAround }: RegionPlace) => `${size} ${column}/${row}${isAround ? ' around' : ''}`

test('regions are told in reading order, with how large they are and which third of the page they are in', async () => {
  const { engine } = await studio()
  expect(engine.regionPlaces().map(nameOf)).toEqual(['tiny 0/0', 'large 0/0', 'large 1/0', 'large 2/2 around'])
})

test('before they are found there are none', async () => {
  const { createEngine } = await import('../engine/engine.ts')
  const { directEncoder } = await import('../compose/encoder.ts')
  const { handClock } = await import('../testing/hand-clock.ts')
  const engine = createEngine({
    clock: handClock().clock,
    encoder: directEncoder,
    defaultBrush: { size: 20, color: '#000000' },
  })
  expect(engine.regionPlaces()).toEqual([])
  expect([engine.fillRegion(1), engine.isEverythingColored()]).toEqual([false, false])
})

describe('arrows', () => {
  const place = (region: number, x: number, y: number): RegionPlace => ({
    region,
    x,
    y,
    size: 'small',
    column: 0,
    row: 0,
    isAround: false,
  })
  const places = [place(1, 100, 100), place(2, 300, 130), place(3, 900, 100), place(4, 120, 600), place(5, 320, 900)]
  const from = (region: number, direction: 'left' | 'right' | 'up' | 'down', turn = 0) =>
    placeTowards(places, places[region - 1] as RegionPlace, direction, turn).region

  test('lead to the nearest region that way', () => {
    expect([
      from(1, 'right'),
      from(2, 'right'),
      from(3, 'left'),
      from(1, 'down'),
      from(4, 'down'),
      from(5, 'up'),
    ]).toEqual([2, 3, 2, 4, 5, 4])
  })

  test.each([
    [90, 'down', 'left', 'up'],
    [-90, 'up', 'right', 'down'],
    [180, 'left', 'up', 'right'],
    [-180, 'left', 'up', 'right'],
    [100, 'down', 'left', 'up'],
    [30, 'right', 'down', 'left'],
  ] as const)('lead where they point on a page that is turned by %d degrees', (turn, right, down, left) => {
    expect([from(1, right, turn), from(1, down, turn), from(2, left, turn)]).toEqual([2, 4, 1])
  })

  test('stay where nothing is that way', () => {
    expect([from(1, 'left'), from(3, 'right'), from(1, 'up'), from(5, 'down')]).toEqual([1, 3, 1, 5])
  })
})

describe('how a region is painted', () => {
  test('is told: not at all, in one colour, in several, and not at all again', async () => {
    const { engine, draw } = await studio()
    const [, left] = engine.regionPlaces()
    const region = left?.region ?? 0
    expect(engine.regionPaint(region)).toEqual({ is: 'empty' })
    engine.pickColor('#ef4444')
    engine.fillRegion(region)
    expect(engine.regionPaint(region)).toEqual({ is: 'one', color: '#ef4444' })
    engine.pickColor('#22c55e')
    engine.pickBrushSize(30)
    for (let y = 110; y < 300; y += 20) draw.press(100, y).move(350, y).lift()
    expect(engine.regionPaint(region)).toEqual({ is: 'several' })
    expect(engine.emptyRegion(region)).toBe(true)
    expect(engine.regionPaint(region)).toEqual({ is: 'empty' })
  })

  test('is told of a fill that was undone, too', async () => {
    const { engine } = await studio()
    engine.fillRegion(1)
    engine.undo()
    expect(engine.regionPaint(1)).toEqual({ is: 'empty' })
  })
})

test('a page is done when all its regions are, but for the smallest and for what is around them', async () => {
  const { engine } = await studio()
  const [, left, right] = engine.regionPlaces()
  expect(engine.isEverythingColored()).toBe(false)
  engine.fillRegion(left?.region ?? 0)
  expect(engine.isEverythingColored()).toBe(false)
  engine.fillRegion(right?.region ?? 0)
  expect(engine.isEverythingColored()).toBe(true)
  engine.emptyRegion(left?.region ?? 0)
  expect(engine.isEverythingColored()).toBe(false)
})

test('the region that is meant is marked, and brought into view however closely one looks', async () => {
  const { engine, hand } = await studio()
  const stage = recordingStage()
  engine.show(stage.open)
  engine.setContainer({ width: 512, height: 512 }, 1)
  engine.fit()
  engine.zoomBy(8)
  hand.frame()
  stage.taken()
  const [window] = engine.regionPlaces()
  engine.markRegion(window ?? null)
  hand.frame()
  const taken = stage.taken()
  expect(taken[0]).toEqual({ name: 'mark', pixels: expect.any(Number) })
  // Eight by eight pixels of paper, and what lies under the lines around them.
  expect(taken[0]?.name === 'mark' && taken[0].pixels).toBeGreaterThan(8 * 8)
  const placed = taken.find((call) => call.name === 'place')
  const { zoom = 0, left = 0, top = 0 } = placed?.name === 'place' ? placed.camera : {}
  const seen = [(window?.x ?? 0) * zoom + left, (window?.y ?? 0) * zoom + top]
  for (const position of seen) {
    expect(position).toBeGreaterThanOrEqual(0)
    expect(position).toBeLessThanOrEqual(512)
  }
  engine.markRegion(null)
  expect(stage.taken()).toEqual([{ name: 'mark', pixels: 0 }])
})
