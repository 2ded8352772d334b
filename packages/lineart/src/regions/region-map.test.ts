import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ink } from '../pixels.ts'
import { smallInk } from '../testing/arbitrary.ts'
import { blankPage, box, circle, cut, stroke } from '../testing/draw.ts'
import { gapPage } from '../testing/gap-pages.ts'
import { analysePage } from './analyse-page.ts'
import { labelPaper } from './label-paper.ts'
import { findRegions, MAX_REGIONS, type RegionMap, regionsOf } from './region-map.ts'

const labelAt = (map: RegionMap, x: number, y: number) => map.labels[y * map.width + x] as number

function circlePage(gap: number): Ink {
  const page = blankPage(200)
  stroke(page, circle(100, 100, 60), 4)
  if (gap > 0) cut(page, { x: 160, y: 100 }, { x: 0, y: 1 }, gap, 4)
  return page
}

describe('a closed shape', () => {
  test('is one region, and the paper around it another', () => {
    const map = findRegions(circlePage(0))
    expect(map.count).toBe(2)
    expect(map.gaps).toEqual([])
  })

  test('has its number in the middle', () => {
    const map = findRegions(circlePage(0))
    const inside = labelAt(map, 100, 100)
    expect(Math.hypot((map.pointX[inside] as number) - 100, (map.pointY[inside] as number) - 100)).toBeLessThan(2)
    expect(map.radius[inside]).toBeGreaterThan(56)
    expect(map.radius[inside]).toBeLessThan(59)
  })

  test('is coloured to the middle of its line, so that no halo is left', () => {
    const map = findRegions(circlePage(0))
    expect(labelAt(map, 159, 100)).toBe(labelAt(map, 100, 100))
    expect(labelAt(map, 162, 100)).toBe(labelAt(map, 0, 0))
    expect(map.labels).not.toContain(0)
  })

  test('knows how large it is, where it lies and what it touches', () => {
    const page = blankPage(100)
    stroke(page, box(20, 30, 60, 80), 1)
    const map = findRegions(page)
    const inside = labelAt(map, 40, 50)
    expect(map.area[inside]).toBe(39 * 49)
    const [left = 0, top = 0, right = 0, bottom = 0] = map.boxes.slice(4 * inside, 4 * inside + 4)
    expect([left, top]).toEqual([expect.closeTo(20, -1), expect.closeTo(30, -1)])
    expect([right - left, bottom - top]).toEqual([expect.closeTo(40, -1), expect.closeTo(50, -1)])
    const [from, to] = [map.neighbourStart[inside], map.neighbourStart[inside + 1]]
    expect([...map.neighbours.slice(from, to)]).toEqual([labelAt(map, 0, 0)])
  })

  test('inside another is a region of its own, down to the eye of a bird', () => {
    const page = blankPage(200)
    for (const r of [90, 60, 30, 5]) stroke(page, circle(100, 100, r), 3)
    expect(findRegions(page).count).toBe(5)
  })
})

describe('a gap in a line', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i px is closed, and its place is known', (gap) => {
    const map = findRegions(circlePage(gap), 8)
    expect(map.count).toBe(2)
    expect(map.gaps).toHaveLength(1)
    const found = map.gaps[0]
    expect(Math.hypot((found?.x ?? 0) - 160, (found?.y ?? 0) - 100)).toBeLessThan(4)
    expect(Math.abs((found?.width ?? 0) - gap)).toBeLessThanOrEqual(1.5)
    expect([found?.a, found?.b].sort()).toEqual([labelAt(map, 0, 0), labelAt(map, 100, 100)].sort())
  })

  test('stays open when no gap is to be closed', () => {
    expect(findRegions(circlePage(4), 0).count).toBe(1)
  })

  test('wider than the tolerance stays open', () => {
    expect(findRegions(circlePage(16), 8).count).toBe(1)
    expect(findRegions(circlePage(16), 20).count).toBe(2)
  })

  test('twice in the same line is told twice', () => {
    const page = circlePage(5)
    cut(page, { x: 40, y: 100 }, { x: 0, y: 1 }, 3, 4)
    const { gaps } = findRegions(page)
    expect(gaps.map(({ x }) => Math.round(x / 10)).sort()).toEqual([16, 4])
  })
})

test('a region does not creep along the lines of its neighbour behind a gap', () => {
  const page = blankPage(200, 120)
  stroke(page, box(10, 10, 190, 110), 3)
  stroke(
    page,
    [
      { x: 90, y: 10 },
      { x: 90, y: 110 },
    ],
    3,
  )
  cut(page, { x: 90, y: 14 }, { x: 0, y: 1 }, 6, 3)
  const map = findRegions(page)
  const inside = (left: number, right: number) =>
    new Set(
      Array.from({ length: 97 }, (_, i) => [...map.labels.slice((i + 12) * 200 + left, (i + 12) * 200 + right)]).flat(),
    )
  expect([inside(12, 88).size, inside(96, 188).size, map.count]).toEqual([1, 1, 3])
})

