import { describe, expect, test } from 'vitest'
import { alphaOf, hexOf } from '../drawing/color.ts'
import { isDone } from '../regions/region-paint.ts'
import { type Studio, studio } from '../testing/studio.ts'
import { BRUSH_NAMES, type BrushName } from './brushes.ts'

const across = ({ draw }: Studio, y = 750, pressure = 0.8) =>
  draw.pen().press(150, y, pressure).move([300, y, pressure], [500, y, pressure], [700, y, pressure]).lift()

const withBrush = async (brush: BrushName, size = 30) => {
  const made = await studio()
  made.engine.pickBrush(brush)
  made.engine.pickBrushSize(size)
  made.engine.pickColor('#3b82f6')
  return made
}

/** How opaque the pixels under a stroke are on average. */
const thickness = ({ alphaAt }: Studio, rows: readonly number[] = [745, 750, 755]) => {
  const alphas = rows.flatMap((y) => Array.from({ length: 300 }, (_, at) => alphaAt(250 + at, y)))
  return alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length
}

test.each(BRUSH_NAMES)('%s: stays inside the lines, to the pixel', async (brush) => {
  const made = await withBrush(brush)
  made.engine.stayInside(true)
  made.draw.pen().press(200, 300, 1).move([340, 300, 1], [560, 300, 1]).lift()
  expect(made.alphaAt(300, 300)).toBeGreaterThan(0)
  const right = Array.from({ length: 150 * 60 }, (_, at) => made.alphaAt(400 + (at % 150), 270 + Math.floor(at / 150)))
  expect(Math.max(...right)).toBe(0)
})

test.each(BRUSH_NAMES)(
  '%s: covers less where it is told to, and the strokes of one page are not all alike',
  async (brush) => {
    const [full, thin] = [await withBrush(brush), await withBrush(brush)]
    thin.engine.pickOpacity(40)
    across(full)
    across(thin)
    expect(thickness(thin)).toBeLessThan(0.5 * thickness(full))
    expect(thickness(thin)).toBeGreaterThan(0)
  },
)

describe.each(['pencil', 'crayon'] as const)('%s', (brush) => {
  test('leaves specks of paper, fewer the harder it is pressed', async () => {
    const [light, heavy] = [await withBrush(brush), await withBrush(brush)]
    across(light, 750, 0.4)
    across(heavy, 750, 1)
    const specks = ({ alphaAt }: Studio) =>
      Array.from({ length: 400 }, (_, at) => alphaAt(200 + at, 750)).filter((a) => a < 30)
    expect(specks(light).length).toBeGreaterThan(2 * specks(heavy).length)
    expect(specks(heavy).length).toBeLessThan(100)
  })
})

test('water colour gathers at its edge', async () => {
  const made = await withBrush('watercolor')
  across(made)
  const edges = Array.from({ length: 6 }, (_, at) => thickness(made, [735 + at]))
  expect(Math.max(...edges)).toBeGreaterThan(1.25 * thickness(made))
})

test('glitter has light and deep flakes of its colour, fewer of them at its edge', async () => {
  const made = await withBrush('glitter')
  across(made)
  const shades = (y: number) => Array.from({ length: 400 }, (_, at) => made.wordAt(200 + at, y))
  const flakes = (y: number) => shades(y).filter((word) => alphaOf(word) === 255)
  expect(new Set(flakes(750).map(hexOf)).size).toBeGreaterThan(4)
  expect(flakes(750).map(hexOf)).toEqual(expect.arrayContaining(['#ffffff', '#3b82f6']))
  expect(flakes(739).length).toBeLessThan(0.7 * flakes(750).length)
})

test('a marker is even where a stroke crosses itself, and darker where another one does', async () => {
  const made = await withBrush('marker')
  made.draw.press(300, 700).move(500, 700, 500, 800, 400, 800, 400, 600).lift()
  const [alone, crossing] = [made.wordAt(450, 700), made.wordAt(400, 700)]
  expect(crossing).toBe(alone)
  made.draw.press(300, 700).move(450, 700, 500, 700).lift()
  expect(alphaOf(made.wordAt(450, 700))).toBeGreaterThan(alphaOf(alone) + 40)
  expect(Number.parseInt(hexOf(made.wordAt(450, 700)).slice(1, 3), 16)).toBeLessThan(0x3b)
})

test('a hand without a pen presses harder the slower it goes, and a felt-tip does not mind', async () => {
  const thicknessAt = async (brush: BrushName, pause: number) => {
    const made = await withBrush(brush)
    const pointer = made.draw.press(150, 750)
    for (let x = 170; x < 700; x += 20) pointer.wait(pause).move(x, 750)
    pointer.lift()
    return thickness(made)
  }
  expect(await thicknessAt('pencil', 60)).toBeGreaterThan(1.3 * (await thicknessAt('pencil', 0)))
  expect(await thicknessAt('felt-tip', 60)).toBe(await thicknessAt('felt-tip', 0))
})

test('a shape that is rubbed all over with a pencil counts as coloured, specks and all', async () => {
  const made = await withBrush('pencil')
  const spans = Uint32Array.from({ length: 80 }, (_, at) => (700 + (at >> 1)) * 1024 + (at & 1 ? 400 : 250))
  for (let y = 695; y < 745; y += 8) across(made, y, 0.9)
  expect(isDone(made.pixels, spans)).toBe(true)
  made.engine.clear()
  across(made, 700, 0.9)
  expect(isDone(made.pixels, spans)).toBe(false)
})
