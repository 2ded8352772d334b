import { expect, test } from 'vitest'
import { pictureOf } from '../pixels.ts'
import { blankPage, circle, stroke } from '../testing/draw.ts'
import { photographed } from '../testing/photograph.ts'
import { looksDrawn } from './looks-drawn.ts'

const filled = (r: number, g: number, b: number) => ({
  width: 10,
  height: 10,
  data: Uint8Array.from({ length: 400 }, (_, i) => [r, g, b, 255][i % 4] as number),
})

test('a drawing is told from a photograph by its paper', () => {
  const page = blankPage(100)
  stroke(page, circle(50, 50, 40), 5)
  expect(looksDrawn(pictureOf(page))).toBe(true)
  expect(looksDrawn(filled(235, 225, 205))).toBe(true)
  expect(looksDrawn(filled(120, 170, 230))).toBe(false)
  expect(looksDrawn(filled(60, 60, 60))).toBe(false)
})

test('a drawing photographed by a phone is still a drawing', () => {
  const page = blankPage(256)
  stroke(page, circle(110, 120, 80), 5)
  for (const shadow of [0, 0.4, 0.6])
    expect(looksDrawn(photographed(page, { shadow, paper: [225, 190, 120] }))).toBe(true)
})

test('a person before a white wall is a photograph', () => {
  const data = Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % 256, i >> 10]
    const isPerson = Math.hypot(x - 128, y - 90) < 50 || (y > 130 && Math.abs(x - 128) < 90)
    return i % 4 === 3 ? 255 : isPerson ? ([200, 150, 120][i % 4] as number) : 235
  })
  expect(looksDrawn({ width: 256, height: 256, data })).toBe(false)
})
