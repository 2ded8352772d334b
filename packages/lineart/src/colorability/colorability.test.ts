import { describe, expect, test } from 'vitest'
import { type Ink, type Picture, pictureOf } from '../pixels.ts'
import { blankPage, box, circle, cut, type Point, stroke } from '../testing/draw.ts'
import { randomFrom } from '../testing/gap-pages.ts'
import { colorability } from './colorability.ts'

/** Three rows of shapes with something inside each: a page as it should be. */
function goodPage(pen = 4): Ink {
  const page = blankPage(400)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      stroke(page, circle(70 + column * 130, 70 + row * 130, 50), pen)
      stroke(page, box(50 + column * 130, 50 + row * 130, 90 + column * 130, 90 + row * 130), pen)
    }
  return page
}

const filled = (size: number): Ink => ({ ...blankPage(size), data: new Uint8Array(size * size).fill(1) })

function drawn(line: Point[]): Ink {
  const page = blankPage(100)
  stroke(page, line, 4)
  return page
}

function shaded(page: Ink, light: number, rows: number): Picture {
  const picture = pictureOf(page)
  for (let i = 0; i < rows * page.width * 4; i++) if (i % 4 < 3 && picture.data[i] === 255) picture.data[i] = light
  return picture
}

describe('the verdict on a page', () => {
  test('of clear closed shapes is good', () => {
    const { verdict, regions, tiny, gaps, reasons } = colorability(pictureOf(goodPage()))
    expect({ verdict, regions, tiny, gaps }).toEqual({ verdict: 'good', regions: 19, tiny: 0, gaps: [] })
    expect(reasons).toEqual(['19 areas to colour, all of them closed.'])
  })

  test('knows the thickness of the pen', () => {
    for (const pen of [2, 4, 7]) {
      const found = colorability(pictureOf(goodPage(pen))).lineWidth
      expect(Math.abs(found - pen)).toBeLessThan(1.1)
    }
  })

  test.each([
    ['blank', () => pictureOf(blankPage(100)), 'The page is blank: there is nothing to colour.'],
    ['all black', () => pictureOf(filled(100)), 'The page is all black: there is nothing to colour.'],
    ['one pixel large', () => pictureOf(blankPage(1)), 'The page is blank: there is nothing to colour.'],
    [
      'full of grey',
      () => shaded(goodPage(), 180, 300),
      '59 % of the page is grey or coloured already, not white paper.',
    ],
    [
      'dark grey',
      () => shaded(blankPage(100), 90, 100),
      '100 % of the page is grey or coloured already, not white paper.',
    ],
    ['a single ring', () => pictureOf(drawn(circle(50, 50, 30))), 'There is only one shape to colour.'],
    ['an open line', () => pictureOf(drawn(circle(50, 50, 30).slice(0, 90))), 'There are no closed shapes to colour.'],
  ])('that is %s is poor, and says only why', (_, page, reason) => {
    const { verdict, reasons } = colorability(page())
    expect({ verdict, reasons }).toEqual({ verdict: 'poor', reasons: [reason] })
  })

  test('of noise is poor', () => {
    const random = randomFrom(3)
    for (const share of [0.05, 0.5, 0.9]) {
      const noise = {
        ...blankPage(160),
        data: Uint8Array.from({ length: 160 * 160 }, () => (random() < share ? 1 : 0)),
      }
      expect(colorability(pictureOf(noise)).verdict).toBe('poor')
    }
  })

  test.each([
    [3, 'good', '19 areas to colour; small gaps in 3 places count as closed.'],
    [12, 'fair', 'Lines have gaps in 12 places.'],
    [36, 'poor', 'Lines are broken in 36 places, and colour may run through.'],
  ])('with %i gaps is %s', (count, verdict, reason) => {
    const page = goodPage()
    for (let k = 0; k < count; k++) {
      const angle = (Math.floor(k / 9) * Math.PI) / 2 + 0.8
      const at = {
        x: 70 + (k % 3) * 130 + 50 * Math.cos(angle),
        y: 70 + (((k / 3) % 3) | 0) * 130 + 50 * Math.sin(angle),
      }
      cut(page, at, { x: -Math.sin(angle), y: Math.cos(angle) }, 5, 4)
    }
    expect(colorability(pictureOf(page))).toMatchObject({ verdict, reasons: [reason] })
  })

  test('with some shading is fair', () => {
    const { verdict, greyShare } = colorability(shaded(goodPage(), 180, 60))
    expect(verdict).toBe('fair')
    expect(greyShare).toBeGreaterThan(0.1)
    expect(greyShare).toBeLessThan(0.16)
  })

  test('does not take the soft edges of lines for shading', () => {
    const page = shaded(goodPage(), 255, 0)
    const soft = page.data.map((value, i) => Math.round((value + (page.data[i + 4] ?? 255)) / 2))
    expect(colorability({ ...page, data: soft }).greyShare).toBe(0)
  })

  test('with a large black area names it, and its size', () => {
    const page = goodPage()
    for (let y = 0; y < 180; y++) page.data.fill(1, y * 400, y * 400 + 200)
    const { verdict, blackShare, reasons } = colorability(pictureOf(page))
    expect(verdict).toBe('poor')
    expect(blackShare).toBeGreaterThan(0.18)
    expect(blackShare).toBeLessThan(0.3)
    expect(reasons.join(' ')).toContain('black')
  })

  test('of confetti says that it is too small to colour', () => {
    const page = blankPage(1024, 200)
    for (let y = 20; y < 180; y += 12) for (let x = 40; x < 980; x += 12) stroke(page, box(x, y, x + 5, y + 5), 1.5)
    const { verdict, reasons } = colorability(pictureOf(page))
    expect(verdict).toBe('poor')
    expect(reasons.join(' ')).toContain('too small')
  })
})
