import { describe, expect, test } from 'vitest'
import { inkOf, type Picture, pictureOf } from '../pixels.ts'
import { findRegions } from '../regions/region-map.ts'
import { blankPage, box, circle, stroke } from '../testing/draw.ts'
import { photographed } from '../testing/photograph.ts'
import { pageOfPicture } from './page-of-picture.ts'

const asItIs = { convert: false, detail: 2 } as const
const converted = { convert: true, detail: 2 } as const

type Colour = readonly [number, number, number]

function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) data.set(colourAt(i % width, Math.floor(i / width)), 4 * i)
  return { width, height, data }
}

const colourAt = ({ width, data }: Picture, x: number, y: number) =>
  Array.from(data.slice(4 * (y * width + x), 4 * (y * width + x) + 4))

/** To be told what differs in four million numbers takes a minute; that they do is enough. */
const isSame = (a: Picture, b: Picture) => a.data.every((value, i) => value === b.data[i])

describe('a picture as it is', () => {
  test('of the size of a page keeps every pixel', () => {
    const picture = painted(1024, 1024, (x, y) => [x & 255, y & 255, (x * y) & 255])
    expect(isSame(pageOfPicture(picture, asItIs), picture)).toBe(true)
  })

  test('fills the page as far as it can, in the middle of white paper', () => {
    const page = pageOfPicture(
      painted(30, 20, () => [200, 10, 10]),
      asItIs,
    )
    const middle = [0, 512, 1023].map((y) => colourAt(page, 512, y))
    const row = [0, 1023].map((x) => colourAt(page, x, 512))
    expect({ width: page.width, height: page.height, middle, row }).toEqual({
      width: 1024,
      height: 1024,
      middle: [
        [255, 255, 255, 255],
        [200, 10, 10, 255],
        [255, 255, 255, 255],
      ],
      row: [
        [200, 10, 10, 255],
        [200, 10, 10, 255],
      ],
    })
  })

  test('that is larger than a page becomes the average of what each pixel covers', () => {
    const page = pageOfPicture(
      painted(3072, 30, (x) => (x % 3 === 1 ? [0, 90, 255] : [255, 90, 0])),
      asItIs,
    )
    expect(colourAt(page, 400, 512)).toEqual([170, 90, 85, 255])
  })

  test('shows white paper where it is transparent', () => {
    const glass = { width: 4, height: 4, data: new Uint8Array(64).fill(0).map((_, i) => (i % 4 === 3 ? 51 : 0)) }
    expect(colourAt(pageOfPicture(glass, asItIs), 500, 500)).toEqual([204, 204, 204, 255])
  })

  test.each([
    [1, 1],
    [1, 3000],
    [2047, 1],
    [1023, 1025],
  ])('of %i × %i pixels becomes a page of one size', (width, height) => {
    const page = pageOfPicture(
      painted(width, height, () => [0, 0, 0]),
      asItIs,
    )
    expect([page.width, page.height, page.data.length]).toEqual([1024, 1024, 1024 * 1024 * 4])
    expect(colourAt(page, 511, 511)).toEqual([0, 0, 0, 255])
  })
})

/** A drawing with a circle and a box, on a sheet of `paper` that lies askew on a table. */
function onTable(table: Colour, paper: Colour, light: (x: number) => number = () => 1): Picture {
  const drawing = blankPage(800)
  stroke(drawing, circle(390, 380, 120), 6)
  stroke(drawing, box(480, 480, 560, 540), 6)
  const [cos, sin] = [Math.cos(0.12), Math.sin(0.12)]
  return painted(800, 800, (x, y) => {
    const [u, v] = [(x - 400) * cos + (y - 400) * sin, (y - 400) * cos - (x - 400) * sin]
    const grain = (x * 7 + y * 13) % 11
    const isSheet = Math.abs(u) < 270 && Math.abs(v) < 320
    const colour = !isSheet ? table : drawing.data[y * 800 + x] ? ([35, 35, 40] as const) : paper
    return colour.map((value) => value * light(x) + grain) as unknown as Colour
  })
}

