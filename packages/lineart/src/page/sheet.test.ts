import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallPicture } from '../testing/arbitrary-picture.ts'
import { sheetOn } from './sheet.ts'

test('a sheet found in any picture is a picture within it', () => {
  fc.assert(
    fc.property(smallPicture(), (picture) => {
      const sheet = sheetOn(picture)
      if (!sheet) return
      expect(sheet.width).toBeLessThanOrEqual(picture.width)
      expect(sheet.height).toBeLessThanOrEqual(picture.height)
      expect(sheet.data).toHaveLength(sheet.width * sheet.height * 4)
    }),
    { numRuns: 300 },
  )
})

const picture = (colorAt: (x: number, y: number) => readonly number[]) => ({
  width: 256,
  height: 256,
  data: Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (colorAt((i >> 2) % 256, i >> 10)[i % 4] as number),
  ),
})

test('a face in plain light is no sheet, though it has the colour of wrapping paper', () => {
  const [skin, bush] = [
    [206, 170, 148],
    [70, 110, 60],
  ]
  const face = picture((x, y) => (Math.hypot((x - 128) / 70, (y - 120) / 95) < 1 ? skin : bush) as number[])
  expect(sheetOn(face)).toBeUndefined()
})

test('a sheet of wrapping paper is one, also askew and with a corner cut off by the edge of the picture', () => {
  const [paper, table] = [
    [206, 170, 148],
    [70, 50, 40],
  ]
  const sheet = picture(
    (x, y) => (Math.abs(x - 190 + y / 4) < 100 && Math.abs(y - 120 - x / 4) < 80 ? paper : table) as number[],
  )
  expect(sheetOn(sheet)).toBeDefined()
})

test('a bare sheet on a table is found to the pixel, but for its frayed edge', () => {
  const data = Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % 256, i >> 10]
    const isSheet = x >= 60 && x < 200 && y >= 40 && y < 220
    return i % 4 === 3 ? 255 : isSheet ? 235 : ([90, 60, 40][i % 4] as number)
  })
  const sheet = sheetOn({ width: 256, height: 256, data })
  // Two cells of two pixels go on each side.
  expect([sheet?.width, sheet?.height]).toEqual([140 - 8, 180 - 8])
  expect(new Set(sheet?.data)).toEqual(new Set([235, 255]))
})

test('a wall behind a table is no sheet, nor a sky above a meadow', () => {
  const data = Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : ((i >> 10 < 170 ? [201, 216, 220] : [150, 100, 55])[i % 4] as number),
  )
  expect(sheetOn({ width: 256, height: 256, data })).toBeUndefined()
})
