import { beforeAll, describe, expect, test } from 'vitest'
import { colorability } from '../../colorability/colorability.ts'
import { type Ink, type Picture, pictureOf } from '../../pixels.ts'
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

/** The group in a picture that is so many times as large: what is found in 512 px is drawn in 512 or, on every page, in 1024. */
const groupOf = (zoom: number): Picture =>
  portrait(
    zoom * WIDTH,
    zoom * HEIGHT,
    GROUP.map(({ x, y, eyes }) => ({ x: zoom * x, y: zoom * y, eyes: zoom * eyes })),
  )

const facesIn = (picture: Picture) => findFaces(smallPlanes(picture, 1)[0])

const PAGES: readonly (readonly [width: number, detail: Detail])[] = [
  [512, 1],
  [512, 2],
  [512, 3],
  [1024, 1],
  [1024, 2],
  [1024, 3],
]

describe('faces in a photograph', () => {
  test('are found where they are, large and small', () => {
    const middles = facesIn(groupOf(1))
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
    expect(facesIn(bricks)).toEqual([])
  })

  describe.each(PAGES)('on a page %i px wide, at detail %i', (width, detail) => {
    const zoom = width / WIDTH
    let page: Ink
    beforeAll(() => {
      page = lineArtOf(groupOf(zoom), detail)
    })
    /** Which pixel lies so far from the middle between somebody's eyes, in distances between them. */
    const placeOn = ({ x, y, eyes }: Sitter, dx: number, dy: number) => ({
      x: Math.round(zoom * (x + dx * eyes)),
      y: Math.round(zoom * (y + dy * eyes)),
    })

    test('keep both eyes and the mouth, however small they are', () => {
      for (const sitter of GROUP)
        for (const [dx, dy] of [
          [-0.5, 0],
          [0.5, 0],
          [0, 1.05],
        ] as const) {
          const reach = 0.15 * zoom * sitter.eyes
          const { x, y } = placeOn(sitter, dx, dy)
          const ink = page.data.filter(
            (value, i) => value && Math.hypot((i % width) - x, Math.floor(i / width) - y) < reach,
          )
          expect(ink.length / (Math.PI * reach ** 2), `${sitter.x}: ${dx}, ${dy}`).toBeGreaterThan(0.2)
        }
    })

    test('have one skin from cheek to cheek: the shadow of a nose is nothing to colour', () => {
      const { labels } = findRegions(page, 0)
      for (const sitter of GROUP) {
        const at = (dx: number, dy: number) => {
          const { x, y } = placeOn(sitter, dx, dy)
          return labels[y * width + x]
        }
        expect(at(-0.6, 0.5)).toBe(at(0.6, 0.5))
        expect(at(0, 0.3)).toBe(at(0.6, 0.5))
      }
    })

    test('leave the page good to colour', () => {
      expect(colorability(pictureOf(page)).verdict).toBe('good')
    })
  })
})

describe('a face that fills the photograph', () => {
  const sitter = { x: 256, y: 190, eyes: 96 }
  const [across, down] = [0.58 * sitter.eyes, 0.65 * sitter.eyes]
  /** Of the skin's colour; as light as that, or the face would not be found at all. */
  const PINK = [1.13, 0.9, 1.6]

  test.each<Detail>([2, 3])('is left to the other lines at detail %i, with what is painted on its cheeks', (detail) => {
    const painted = portrait(WIDTH, WIDTH, [sitter])
    for (let y = 0, i = 0; y < WIDTH; y++)
      for (let x = 0; x < WIDTH; x++, i += 4)
        if (Math.hypot(Math.abs(x - sitter.x) - across, y - sitter.y - down) < 0.2 * sitter.eyes)
          for (const [channel, share] of PINK.entries())
            painted.data[i + channel] = share * (painted.data[i + channel] as number)
    expect(facesIn(painted)).toEqual([expect.objectContaining({ size: expect.closeTo(220, -1) })])
    const { labels } = findRegions(lineArtOf(painted, detail), 0)
    const at = (dx: number, dy: number) => labels[Math.round(sitter.y + dy) * WIDTH + Math.round(sitter.x + dx)]
    for (const side of [-across, across]) expect(at(side, down)).not.toBe(at(0, 1.3 * sitter.eyes))
  })

  test('is left to them at every detail where it looks aside, with features elsewhere', () => {
    const photo = (aside: number) => portrait(400, 400, [{ x: 200, y: 160, eyes: 82, aside }])
    expect(facesIn(photo(0))).toHaveLength(1)
    expect(facesIn(photo(0.4))).toEqual([])
  })
})
