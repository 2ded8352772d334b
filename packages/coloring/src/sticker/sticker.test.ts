import { expect, test } from 'vitest'
import { studio } from '../testing/studio.ts'
import { STICKER_NAMES } from './shapes.ts'

async function withSticker(sticker: (typeof STICKER_NAMES)[number] = 'star', size = 20) {
  const made = await studio()
  made.engine.pickColor('#3b82f6')
  made.engine.pickBrushSize(size)
  made.engine.pickSticker(sticker)
  /** How many pixels have anything on them. */
  const covered = () => made.pixels.filter((word) => word >>> 24 > 0).length
  return { ...made, covered }
}

test.each(STICKER_NAMES)(
  'a tap puts a %s where it was, in the colour in hand, and undo takes it off again',
  async (name) => {
    const { draw, engine, state, wordAt, isBlank, covered } = await withSticker(name)
    draw.tap(500, 400)
    expect(state()).toMatchObject({ cursor: 1, tool: 'sticker', isSaved: false })
    const words = Array.from({ length: 120 * 120 }, (_, at) => wordAt(440 + (at % 120), 340 + Math.floor(at / 120)))
    expect(words.filter((word) => word === 0xfff6823b).length).toBeGreaterThan(1000)
    // All of it lies about the finger.
    expect(words.filter((word) => word >>> 24 > 0)).toHaveLength(covered())
    engine.undo()
    expect(isBlank()).toBe(true)
  },
)

test('it is as large as the three sizes of a simple desk, each time by as much', async () => {
  const widths = await Promise.all(
    [10, 20, 30].map(async (size) => {
      const { draw, alphaAt } = await withSticker('sun', size)
      draw.tap(500, 500)
      return Array.from({ length: 400 }, (_, at) => alphaAt(300 + at, 500)).filter((alpha) => alpha > 127).length
    }),
  )
  const [small = 0, middle = 0, large = 0] = widths
  expect([middle / small, large / small].map((times) => times.toFixed(1))).toEqual(['2.0', '3.0'])
})

test('it goes with the finger until that is lifted, and is one step', async () => {
  const [moved, still] = [await withSticker(), await withSticker()]
  moved.draw.press(200, 200).move(300, 700, 600, 620).lift()
  still.draw.tap(600, 620)
  expect([moved.hash(), moved.state().cursor]).toEqual([still.hash(), 1])
})

test('a second finger takes it along, and so does leaving the page to one side', async () => {
  const { draw, hand, isBlank, covered } = await withSticker()
  const first = draw.finger().press(300, 300)
  hand.wait(70)
  draw.finger().press(500, 300)
  expect(isBlank()).toBe(true)
  first.lift()
  draw.tap(-400, 512)
  // Half of it can always be seen.
  expect(covered()).toBeLessThan(0.6 * 120 * 120)
})

test('another pencil colours the next sticker, and what lies there is covered', async () => {
  const { draw, engine, state, colorAt } = await withSticker('ladybird')
  draw.tap(500, 500)
  engine.pickColor('#22c55e')
  expect(state().tool).toBe('sticker')
  draw.tap(500, 500)
  expect(colorAt(472, 516)).toBe('#22c55e')
})

test('it is there after a reload, and can be undone then', async () => {
  const { draw, engine, store, hash } = await withSticker('butterfly', 30)
  draw.tap(300, 300)
  draw.tap(1020, 1000)
  await engine.settle()
  const again = await studio({ store })
  expect(again.hash()).toBe(hash())
  expect([again.engine.undo(), again.engine.undo(), again.isBlank()]).toEqual([true, true, true])
})
