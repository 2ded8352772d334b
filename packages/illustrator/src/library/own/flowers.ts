import { at, away, circle, ellipse, type Point, scallops, shape } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, own, soft } from './own.ts'

const FLOWER = 'animals-nature/plant-flower'

/** A stem with two leaves, from the ground up to a blossom. */
export const STEM = [
  shape(soft(35, 60, 22, 60, 12, 50, 10, 43, 22, 45, 32, 53), 'M14 46L33 58'),
  shape(soft(37, 64, 48, 62, 60, 52, 62, 46, 50, 49, 40, 57), 'M59 49L39 61'),
  shape('M34.4 34V71H37.6V34Z'),
]

export const petals = (
  middle: Point,
  count: number,
  distance: number,
  length: number,
  width: number,
  turn = 0,
): string[] =>
  Array.from({ length: count }, (_, i) => {
    const degrees = turn + (i * 360) / count
    return ellipse(away(middle, degrees, distance), length, width, degrees)
  })

const HEAD = at(36, 22)

const DAISY = own(
  'daisy',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 12, 13, 7.5, 4, 15).map((path) => shape(path)),
  shape(circle(HEAD, 7.5)),
)

const POPPY = own(
  'field poppy',
  FLOWER,
  ...STEM,
  shape(soft(36, 20, 20, 24, 10, 16, 14, 5, 26, 3, 36, 6, 46, 3, 58, 5, 62, 16, 52, 24)),
  shape(soft(36, 18, 26, 14, 13, 20, 12, 30, 20, 38, 31, 38, 38, 30), 'M20 24L29 25M20 31L29 28'),
  shape(soft(36, 18, 46, 14, 59, 20, 60, 30, 52, 38, 41, 38, 34, 30), 'M52 24L43 25M52 31L43 28'),
  shape(circle(at(36, 23), 5.6), 'M36 17.4V28.6M31.2 20.2L40.8 25.8M40.8 20.2L31.2 25.8'),
)

const ring = (middle: Point, count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => away(middle, turn + (i * 360) / count, radius))

const MARIGOLD = own(
  'marigold',
  FLOWER,
  ...STEM,
  shape(scallops(ring(HEAD, 11, 18), 1.12, true)),
  shape(scallops(ring(HEAD, 8, 11, 12), 1.12, true)),
  shape(circle(HEAD, 4.6)),
)

const LILY = own(
  'lily',
  FLOWER,
  ...STEM,
  shape(soft(36, 32, 24, 22, 20, 8, 25, 2, 34, 10, 37, 24)),
  shape(soft(36, 32, 48, 22, 52, 8, 47, 2, 38, 10, 35, 24)),
  shape(soft(36, 36, 22, 34, 6, 26, 3, 17, 14, 16, 28, 22), 'M8 20L30 32'),
  shape(soft(36, 36, 50, 34, 66, 26, 69, 17, 58, 16, 44, 22), 'M64 20L42 32'),
  shape(soft(36, 40, 28, 32, 27, 20, 36, 8, 45, 20, 44, 32), 'M36 14V28'),
  shape(ellipse(at(30, 22), 2, 3)),
  shape(ellipse(at(42, 22), 2, 3)),
)

const DAFFODIL = own(
  'daffodil',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 6, 12, 9.5, 6.4, 30).map((path) => shape(path)),
  shape(scallops(ring(HEAD, 9, 9), 1.1, true)),
  shape(circle(HEAD, 4.4)),
)

const FROND = Array.from({ length: 8 }, (_, i) => {
  const y = 12 + i * 6.4
  const length = 8 + i * 1.7
  return [-1, 1].map((side) =>
    shape(ellipse(at(36 + side * (length * 0.62), y - length * 0.22), length * 0.66, 2.9, side * -24)),
  )
}).flat()

const FERN = own(
  'fern',
  'animals-nature/plant-other',
  ...FROND,
  shape(corners(34, 71, 34.8, 10, 36, 3, 37.2, 10, 38, 71)),
)

export const FLOWERS: readonly Drawing[] = [DAISY, POPPY, MARIGOLD, LILY, DAFFODIL, FERN]
