import { describe, expect, test } from 'vitest'
import { colorability } from '../colorability/colorability.ts'
import { lineWidth } from '../line-width.ts'
import { type Picture, pictureOf } from '../pixels.ts'
import { findRegions } from '../regions/region-map.ts'
import { randomFrom } from '../testing/gap-pages.ts'
import { lineArtOf } from './line-art.ts'
import type { Detail } from './recipes.ts'

type Colour = readonly [number, number, number]

/** A picture as a camera gives it: shading across it, and noise. */
function photograph(width: number, height: number, colourAt: (x: number, y: number) => Colour, noise = 20): Picture {
  const random = randomFrom(7)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      const shade = 1 - (0.25 * (x + y)) / (width + height)
      for (const [channel, value] of colourAt(x, y).entries())
        data[i + channel] = value * shade + (random() - 0.5) * noise
      data[i + 3] = 255
    }
  return { width, height, data }
}

/** A red ball and a box of the same brightness as the wall behind them: only its colour sets it off. */
const still = photograph(240, 200, (x, y) => {
  if (Math.hypot(x - 80, y - 100) < 45) return [190, 50, 40]
  if (x > 150 && x < 210 && y > 70 && y < 150) return [150, 110, 190]
  return y > 160 ? [70, 50, 30] : [120, 130, 110]
})

describe('a photograph becomes a page', () => {
  test.each<Detail>([1, 2, 3])('of closed shapes at detail %i', (detail) => {
    const page = findRegions(lineArtOf(still, detail), 0)
    const at = (x: number, y: number) => page.labels[y * 240 + x] as number
    const [ball, wall, thing, floor] = [at(80, 100), at(30, 20), at(180, 110), at(120, 190)]
    expect(new Set([ball, wall, thing, floor]).size).toBe(4)
    expect(page.area[ball]).toBeGreaterThan(0.8 * Math.PI * 45 ** 2)
    expect(page.area[ball]).toBeLessThan(1.05 * Math.PI * 45 ** 2)
  })

  test('without its noise: a plain wall stays blank', () => {
    const wall = photograph(200, 200, () => [150, 140, 120], 40)
    expect(lineArtOf(wall, 2).data).not.toContain(1)
  })

  test('without its shading: a wall that grows dark towards one side stays blank', () => {
    const wall = photograph(200, 200, (x, y) => [60 + 0.9 * x, 70 + 0.4 * (x + y), 60], 6)
    expect(lineArtOf(wall, 3).data).not.toContain(1)
  })

  test('in lines of one pen', () => {
    const page = lineArtOf(still, 2)
    const { inkShare, blackShare } = colorability(pictureOf(page))
    expect(lineWidth(page)).toBeLessThan(2.5)
    expect({ inkShare: inkShare < 0.1, blackShare }).toEqual({ inkShare: true, blackShare: 0 })
  })

  test('of closed shapes even where an edge cannot be seen for a stretch', () => {
    const ball = photograph(240, 200, (x, y) => {
      const isLit = Math.hypot(x - 120, y - 100) >= 60
      const isHidden = Math.abs(Math.atan2(y - 100, x - 120)) < 0.12
      return isLit ? [210, 200, 180] : isHidden && x > 170 ? [205, 196, 176] : [90, 60, 60]
    })
    const page = findRegions(lineArtOf(ball, 2), 0)
    expect(page.labels[100 * 240 + 120]).not.toBe(page.labels[20 * 240 + 20])
  })

  test('with dark pupils as dots of ink, and light ones left out', () => {
    const isIn = (x: number, y: number, r: number) => Math.hypot(x, y) < r
    const face = photograph(512, 300, (x, y) => {
      if (isIn(x - 180, y - 150, 5.5)) return [25, 20, 20]
      return isIn(x - 330, y - 150, 5.5) ? [255, 240, 220] : [200, 160, 130]
    })
    const { data } = lineArtOf(face, 2)
    const inked = (cx: number) =>
      data.filter((ink, i) => ink && isIn((i % 512) - cx, Math.floor(i / 512) - 150, 5)).length
    expect(inked(180)).toBeGreaterThan(60)
    expect(inked(330)).toBe(0)
  })

  test('with more shapes at a higher detail', () => {
    const tiles = photograph(256, 256, (x, y) => {
      if (x < 128) return (x >> 6) % 2 === (y >> 6) % 2 ? [220, 200, 160] : [90, 60, 50]
      return (x >> 3) % 2 === (y >> 3) % 2 ? [200, 190, 180] : [80, 90, 100]
    })
    const [few = 0, , many = 0] = ([1, 2, 3] as const).map((detail) => findRegions(lineArtOf(tiles, detail)).count)
    expect(few).toBeGreaterThanOrEqual(8)
    expect(many).toBeGreaterThan(few)
  })

  test.each([
    [1, 1],
    [1, 40],
    [40, 1],
    [3, 3],
  ])('even when it has only %i × %i pixels', (width, height) => {
    expect(lineArtOf(photograph(width, height, (x) => [x * 5, 0, 0])).data).toHaveLength(width * height)
  })
})
