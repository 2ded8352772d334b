import { describe, expect, test } from 'vitest'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { TWO_ROOMS, twoRooms, twoRoomsMap } from '../testing/pages.ts'
import { studio } from '../testing/studio.ts'

const { left, right, window, outside } = TWO_ROOMS

async function withBucket(options: Parameters<typeof studio>[0] = {}) {
  const made = await studio(options)
  made.engine.pickColor('#ef4444')
  made.engine.pickTool('bucket')
  return made
}

test('the page of these tests has two rooms, a window and paper around, and one closed gap', () => {
  const map = twoRoomsMap()
  expect(map.count).toBe(4)
  expect(map.gaps).toHaveLength(1)
})

describe('the bucket', () => {
  test('fills the region that is tapped, and no other', async () => {
    const { draw, colorAt } = await withBucket()
    draw.tap(...left)
    expect([left, right, window, outside].map(([x, y]) => colorAt(x, y))).toEqual(['#ef4444', null, null, null])
  })

  test('fills up to the middle of the lines, so that no halo is left beside them', async () => {
    const { draw, pixels } = await withBucket()
    draw.tap(...left)
    draw.tap(...outside)
    // Every piece of paper beside a line is painted: no white pixel between paint and ink.
    let white = 0
    for (let y = 90; y < 510; y++)
      for (let x = 90; x < 340; x++) {
        const at = y * DRAWING_SIDE + x
        const isInWindow = x > 150 && x < 162 && y > 150 && y < 162
        if (!twoRooms.data[at] && !pixels[at] && !isInWindow) white++
      }
    expect(white).toBe(0)
  })

  test('fills the whole region, strokes in it included', async () => {
    const { engine, draw, colorAt, wordAt } = await withBucket()
    engine.pickColor('#22c55e')
    draw.press(200, 200).move(300, 400).lift()
    engine.pickColor('#3b82f6')
    engine.pickTool('bucket')
    draw.tap(...left)
    expect(colorAt(250, 300)).toBe('#3b82f6')
    expect(wordAt(250, 300) >>> 24).toBe(255)
  })

  describe('before the regions of the page are known', () => {
    test('keeps what is tapped, each with its colour, and fills it once they are; a second tap there means no gap', async () => {
      const heard: unknown[] = []
      const { engine, draw, colorAt, state } = await withBucket({ isStudied: false, drawn: (what) => heard.push(what) })
      draw.tap(...left).tap(...left)
      engine.pickColor('#22c55e')
      engine.pickTool('bucket')
      draw.tap(...outside)
      expect([colorAt(...left), heard]).toEqual([null, []])
      engine.setRegions(twoRoomsMap())
      expect([left, right, outside].map(([x, y]) => colorAt(x, y))).toEqual(['#ef4444', null, '#22c55e'])
      expect([state().cursor, heard.length]).toEqual([2, 1])
    })

    test('waits for the end of a stroke that is under way', async () => {
      const { engine, draw, colorAt, alphaAt, state } = await withBucket({ isStudied: false })
      draw.tap(...outside)
      engine.pickTool('brush')
      draw.press(...left).move(200, 300)
      engine.setRegions(twoRoomsMap())
      expect(colorAt(...outside)).toBe(null)
      draw.move(220, 300).lift()
      expect([colorAt(...outside), alphaAt(220, 300), state().cursor]).toEqual(['#ef4444', 255, 2])
    })

    test('forgets it with an undo or an emptied page', async () => {
      const { engine, draw, isBlank } = await withBucket({ isStudied: false })
      draw.tap(...left)
      engine.clear()
      draw.tap(...left)
      engine.undo()
      engine.setRegions(twoRoomsMap())
      expect(isBlank()).toBe(true)
    })
  })

  test('flows through the closed gap on a second tap in the same place', async () => {
    const { draw, colorAt, state } = await withBucket()
    draw.tap(...left).tap(...left)
    expect(colorAt(...right)).toBe('#ef4444')
    expect(colorAt(...outside)).toBeNull()
    expect(state().cursor).toBe(2)
  })

  test('flows no further than the gaps lead: further taps change nothing', async () => {
    const { draw, colorAt, state } = await withBucket()
    draw
      .tap(...left)
      .tap(...left)
      .tap(...left)
      .tap(...left)
    expect([colorAt(...outside), state().cursor]).toEqual([null, 2])
  })

  test.each([
    [
      'with another colour',
      (made: Awaited<ReturnType<typeof withBucket>>) => {
        made.engine.pickColor('#22c55e')
        made.engine.pickTool('bucket')
      },
    ],
    ['after an undo', (made: Awaited<ReturnType<typeof withBucket>>) => made.engine.undo()],
  ])('does not flow on a second tap %s', async (_, between) => {
    const made = await withBucket()
    made.draw.tap(...left)
    between(made)
    made.draw.tap(...left)
    expect(made.colorAt(...right)).toBeNull()
  })

  test('undoes the flow alone, then the fill', async () => {
    const { engine, draw, colorAt, isBlank } = await withBucket()
    draw.tap(...left).tap(...left)
    engine.undo()
    expect([colorAt(...left), colorAt(...right)]).toEqual(['#ef4444', null])
    engine.undo()
    expect(isBlank()).toBe(true)
  })

  test('does nothing when it is dragged away', async () => {
    const { draw, isBlank } = await withBucket()
    draw
      .press(...left)
      .move(300, 450)
      .lift()
    expect(isBlank()).toBe(true)
  })
})

describe('a tiny region', () => {
  test('is hit by a finger beside it, on a page that is shown small', async () => {
    const { engine, draw, colorAt } = await withBucket()
    engine.setContainer({ width: 512, height: 512 }, 2)
    engine.fit()
    draw.finger().tap(78 + 10, 78)
    expect(colorAt(...window)).toBe('#ef4444')
    expect(colorAt(...left)).toBeNull()
  })

  test('does not catch a mouse, which points exactly', async () => {
    const { draw, colorAt } = await withBucket()
    draw.tap(175, 156)
    expect([colorAt(...left), colorAt(...window)]).toEqual(['#ef4444', null])
  })

  test('gives way to the region under the finger on the next tap', async () => {
    const { draw, colorAt } = await withBucket()
    draw.finger().tap(172, 156)
    expect([colorAt(...left), colorAt(...window)]).toEqual([null, '#ef4444'])
    draw.finger().tap(172, 156)
    expect(colorAt(...left)).toBe('#ef4444')
  })
})

test('a region can be filled by its number, without pointing', async () => {
  const { engine, colorAt } = await withBucket()
  const label = twoRoomsMap().labels[right[1] * DRAWING_SIDE + right[0]] as number
  expect(engine.fillRegion(label)).toBe(true)
  expect(colorAt(...right)).toBe('#ef4444')
  expect([engine.fillRegion(label), engine.fillRegion(0), engine.fillRegion(99)]).toEqual([false, false, false])
})
