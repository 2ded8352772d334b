import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ink } from '../pixels.ts'
import { smallInk } from '../testing/arbitrary.ts'
import { labelInk, labelPaper } from './label-paper.ts'

/** Labels by filling one area after the other, the slow and obvious way. */
function floodLabels({ width, height, data }: Ink): number[] {
  const labels = new Array<number>(width * height).fill(0)
  let count = 0
  for (let start = 0; start < labels.length; start++) {
    if (data[start] || labels[start]) continue
    const stack = [start]
    labels[start] = ++count
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const near = [at - width, at + width, ...(x > 0 ? [at - 1] : []), ...(x < width - 1 ? [at + 1] : [])]
      for (const next of near)
        if (data[next] === 0 && labels[next] === 0) {
          labels[next] = count
          stack.push(next)
        }
    }
  }
  return labels
}

test('areas are numbered as if each had been flooded in reading order', () => {
  fc.assert(
    fc.property(smallInk(), (ink) => {
      const { labels, count } = labelPaper(ink)
      expect([...labels]).toEqual(floodLabels(ink))
      expect(count).toBe(Math.max(0, ...labels))
    }),
  )
})

test('a diagonal line one pixel thick keeps two areas apart', () => {
  const data = new Uint8Array(64)
  for (let i = 0; i < 8; i++) data[i * 8 + i] = 1
  expect(labelPaper({ width: 8, height: 8, data }).count).toBe(2)
})

test('a chessboard of single pixels gives each its own number', () => {
  const data = Uint8Array.from({ length: 300 * 300 }, (_, i) => (i + Math.floor(i / 300)) % 2)
  expect(labelPaper({ width: 300, height: 300, data }).count).toBe(45_000)
})

test('a line one pixel thick is one line, however it turns', () => {
  const data = new Uint8Array(64)
  for (const i of [0, 9, 18, 27, 20, 13, 6, 60]) data[i] = 1
  expect(labelInk({ width: 8, height: 8, data }).count).toBe(2)
})
