import { colorability, distanceTransform, type Ink, labelPaper, strideOf } from '@huebook/lineart'
import { expect, test } from 'vitest'
import type { Detail } from '../asked/look.ts'
import { compose } from '../illustrate.ts'
import { asDrawn } from '../paper/art.ts'
import { PAGE, renderPage } from '../paper/page.ts'
import { at, shape } from '../paper/pen.ts'
import { moon } from '../scenery/sky.ts'
import { LINE_WIDTH } from '../styles/brief.ts'
import { inkIn, pictureOf } from '../testing/ink.ts'
import { around } from './around-marks.ts'
import { finished } from './finished.ts'
import { sheetOf } from './sheet.ts'

const rendered = (things: Parameters<typeof renderPage>[0], detail: Detail): string =>
  renderPage(things, { lineWidth: LINE_WIDTH[detail], title: '', credit: '' })

test.each([1, 2, 3] as const)('with detail %i nothing on a crowded page is too small to colour', async (detail) => {
  const { things, key } = compose({ prompt: 'a farmer', style: 'mandala', detail, seed: 29 })
  const page = await pictureOf(rendered(finished(things, detail, key), detail))
  const { tiny, regions, verdict } = colorability(page)
  expect(verdict).toBe('good')
  // A few more are divided off by the finder of gaps; unfilled it would be a third.
  expect(tiny / regions).toBeLessThan(0.03)
})

interface Area {
  /** Of the largest circle in it (px). */
  readonly radius: number
  /** Its pixels. */
  readonly size: number
}

function areasOf({ width, height, data }: Ink): Area[] {
  const { labels, count } = labelPaper({ width, height, data })
  const squares = distanceTransform({ width, height, data })
  const [radii, sizes] = [new Float64Array(count + 1), new Uint32Array(count + 1)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [label, square] = [labels[y * width + x] as number, squares[(y + 1) * strideOf(width) + x + 1] as number]
      radii[label] = Math.max(radii[label] as number, square)
      sizes[label] = (sizes[label] as number) + 1
    }
  return Array.from(radii.slice(1), (square, i) => ({ radius: Math.sqrt(square), size: sizes[i + 1] as number }))
}

/** Areas of a page for the smallest, as it is laid out and as it is drawn; specks where lines meet are no areas. */
async function areasFor(prompt: string): Promise<{ before: Area[]; after: Area[] }> {
  const { things, key } = compose({ prompt, detail: 1, seed: 3 })
  const areas = async (page: typeof things) =>
    areasOf(await inkIn(rendered(page, 1))).filter(({ radius }) => radius > SPECK)
  return { before: await areas(things), after: await areas(finished(things, 1, key)) }
}

const SPECK = 4

/** Whether small hands miss it: it is neither round and large enough nor long enough. */
const isMissed = ({ radius, size }: Area): boolean => radius < 12 && (radius < 6.5 || size < 1200)

test.each(['a lion', 'an elephant', 'a strawberry'])(
  'with detail 1 the smallest hands hit every area of what fills the page: "%s"',
  async (prompt) => {
    const { before, after } = await areasFor(prompt)
    expect(before.filter(isMissed).length).toBeGreaterThan(3)
    expect(after.filter(isMissed)).toEqual([])
  },
)

test('with detail 1 teeth become one mouth, which stays in the face', async () => {
  const teeth = 'M400 540H620V564H400ZM440 540V564M480 540V564M540 540V564M580 540V564'
  const robot = { ...asDrawn(shape('M300 300H720V700H300Z', teeth)), shows: { name: 'robot' } }
  const { data } = await inkIn(rendered(finished([robot], 1, 'robot'), 1))
  expect([540, 564].map((y) => data[y * PAGE + 510])).toEqual([1, 1])
  expect(areasOf({ width: PAGE, height: PAGE, data })).toHaveLength(3)
})

test('with detail 1 the moon stays whole', async () => {
  const sky = asDrawn(shape('M30 30H994V994H30Z'))
  const page = finished([sky, asDrawn(moon(at(300, 300), 100))], 1, 'night')
  expect(areasOf(await inkIn(rendered(page, 1)))).toHaveLength(3)
})

test.each(['a cat and a dog under a tree', 'a lion wearing a crown'])(
  'with detail 1 several share the page, and what is on them stays: "%s"',
  async (prompt) => {
    const { before, after } = await areasFor(prompt)
    expect(before.filter(isMissed).length).toBeGreaterThan(10)
    expect(after.filter(({ radius }) => radius < 5)).toEqual([])
    expect(after.length).toBeGreaterThan(0.5 * before.length)
  },
)

test('what is narrow becomes part of what is beside it rather than a black bar', async () => {
  const chin = asDrawn(shape('M200 200H800V800H200Z', 'M200 490H800M200 500H800'))
  const { data } = await inkIn(rendered(finished([chin], 2, 'chin'), 2))
  let black = 0
  for (let y = 480; y < 510; y++) black += data[y * PAGE + 500] as number
  expect(black).toBeLessThan(10)
  expect(areasOf({ width: PAGE, height: PAGE, data })).toHaveLength(3)
})

test('with detail 1 a narrow part of a figure keeps its outline, though it touches nothing but the background', async () => {
  const figure = {
    ...asDrawn(shape('M300 300H700V700H300Z'), shape('M100 480H260V504H100Z')),
    shows: { name: 'figure' },
  }
  const { data } = await inkIn(rendered(finished([asDrawn(shape('M30 30H994V994H30Z')), figure], 1, 'limb'), 1))
  expect([480, 504].map((y) => data[y * PAGE + 180])).toEqual([1, 1])
})

/** A black place has room for a disc of this radius (px): lines that meet have not. */
const BLOT = 7

/** How many pixels are black that are neither a line nor an eye. */
function blotsOn(request: Parameters<typeof compose>[0], detail: Detail): number {
  const { things, key, taste } = compose({ ...request, detail })
  const { dots } = sheetOf(things, LINE_WIDTH[detail])
  const eyes = around(dots, BLOT)
  const { ink } = sheetOf(finished(things, detail, key, taste), LINE_WIDTH[detail])
  const squares = distanceTransform({ width: PAGE, height: PAGE, data: ink.map((isInk) => 1 - isInk) })
  let blots = 0
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const [x, y] = [pixel % PAGE, Math.floor(pixel / PAGE)]
    if (!eyes[pixel] && (squares[(y + 1) * strideOf(PAGE) + x + 1] as number) > BLOT ** 2) blots++
  }
  return blots
}

test.each([
  ['a cat with patterns', undefined],
  ['tulips', 'mandala'],
  ['a turtle in flowers', undefined],
  ['cats', 'mandala'],
] as const)('an intricate page has no blots: nothing but eyes is black (%s, %s)', (prompt, style) => {
  // A few pixels where lines meet at a sharp angle.
  expect(blotsOn({ prompt, style }, 3)).toBeLessThan(40)
})

test.each(['stars and moons', 'shells'])(
  'circles that lie beside each other in a mandala leave nothing black between them (%s)',
  (prompt) => {
    expect(blotsOn({ prompt, style: 'mandala' }, 2)).toBe(0)
  },
)