test('a waist is no gap, however narrow and short: lines run past it on both sides', () => {
  const page = blankPage(200, 120)
  const half = (side: 1 | -1) => [
    { x: 100 - 60, y: 60 + side * 40 },
    { x: 100, y: 60 + side * 5 },
    { x: 100 + 60, y: 60 + side * 40 },
  ]
  stroke(page, half(1), 3)
  stroke(page, half(-1), 3)
  for (const x of [40, 160]) stroke(page, box(x, 20, x, 100), 3)
  const map = findRegions(page, 8)
  expect(labelAt(map, 60, 60)).toBe(labelAt(map, 140, 60))
  expect(labelAt(map, 60, 60)).not.toBe(labelAt(map, 100, 20))
  expect(map.gaps).toEqual([])
})

test('a line that stops short of another leaves a gap', () => {
  const page = blankPage(200, 120)
  stroke(page, box(10, 10, 190, 110), 3)
  stroke(
    page,
    [
      { x: 100, y: 10 },
      { x: 100, y: 103 },
    ],
    3,
  )
  const map = findRegions(page, 8)
  expect(labelAt(map, 50, 60)).not.toBe(labelAt(map, 150, 60))
  expect(map.gaps).toHaveLength(1)
})

describe('a line drawn inside a shape that stops short of its outline', () => {
  const mouthPage = (shortBy: number): Ink => {
    const page = blankPage(120)
    stroke(page, circle(60, 60, 18), 4)
    stroke(
      page,
      [
        { x: 42 + shortBy, y: 66 },
        { x: 78 - shortBy, y: 66 },
      ],
      4,
    )
    return page
  }

  test('by half of the tolerance leaves the shape whole: it is a mouth, not a border with gaps', () => {
    const map = findRegions(mouthPage(11), 8)
    expect(labelAt(map, 60, 55)).toBe(labelAt(map, 60, 72))
  })

  test('by a hair divides it', () => {
    const map = findRegions(mouthPage(7), 8)
    expect(labelAt(map, 60, 55)).not.toBe(labelAt(map, 60, 72))
  })
})

test('a long narrow passage that was drawn is not taken for a gap', () => {
  const page = blankPage(240)
  stroke(page, [...box(20, 20, 100, 220).slice(0, 2), { x: 100, y: 116 }, { x: 140, y: 116 }, { x: 140, y: 20 }], 2)
  stroke(
    page,
    [
      { x: 140, y: 20 },
      { x: 220, y: 20 },
      { x: 220, y: 220 },
      { x: 140, y: 220 },
    ],
    2,
  )
  stroke(
    page,
    [
      { x: 140, y: 220 },
      { x: 140, y: 124 },
      { x: 100, y: 124 },
      { x: 100, y: 220 },
    ],
    2,
  )
  stroke(
    page,
    [
      { x: 100, y: 220 },
      { x: 20, y: 220 },
      { x: 20, y: 20 },
    ],
    2,
  )
  const map = findRegions(page, 8)
  expect(labelAt(map, 60, 120)).toBe(labelAt(map, 180, 120))
  expect(labelAt(map, 60, 120)).not.toBe(labelAt(map, 0, 0))
})

describe('a page with nothing to colour', () => {
  test.each([
    ['blank', 64, 64],
    ['one pixel large', 1, 1],
    ['one pixel tall', 500, 1],
    ['one pixel wide', 1, 500],
  ])('that is %s is one region', (_, width, height) => {
    const map = findRegions(blankPage(width, height))
    expect(map.count).toBe(1)
    expect(map.area[1]).toBe(width * height)
  })

  test('that is all black has no region', () => {
    const map = findRegions({ width: 32, height: 32, data: new Uint8Array(1024).fill(1) })
    expect(map.count).toBe(0)
    expect(map.labels.some((label) => label > 0)).toBe(false)
  })
})

test('pinholes in a line are line', () => {
  const page = { width: 40, height: 40, data: new Uint8Array(1600).fill(1) }
  page.data[20 * 40 + 20] = 0
  for (let y = 5; y < 12; y++) page.data.fill(0, y * 40 + 5, y * 40 + 12)
  const map = findRegions(page)
  expect(map.count).toBe(1)
  expect(labelAt(map, 20, 20)).toBe(1)
})

