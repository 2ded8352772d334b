import { describe, expect, test } from 'vitest'
import { type Ink, inkOf, type Picture, pictureOf } from '../pixels.ts'
import { findRegions } from '../regions/region-map.ts'
import { blankPage, box, circle, cut, stroke } from '../testing/draw.ts'
import { photographed } from '../testing/photograph.ts'
import { cleanUp } from './clean-up.ts'

function drawing(): Ink {
  const page = blankPage(256)
  stroke(page, circle(100, 100, 60), 4)
  stroke(page, box(150, 150, 230, 230), 4)
  return page
}

const share = (a: Ink, b: Ink) => {
  let [both, either] = [0, 0]
  a.data.forEach((ink, i) => {
    both += ink && b.data[i] ? 1 : 0
    either += ink || b.data[i] ? 1 : 0
  })
  return both / either
}

describe('clean-up', () => {
  test.each([0, 0.3, 0.55, 0.75])('finds the lines of a page photographed in a shadow of %d', (shadow) => {
    expect(share(cleanUp(photographed(drawing(), { shadow })), drawing())).toBeGreaterThan(0.95)
  })

  test('finds lines on yellow paper, through the grain of a bad camera', () => {
    const clean = cleanUp(photographed(drawing(), { shadow: 0.3, paper: [235, 205, 130], noise: 70 }))
    expect(findRegions(clean, 0).count).toBe(3)
    expect(share(clean, drawing())).toBeGreaterThan(0.85)
  })

  test('finds pale pencil', () => {
    const clean = cleanUp(photographed(drawing(), { shadow: 0.3, pen: 165 }))
    expect(findRegions(clean, 0).count).toBe(3)
    expect(share(clean, drawing())).toBeGreaterThan(0.9)
  })

  test('leaves finished line art as it is', () => {
    expect(cleanUp(pictureOf(drawing()))).toEqual(drawing())
  })

  test('keeps large black areas black', () => {
    const page = drawing()
    for (let y = 20; y < 240; y++) page.data.fill(1, y * 256 + 20, y * 256 + 240)
    expect(share(cleanUp(photographed(page, { shadow: 0.3 })), page)).toBeGreaterThan(0.95)
  })

  test('removes specks and fills pinholes, and keeps an eye of four pixels across', () => {
    const page = drawing()
    page.data[20 * 256 + 200] = 1
    page.data[100 * 256 + 40] = 0
    stroke(
      page,
      [
        { x: 90, y: 90 },
        { x: 91, y: 90 },
      ],
      4,
    )
    const clean = cleanUp(pictureOf(page))
    expect([clean.data[20 * 256 + 200], clean.data[100 * 256 + 40], clean.data[90 * 256 + 90]]).toEqual([0, 1, 1])
  })

  test('draws hair gaps shut, and leaves wide ones', () => {
    const page = drawing()
    cut(page, { x: 160, y: 100 }, { x: 0, y: 1 }, 3, 4)
    cut(page, { x: 190, y: 230 }, { x: 1, y: 0 }, 7, 4)
    const clean = cleanUp(pictureOf(page))
    expect(findRegions(clean, 0).count).toBe(2)
    expect(share(clean, drawing())).toBeGreaterThan(0.97)
  })

  test('shows what is transparent as white paper', () => {
    const clear: Picture = { width: 40, height: 40, data: new Uint8Array(40 * 40 * 4) }
    expect(cleanUp(clear).data).not.toContain(1)
  })

  test('gives lines at the edge the margin that was asked for', () => {
    const page = blankPage(60)
    stroke(
      page,
      [
        { x: 0, y: 30 },
        { x: 40, y: 30 },
      ],
      2,
    )
    const clean = cleanUp(pictureOf(page), 10)
    expect([clean.width, clean.height]).toEqual([70, 60])
    expect(clean.data.indexOf(1) % 70).toBe(10)
  })

  test.each([
    ['a black page', 0],
    ['a white page', 255],
    ['a grey page', 128],
  ])('of %s does not fail', (_, light) => {
    const data = new Uint8Array(50 * 30 * 4).fill(light).map((value, i) => (i % 4 === 3 ? 255 : value))
    expect(cleanUp({ width: 50, height: 30, data }).data).toHaveLength(1500)
  })
})

test('a picture whose size and bytes disagree is refused in a sentence', () => {
  expect(() => inkOf({ width: 10, height: 10, data: new Uint8Array(10) })).toThrow('cannot have 10 bytes')
  expect(() => inkOf({ width: 0, height: 10, data: new Uint8Array(0) })).toThrow('nothing in it')
})