describe('a picture turned into line art', () => {
  test.each([
    ['a dark table', [60, 42, 30], () => 1],
    ['light wood', [205, 165, 115], () => 1],
    ['a dark table, half in shadow', [60, 42, 30], (x: number) => 1 - (0.5 * x) / 800],
  ] as const)('loses its frame when it is a drawing photographed on %s', (_, table, light) => {
    const ink = inkOf(pageOfPicture(onTable(table, [225, 220, 205], light), converted))
    expect(findRegions(ink, 0).count).toBe(3)
    const across = Array.from(ink.data.keys()).flatMap((i) => (ink.data[i] ? [i % 1024] : []))
    const [left, right] = [across.reduce((a, b) => Math.min(a, b)), across.reduce((a, b) => Math.max(a, b))]
    expect({ left: left > 100, right: right < 924 }).toEqual({ left: true, right: true })
    // The sheet fills the page that was half table: what was 290 px wide grows.
    expect(right - left).toBeGreaterThan(400)
  })

  test('keeps both halves of a drawing on which a shadow falls', () => {
    const page = blankPage(512)
    stroke(page, circle(130, 250, 90), 6)
    stroke(page, circle(380, 250, 90), 6)
    const ink = inkOf(pageOfPicture(photographed(page, { shadow: 0.7 }), converted))
    expect(findRegions(ink, 0).count).toBe(3)
  })

  test('keeps a frame that is drawn', () => {
    const page = blankPage(1024)
    stroke(page, box(30, 30, 994, 994), 8)
    stroke(page, circle(512, 512, 300), 8)
    expect(isSame(pageOfPicture(pictureOf(page), converted), pictureOf(page))).toBe(true)
  })

  test('is drawn in lines when it is a photograph, even of something white on a dark ground', () => {
    const cat = painted(600, 400, (x, y) => {
      if (Math.hypot(x - 300, y - 200) < 40) return [190, 60, 60]
      if (Math.hypot(x - 300, y - 200) < 150) return [x > 300 ? 235 : 150, 230, y > 200 ? 225 : 120]
      return [50, 70, 40]
    })
    const ink = inkOf(pageOfPicture(cat, converted))
    const { labels, count } = findRegions(ink, 0)
    expect(count).toBeGreaterThan(3)
    expect(labels[512 * 1024 + 60]).not.toBe(labels[512 * 1024 + 512])
  })

  test.each([
    ['upright', 480, 640],
    ['lying', 640, 480],
  ])(
    'has a frame where it is a photograph that is %s: sky and grass do not run out into the paper',
    (_, width, height) => {
      const meadow = painted(width, height, (x, y) => {
        if (Math.hypot(x - width / 2, y - height / 2) < 90) return [200, 60, 60]
        return y < height / 2 ? [120, 170, 230] : [70, 150, 60]
      })
      const { labels } = findRegions(inkOf(pageOfPicture(meadow, converted)), 0)
      const at = (x: number, y: number) => labels[y * 1024 + x]
      const paper = width < height ? at(20, 512) : at(512, 20)
      const [sky, grass] = [at(512, 180), at(512, 850)]
      expect(new Set([paper, sky, grass, at(512, 512)]).size).toBe(4)
    },
  )

  test('stays blank where a photograph shows nothing: a frame alone is no page', () => {
    const wall = painted(400, 300, () => [119, 136, 153])
    expect(inkOf(pageOfPicture(wall, converted)).data.includes(1)).toBe(false)
  })

  test('has no frame where its edges are paper already', () => {
    const apple = painted(480, 640, (x, y) =>
      Math.hypot(x - 240, y - 320) < 150 ? [x > 240 ? 230 : 140, 60, y > 320 ? 90 : 30] : [252, 252, 250],
    )
    const { labels } = findRegions(inkOf(pageOfPicture(apple, converted)), 0)
    expect(labels[512 * 1024 + 20]).toBe(labels[512 * 1024 + 180])
  })

  test('is another page at another detail', () => {
    const tiles = painted(512, 512, (x, y) => {
      if (x < 256) return (x >> 7) % 2 === (y >> 7) % 2 ? [220, 200, 160] : [90, 60, 50]
      return (x >> 4) % 2 === (y >> 4) % 2 ? [200, 190, 180] : [80, 90, 100]
    })
    const [few, many] = ([1, 3] as const).map((detail) => pageOfPicture(tiles, { convert: true, detail }))
    expect(isSame(few as Picture, many as Picture)).toBe(false)
  })

  test('is the same page whoever has decoded it, into whatever kind of bytes', () => {
    const photo = onTable([60, 42, 30], [225, 220, 205])
    const bytes = new Uint8Array(new ArrayBuffer(photo.data.length + 3), 3)
    bytes.set(photo.data)
    expect(isSame(pageOfPicture({ ...photo, data: bytes }, converted), pageOfPicture(photo, converted))).toBe(true)
  })
})
