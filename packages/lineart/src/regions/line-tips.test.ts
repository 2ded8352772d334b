import { expect, test } from 'vitest'
import { blankPage, circle, cut, stroke } from '../testing/draw.ts'
import { findBridges } from './bridges.ts'
import { borderedInk } from './contours.ts'
import { strideOf } from './distance-transform.ts'
import { findLineTips } from './line-tips.ts'

const PEN = 6

test('a line ends twice, and points away from itself; dots and rings do not end', () => {
  const page = blankPage(200)
  stroke(
    page,
    [
      { x: 40, y: 100 },
      { x: 160, y: 100 },
    ],
    PEN,
  )
  for (const r of [2, 3, 4]) stroke(page, circle(20 + 30 * r, 40, r), 2 * r)
  stroke(page, circle(100, 150, 30), PEN)
  const tips = findLineTips(borderedInk(page), strideOf(200), PEN)
  expect(tips.map(({ x, dx }) => [Math.round(x / 10), Math.round(dx)]).sort()).toEqual([
    [17, 1],
    [4, -1],
  ])
})

test('a gap with crumbs left in it is still a gap between two ends', () => {
  const page = blankPage(200)
  stroke(page, circle(100, 100, 60), PEN)
  cut(page, { x: 160, y: 100 }, { x: 0, y: 1 }, 10, 8)
  for (const x of [158, 160, 162]) for (const y of [97, 103]) page.data[y * 200 + x] = 1
  expect(findBridges(page, PEN).bridges.map(({ lineEnds }) => lineEnds)).toEqual([2])
})

test('on a page of hatching or noise nothing is joined: it has more ends than any drawing', () => {
  const page = blankPage(600)
  for (let y = 4; y < 596; y += 6) for (let x = 4; x < 590; x += 12) page.data.fill(1, y * 600 + x, y * 600 + x + 8)
  expect(findBridges(page, 1).bridges).toEqual([])
})
