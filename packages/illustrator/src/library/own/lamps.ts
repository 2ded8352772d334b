import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const EVENT = 'activities/event'

const DIYA = own(
  'clay lamp',
  EVENT,
  shape(soft(36, 6, 44, 20, 44, 32, 36, 38, 28, 32, 28, 20)),
  shape(soft(36, 18, 40, 26, 39, 33, 36, 36, 33, 33, 32, 26)),
  shape('M4 36C14 44 58 44 68 36C66 54 52 66 36 66C20 66 6 54 4 36Z'),
  strokes(bow(8, 45, 36, 51, 64, 45), bow(16, 57, 36, 61, 56, 57)),
  ...[18, 30, 42, 54].map((x) => shape(circle(at(x, x === 18 || x === 54 ? 52 : 54.6), 2.4))),
)

const FANOUS = own(
  'festive lantern',
  EVENT,
  shape(circle(at(36, 5), 4)),
  shape(corners(33, 9, 39, 9, 41, 13, 31, 13)),
  shape('M20 25C20 16 30 13 36 13C42 13 52 16 52 25Z'),
  shape('M16 25H56V30H16Z'),
  shape(
    corners(20, 30, 52, 30, 56, 46, 48, 60, 24, 60, 16, 46),
    'M29 30L26 46L30 60M43 30L46 46L42 60M16 46H26M46 46H56',
  ),
  shape(soft(36, 36, 41, 46, 36, 54, 31, 46)),
  shape('M22 60H50V64H22Z'),
  shape(corners(26, 64, 46, 64, 50, 70, 22, 70)),
)

const PAPER_LANTERN = own(
  'lantern',
  EVENT,
  strokes('M36 22V14L66 4'),
  shape('M28 22H44V27H28Z'),
  shape(ellipse(at(36, 44), 24, 19), ''),
  strokes(bow(36, 25, 22, 44, 36, 63), bow(36, 25, 50, 44, 36, 63), 'M36 25V63'),
  shape('M28 61H44V66H28Z'),
  shape(corners(33, 66, 39, 66, 38, 72, 34, 72)),
)

const MENORAH = own(
  'menorah',
  EVENT,
  strokes(
    ...[8, 15, 22, 29].map(
      (x) => `M${x} 26V30C${x} ${30 + (36 - x) * 0.9} ${72 - x} ${30 + (36 - x) * 0.9} ${72 - x} 30V26`,
    ),
  ),
  shape('M34.4 26V62H37.6V26Z'),
  shape(corners(28, 62, 44, 62, 50, 70, 22, 70)),
  ...[8, 15, 22, 29, 43, 50, 57, 64].flatMap((x) => [
    shape(`M${x - 2} 26V14H${x + 2}V26Z`),
    shape(soft(x, 5, x + 2.4, 10, x, 14, x - 2.4, 10)),
  ]),
  shape('M34 26V10H38V26Z'),
  shape(soft(36, 1, 38.6, 6, 36, 10, 33.4, 6)),
)

export const LAMPS: readonly Drawing[] = [DIYA, FANOUS, PAPER_LANTERN, MENORAH]