test('of more regions than labels can tell apart the smallest stay unlabelled', () => {
  const [width, height] = [1100, 1100]
  const page = { width, height, data: new Uint8Array(width * height) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (x % 4 === 0 || y % 4 === 0) page.data[y * width + x] = 1
  for (let y = 1; y < 8; y++) page.data.fill(0, y * width + 1, y * width + 8)
  const map = findRegions(page)
  expect(map.count).toBe(MAX_REGIONS)
  expect(map.area[1]).toBe(49)
  expect(map.labels).toContain(0)
})

describe('any page at all', () => {
  test('has every pixel in exactly one region, and no region across a line', () => {
    fc.assert(
      fc.property(smallInk(), fc.integer({ min: 0, max: 12 }), (ink, gap) => {
        const map = findRegions(ink, gap)
        if (map.count > 0) expect(map.labels).not.toContain(0)
        const areas = new Map<number, Set<number>>()
        const plain = labelPaper(ink)
        const size = new Map<number, number>()
        for (const area of plain.labels) size.set(area, (size.get(area) ?? 0) + 1)
        map.labels.forEach((region, i) => {
          const area = plain.labels[i] as number
          const isPinhole = (size.get(area) ?? 0) < 9
          if (area > 0 && !isPinhole) areas.set(region, (areas.get(region) ?? new Set()).add(area))
        })
        for (const within of areas.values()) expect(within.size).toBe(1)
      }),
    )
  })

  test('has spans that cover the label map exactly, in order', () => {
    fc.assert(
      fc.property(smallInk(), fc.integer({ min: 0, max: 12 }), (ink, gap) => {
        const map = findRegions(ink, gap)
        const drawn = new Uint16Array(map.labels.length)
        for (let region = 1; region <= map.count; region++)
          for (let i = map.spanStart[region] as number; i < (map.spanStart[region + 1] as number); i++) {
            const [from, to] = [map.spans[2 * i] as number, map.spans[2 * i + 1] as number]
            expect(drawn.subarray(from, to).every((label) => label === 0)).toBe(true)
            expect(Math.floor(from / map.width)).toBe(Math.floor((to - 1) / map.width))
            drawn.fill(region, from, to)
          }
        expect(drawn).toEqual(map.labels)
      }),
    )
  })

  test('has boxes and neighbours as its label map says', () => {
    fc.assert(
      fc.property(smallInk(), (ink) => {
        const map = findRegions(ink)
        const near = Array.from({ length: map.count + 1 }, () => new Set<number>())
        const boxes = new Uint32Array(4 * (map.count + 1))
        map.labels.forEach((label, i) => {
          const [x, y] = [i % map.width, Math.floor(i / map.width)]
          for (const other of [x > 0 ? map.labels[i - 1] : label, y > 0 ? map.labels[i - map.width] : label])
            if (other !== undefined && other !== label) {
              near[label]?.add(other)
              near[other]?.add(label)
            }
          const [left = 0, top = 0, right = 0, bottom = 0] = boxes.slice(4 * label, 4 * label + 4)
          const grown = right
            ? [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
            : [x, y, x + 1, y + 1]
          boxes.set(grown, 4 * label)
        })
        if (map.count > 0) expect(map.boxes).toEqual(boxes)
        for (let region = 1; region <= map.count; region++)
          expect([...map.neighbours.slice(map.neighbourStart[region], map.neighbourStart[region + 1])]).toEqual(
            [...(near[region] ?? [])].sort((a, b) => a - b),
          )
      }),
    )
  })

  test('has its number on paper of the region it numbers', () => {
    fc.assert(
      fc.property(smallInk(), (ink) => {
        const map = findRegions(ink)
        for (let region = 1; region <= map.count; region++) {
          const at = (map.pointY[region] as number) * map.width + (map.pointX[region] as number)
          expect([map.labels[at], ink.data[at]]).toEqual([region, 0])
        }
      }),
    )
  })
})

test('a higher gap tolerance only ever divides regions, it never joins or moves any', () => {
  for (const seed of [1, 2, 3]) {
    const page = analysePage(gapPage(seed, { size: 256, shapes: 8, gaps: 8 }).cut)
    let coarse = regionsOf(page, 0)
    for (const gap of [1, 2, 4, 6, 8, 12, 20, 32]) {
      const fine = regionsOf(page, gap)
      const parent = new Map<number, number>()
      fine.labels.forEach((label, i) => {
        const within = coarse.labels[i] as number
        if ((parent.get(label) ?? within) !== within) throw new Error(`${label} spans two regions at gap ${gap}`)
        parent.set(label, within)
      })
      expect(fine.count).toBeGreaterThanOrEqual(coarse.count)
      coarse = fine
    }
  }
})

test('with no gap closed the regions are the areas a plain fill finds, without pinholes', () => {
  for (const seed of [4, 5, 6]) {
    const { cut: ink } = gapPage(seed, { layering: 'wire', size: 256, shapes: 12, gaps: 8 })
    const plain = labelPaper(ink)
    const size = new Map<number, number>()
    const atEdge = new Set<number>()
    plain.labels.forEach((area, i) => {
      if (area > 0) size.set(area, (size.get(area) ?? 0) + 1)
      if (i < 256 || i >= 255 * 256 || i % 256 === 0 || i % 256 === 255) atEdge.add(area)
    })
    const expected = [...size].flatMap(([area, pixels]) => (pixels >= 9 || atEdge.has(area) ? [pixels] : []))
    expect([...findRegions(ink, 0).area.slice(1)].sort()).toEqual(expected.sort())
  }
})
