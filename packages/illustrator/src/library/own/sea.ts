import { at, away, circle, ellipse, type Point, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, own, soft } from './own.ts'

const MARINE = 'animals-nature/animal-marine'

const SEAHORSE = own(
  'seahorse',
  MARINE,
  shape(
    soft(
      46,
      50,
      45,
      60,
      38,
      69,
      27,
      70,
      21,
      63,
      24,
      57,
      30,
      57,
      32,
      60,
      30,
      62,
      27,
      60,
      26,
      62,
      29,
      65,
      34,
      63,
      36,
      57,
      33,
      50,
    ),
  ),
  shape(soft(49, 30, 58, 27, 63, 36, 58, 46, 49, 46), 'M50 33L61 31M51 38H63M50 43L60 44'),
  shape(corners(31, 12, 32, 4, 37, 8, 41, 2, 44, 8, 50, 6, 48, 15, 40, 18)),
  shape(
    soft(
      12,
      20,
      22,
      18,
      30,
      11,
      41,
      11,
      47,
      19,
      47,
      27,
      53,
      38,
      50,
      49,
      43,
      57,
      33,
      57,
      28,
      47,
      29,
      38,
      33,
      30,
      25,
      28,
      12,
      26,
    ),
  ),
  strokes(
    bow(34, 31, 40, 31, 46, 27),
    bow(29, 38, 38, 39, 51, 33),
    bow(28, 45, 38, 47, 52, 43),
    bow(31, 52, 38, 54, 47, 52),
    'M12 23H18',
  ),
  eyes([33, 20, 1.7]),
)

/** Points of a ring around a middle, tips and valleys in turn, beginning at the top. */
const star = (middle: Point, tips: number, far: number, near: number): number[] =>
  Array.from({ length: tips * 2 }, (_, i) => away(middle, -90 + (i * 180) / tips, i % 2 === 0 ? far : near)).flatMap(
    ({ x, y }) => [x, y],
  )

const MIDDLE = at(36, 38)
const STARFISH = own(
  'starfish',
  MARINE,
  shape(soft(...star(MIDDLE, 5, 33, 16))),
  strokes(...[0, 1, 2, 3, 4].map((i) => circle(away(MIDDLE, -90 + i * 72, 20), 2.4)), bow(31, 42, 36, 46, 41, 42)),
  eyes([31, 36, 1.7], [41, 36, 1.7]),
)

const SEA_TURTLE = own(
  'sea turtle',
  MARINE,
  shape(soft(24, 27, 14, 20, 9, 9, 13, 5, 22, 11, 32, 22)),
  shape(soft(22, 46, 14, 56, 15, 67, 21, 68, 29, 60, 34, 50)),
  shape(soft(52, 24, 60, 15, 66, 17, 64, 25, 57, 32)),
  shape(soft(52, 48, 58, 59, 65, 59, 66, 52, 58, 42)),
  shape(soft(20, 29, 12, 27, 4, 31, 3, 37, 8, 43, 18, 44)),
  shape(ellipse(at(40, 36), 24, 18)),
  strokes(ellipse(at(40, 36), 20, 14)),
  strokes(corners(34, 30, 46, 30, 51, 36, 46, 42, 34, 42, 29, 36)),
  strokes('M34 30L30 24M46 30L50 24M51 36H60M46 42L50 48M34 42L30 48M29 36H20'),
  strokes(bow(4, 38, 7, 40, 11, 39)),
  eyes([8, 34, 1.4]),
)

const EDGES = [-77, -55, -33, -11, 11, 33, 55, 77].map((degrees) => away(at(36, 64), degrees * 0.74 - 90, 42))
const SHELL = own(
  'scallop shell',
  MARINE,
  shape(corners(25, 52, 47, 52, 51, 68, 21, 68)),
  shape(
    `M36 64L${EDGES.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('A7 7 0 0 1 ')}Z`,
    EDGES.slice(1, -1)
      .map(({ x, y }) => `M36 64L${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(''),
  ),
  shape(ellipse(at(36, 63), 8, 6)),
)

export const SEA: readonly Drawing[] = [SEAHORSE, STARFISH, SEA_TURTLE, SHELL]
