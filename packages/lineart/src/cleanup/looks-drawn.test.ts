import { expect, test } from 'vitest'
import { pictureOf } from '../pixels.ts'
import { blankPage, circle, stroke } from '../testing/draw.ts'
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
