import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const square = { width: 1024, height: 1024 }

test.each([
  ['a4', square, 595.28, 841.89],
  ['letter', square, 612, 792],
  ['a4', { width: 1200, height: 800 }, 841.89, 595.28],
  ['letter', { width: 1200, height: 800 }, 792, 612],
  ['a4', { width: 800, height: 1200 }, 595.28, 841.89],
] as const)('on %s a page lies the way it is longer', (paper, page, width, height) => {
  expect(layOut(page, paper)).toMatchObject({ width, height })
})

test.each(['a4', 'letter'] as const)(
  'every page keeps its shape and its margin on %s, with a line free under it',
  (paper) => {
    for (const page of [square, { width: 3000, height: 400 }, { width: 300, height: 2000 }]) {
      const { width, height, picture, line } = layOut(page, paper)
      expect(picture.width / picture.height).toBeCloseTo(page.width / page.height, 6)
      expect(picture.left).toBeGreaterThanOrEqual(28)
      expect(picture.left + picture.width).toBeLessThanOrEqual(width - 28)
      expect(picture.bottom).toBeGreaterThanOrEqual(line.bottom + 10)
      expect(picture.bottom + picture.height).toBeLessThanOrEqual(height - 28)
      expect(Math.max(picture.width / (width - 57), picture.height / (height - 69))).toBeCloseTo(1, 2)
    }
  },
)
