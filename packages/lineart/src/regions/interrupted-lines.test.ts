import { describe, expect, test } from 'vitest'
import type { Ink } from '../pixels.ts'
import { blankPage, box, cut, type Point, stroke } from '../testing/draw.ts'
import { findRegions } from './region-map.ts'

const line = (page: Ink, from: [number, number], to: [number, number], pen: number): void => {
  const [a, b]: Point[] = [from, to].map(([x, y]) => ({ x, y })) as [Point, Point]
  stroke(page, [a, b], pen)
}

const areApart = (page: Ink, [ax, ay]: [number, number], [bx, by]: [number, number], gap = 8): boolean => {
  const { labels } = findRegions(page, gap)
  return labels[ay * page.width + ax] !== labels[by * page.width + bx]
}

/** A strip of paper five pixels tall under a large room, with a thick line between them. */
function stripPage(gap: number): Ink {
  const page = blankPage(200, 160)
  stroke(page, box(10, 10, 190, 150), 6)
  line(page, [10, 139], [190, 139], 6)
  if (gap > 0) cut(page, { x: 100, y: 139 }, { x: 1, y: 0 }, gap, 6)
  return page
}

describe('a gap beside a strip hardly wider than the gap itself, or narrower', () => {
  test.each([4, 7, 10])('of %i px is closed: the ends of the line face each other', (gap) => {
    expect(areApart(stripPage(gap), [100, 60], [60, 144])).toBe(true)
  })

  test('stays open when no gap is to be closed, and the strip is part of the room', () => {
    expect(areApart(stripPage(7), [100, 60], [60, 144], 0)).toBe(false)
    expect(findRegions(stripPage(7), 0).area.slice(1).length).toBe(2)
  })
})

/** Lines of a thick pen that cross, one beside a narrow strip cut right at a crossing; and cuts elsewhere in others. */
function crossingPage(): Ink {
  const page = blankPage(240)
  stroke(page, box(10, 10, 230, 230), 6)
  for (const at of [60, 120, 180]) {
    line(page, [at, 10], [at, 230], 6)
    line(page, [10, at], [230, at], 6)
  }
  for (const [x, y] of [
    [60, 90],
    [180, 90],
    [120, 35],
    [120, 205],
  ] as const)
    cut(page, { x, y }, { x: 0, y: 1 }, 6, 6)
  line(page, [132, 10], [132, 230], 6)
  cut(page, { x: 120, y: 128 }, { x: 0, y: 1 }, 9, 6)
  return page
}

test('a line cut right beside a crossing is closed where it goes on behind it', () => {
  expect(areApart(crossingPage(), [90, 150], [126, 150])).toBe(true)
})

describe('ends that were drawn as they are', () => {
  /** A room with a line down its middle that stops six pixels short, and around it whiskers that end in the open. */
  function whiskerPage(whiskers: number): Ink {
    const page = blankPage(300, 200)
    stroke(page, box(10, 10, 290, 190), 4)
    line(page, [150, 10], [150, 180], 4)
    for (let i = 0; i < whiskers; i++)
      line(page, [20 + 25 * (i % 5), 30 + 50 * Math.floor(i / 5)], [30 + 25 * (i % 5), 45 + 50 * Math.floor(i / 5)], 4)
    return page
  }

  test('leave a room whole on a page full of them', () => {
    expect(areApart(whiskerPage(15), [80, 180], [220, 100])).toBe(false)
  })

  test('but on a page without them a line that stops short was meant to reach the other', () => {
    expect(areApart(whiskerPage(0), [80, 180], [220, 100])).toBe(true)
  })
})
