import { describe, expect, test } from 'vitest'
import { colorability } from '../../colorability/colorability.ts'
import { pictureOf } from '../../pixels.ts'
import { findRegions } from '../../regions/region-map.ts'
import { portrait, type Sitter } from '../../testing/portrait.ts'
import { lineArtOf } from '../line-art.ts'
import { smallPlanes } from '../planes/small-planes.ts'
import type { Detail } from '../recipes.ts'
import { findFaces } from './find-faces.ts'

const WIDTH = 512
const HEIGHT = 340
const GROUP: readonly Sitter[] = [
  { x: 90, y: 110, eyes: 21 },
  { x: 250, y: 100, eyes: 27 },
  { x: 410, y: 120, eyes: 35 },
]
const group = portrait(WIDTH, HEIGHT, GROUP)
const DETAILS: readonly Detail[] = [1, 2, 3]

describe('faces in a photograph', () => {
  test('are found where they are, large and small', () => {
    const middles = findFaces(smallPlanes(group, 1)[0])
      .map(({ x, y, size }) => ({ x: x + size / 2, y: y + 0.4 * size, size }))
      .sort((a, b) => a.x - b.x)
    expect(middles).toHaveLength(GROUP.length)
    for (const [i, { x, y, eyes }] of GROUP.entries()) {
      expect(Math.hypot((middles[i]?.x ?? 0) - x, (middles[i]?.y ?? 0) - y)).toBeLessThan(0.5 * eyes)
      expect((middles[i]?.size ?? 0) / eyes).toBeCloseTo(2.3, 0)
    }
  })

  test('are not seen in a wall of bricks or in grain', () => {
    const bricks = portrait(WIDTH, HEIGHT, [], 90)
    for (let y = 0, i = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++, i += 4)
        if (y % 20 < 2 || (x + (Math.floor(y / 20) % 2) * 20) % 40 < 2) bricks.data.fill(60, i, i + 3)
    expect(findFaces(smallPlanes(bricks, 1)[0])).toEqual([])
  })

  test.each(DETAILS)('keep both eyes and the mouth at detail %i, however small they are', (detail) => {
    const { data } = lineArtOf(group, detail)
    for (const { x, y, eyes } of GROUP)
      for (const [dx, dy] of [
        [-0.5, 0],
        [0.5, 0],
        [0, 1.05],
      ] as const) {
        const reach = 0.15 * eyes
        const ink = data.filter(
          (value, i) => value && Math.hypot((i % WIDTH) - x - dx * eyes, Math.floor(i / WIDTH) - y - dy * eyes) < reach,
        )
        expect(ink.length / (Math.PI * reach ** 2), `${x}: ${dx}, ${dy}`).toBeGreaterThan(0.2)
      }
  })

  test.each(DETAILS)(
    'have one skin from cheek to cheek at detail %i: the shadow of a nose is nothing to colour',
    (detail) => {
      const page = findRegions(lineArtOf(group, detail), 0)
      for (const { x, y, eyes } of GROUP) {
        const at = (dx: number, dy: number) =>
          page.labels[Math.round(y + dy * eyes) * WIDTH + Math.round(x + dx * eyes)]
        expect(at(-0.6, 0.5)).toBe(at(0.6, 0.5))
        expect(at(0, 0.3)).toBe(at(0.6, 0.5))
      }
    },
  )

  test('leave the page good to colour', () => {
    for (const detail of DETAILS) expect(colorability(pictureOf(lineArtOf(group, detail))).verdict).toBe('good')
  })
})
