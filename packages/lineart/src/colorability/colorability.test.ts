import { describe, expect, test, vi } from 'vitest'
import { type Ink, type Picture, pictureOf } from '../pixels.ts'
import { blankPage, box, circle, stroke } from '../testing/draw.ts'
import { colorability } from './colorability.ts'

// Whole pages are worked through; a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 })

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
    ['blank', () => pictureOf(blankPage(100)), 'blank'],
    ['all black', () => pictureOf({ ...blankPage(100), data: new Uint8Array(10_000).fill(1) }), 'all black'],
    ['one pixel large', () => pictureOf(blankPage(1)), 'blank'],
    ['full of grey', () => shaded(goodPage(), 180, 300), 'grey'],
  ])('that is %s is poor, and says why', (_, page, word) => {
    const { verdict, reasons } = colorability(page())
    expect(verdict).toBe('poor')
    expect(reasons.join(' ')).toContain(word)
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
    const page = blankPage(1024)
    for (let y = 40; y < 900; y += 12) for (let x = 40; x < 900; x += 12) stroke(page, box(x, y, x + 5, y + 5), 1.5)
    const { verdict, reasons } = colorability(pictureOf(page))
    expect(verdict).toBe('poor')
    expect(reasons.join(' ')).toContain('too small')
  })
})
