import { expect, test } from 'vitest'
import { discs, TWO_ROOMS } from '../../testing/pages.ts'
import { studio } from '../../testing/studio.ts'

async function bucket() {
  const made = await studio()
  made.engine.pickColor('#000000')
  made.engine.pickSecondColor('#ffffff')
  return made
}

test('a gradient goes from one colour to the other along the line that was drawn, and on beyond it', async () => {
  const { engine, draw, colorAt } = await bucket()
  engine.pickFill('gradient')
  draw.press(400, 300).move(450, 300, 550, 300).lift()
  expect([colorAt(380, 200), colorAt(475, 450), colorAt(580, 300)]).toEqual(['#000000', '#808080', '#ffffff'])
  // The other room is another region.
  expect(colorAt(...TWO_ROOMS.left)).toBeNull()
})

test('where no line is drawn it goes from the upper end of the shape to the lower one, into a lighter tone', async () => {
  const { engine, draw, colorAt } = await bucket()
  engine.pickSecondColor(null)
  engine.pickFill('gradient')
  draw.tap(...TWO_ROOMS.right)
  const shades = [120, 300, 480].map((y) => Number.parseInt(colorAt(500, y)?.slice(1, 3) ?? '', 16))
  expect(shades).toEqual([...shades].sort((a, b) => a - b))
  expect(shades[0]).toBeLessThan(20)
  expect(shades[2]).toBeGreaterThan(150)
})

test.each(['dots', 'stripes', 'stars', 'hearts', 'scales'] as const)(
  '%s have both colours, and leave no paper',
  async (fill) => {
    const { engine, draw, colorAt } = await bucket()
    engine.pickFill(fill)
    draw.tap(...TWO_ROOMS.right)
    const colors = new Set(
      Array.from({ length: 200 * 200 }, (_, at) => colorAt(380 + (at % 200), 150 + Math.floor(at / 200))),
    )
    expect([colors.has('#000000'), colors.has('#ffffff'), colors.has(null)]).toEqual([true, true, false])
  },
)

test('a fill that is done all around is one step, and fills each shape once', async () => {
  const { engine, draw, state, colorAt } = await bucket()
  engine.pickFill('plain')
  engine.pickSymmetry('mirror')
  draw.tap(600, 700)
  expect([state().cursor, colorAt(424, 700)]).toEqual([1, '#000000'])
  engine.undo()
  expect(colorAt(600, 700)).toBeNull()
})

test('a stroke that is drawn all around is one step, and is there in every place', async () => {
  const { engine, draw, state, alphaAt } = await studio()
  engine.pickSymmetry('four')
  draw.press(700, 512).move(800, 512).lift()
  expect(state().cursor).toBe(1)
  expect([alphaAt(750, 512), alphaAt(512, 750), alphaAt(274, 512), alphaAt(512, 274)]).toEqual([255, 255, 255, 255])
  engine.undo()
  expect(alphaAt(512, 750)).toBe(0)
})

test('it is drawn as often as was chosen, also on a page that is alike another number of times', async () => {
  const { engine, draw, state, alphaAt } = await studio({ isStudied: false })
  engine.setRegions(discs(8, 512))
  engine.findSymmetry()
  expect(state().pageSymmetry?.name).toBe('eight')
  engine.pickSymmetry('four')
  draw.press(700, 512).move(800, 512).lift()
  expect([alphaAt(750, 512), alphaAt(512, 750), alphaAt(274, 512), alphaAt(512, 274)]).toEqual([255, 255, 255, 255])
  expect(alphaAt(512 + 168, 512 + 168)).toBe(0)
})
