import type { Art } from '../../paper/art.ts'
import { at, circle, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, own, soft } from './own.ts'

const wheel = (x: number, y: number, radius: number): Art[] => [
  shape(circle(at(x, y), radius)),
  shape(circle(at(x, y), radius * 0.45)),
]

const PIRATE_SHIP = own(
  'pirate ship',
  'travel-places/transport-water',
  shape('M34 50V3H38V50Z'),
  shape('M56 50V16H59V50Z'),
  shape('M12 50V18H15V50Z'),
  shape('M38 3L50 6L38 10Z'),
  shape(soft(20, 12, 36, 15, 52, 12, 55, 24, 52, 38, 36, 34, 20, 38, 23, 25)),
  shape('M30 26C27 17 45 17 42 26C42 28 40.4 28.4 40 30H32C31.6 28.4 30 28 30 26Z'),
  shape(soft(51, 22, 58, 24, 67, 22, 68, 32, 66, 41, 58, 38, 51, 41, 53, 32)),
  shape(soft(4, 24, 13, 26, 21, 24, 19, 33, 21, 42, 13, 39, 4, 42, 6, 33)),
  shape(corners(2, 44, 14, 44, 14, 48, 56, 48, 56, 42, 71, 42, 62, 66, 14, 66), 'M7.4 53.5H66.6'),
  ...[20, 33, 46].map((x) => shape(circle(at(x, 59), 3.4))),
  strokes(bow(33, 31, 36, 32, 39, 31)),
  eyes([33.6, 24, 1.2], [38.4, 24, 1.2]),
)

const SUBMARINE = own(
  'submarine',
  'travel-places/transport-water',
  strokes('M40 18V8H48'),
  shape(corners(64, 34, 71, 26, 71, 58, 64, 50)),
  shape('M28 28V20C28 17 46 17 46 20V28Z'),
  shape('M4 42C4 28 18 25 34 25C54 25 66 32 66 42C66 52 54 59 34 59C18 59 4 56 4 42Z'),
  strokes(bow(6, 49, 30, 53, 64, 48)),
  ...[18, 34, 50].flatMap((x) => [shape(circle(at(x, 40), 6)), shape(circle(at(x, 40), 3.6))]),
)

const DIGGER = own(
  'digger',
  'travel-places/transport-ground',
  shape('M28 54H64A6.8 6.8 0 0 1 64 68H28A6.8 6.8 0 0 1 28 54Z', 'M28 58H64'),
  ...[30, 41, 52, 63].map((x) => shape(circle(at(x, 61.6), 3.8))),
  shape('M40 48H56V55H40Z'),
  shape(corners(41, 44, 28, 10, 22, 12, 35, 46)),
  shape(corners(29, 9, 6, 32, 11, 37, 31, 17)),
  shape('M4 32L16 36C17 44 13 50 4 52L1 48C6 44 0 42 4 32Z', 'M4 52L2 56M8 51L7 56M12 48L12 54'),
  shape(circle(at(26.4, 12), 4.4)),
  shape('M32 50V38H70C72 40 72 47 70 50Z'),
  shape('M40 38V18C40 16 41 15 43 15H56C58 15 59 16 59.6 18L64 38Z'),
  shape('M44 34V20H54.6L58 34Z'),
)

const DUMP_TRUCK = own(
  'dump truck',
  'travel-places/transport-ground',
  shape(soft(28, 24, 36, 15, 46, 18, 54, 13, 64, 22, 66, 26)),
  shape(corners(24, 22, 70, 22, 66, 46, 30, 46), 'M37 22L40 46M48 22V46M59 22L56 46'),
  shape('M4 54V40L10 26H22V54Z'),
  shape('M8 40L12 30H18V40Z'),
  shape('M2 50H70V56H2Z'),
  ...wheel(15, 59, 8),
  ...wheel(43, 59, 8),
  ...wheel(60, 59, 8),
)

const CARRIAGE = own(
  'carriage',
  'travel-places/transport-ground',
  strokes('M2 52H14', bow(6, 52, 12, 40, 20, 40)),
  shape('M26 10C26 2 46 2 46 10Z'),
  shape(soft(36, 8, 54, 12, 64, 26, 60, 42, 46, 50, 26, 50, 12, 42, 8, 26, 18, 12)),
  strokes(bow(36, 8, 22, 20, 20, 36, 26, 50), bow(36, 8, 50, 20, 52, 36, 46, 50)),
  shape('M29 44V24C29 16 43 16 43 24V44Z', 'M29 34H43'),
  ...wheel(19, 58, 10),
  ...wheel(53, 58, 10),
  strokes('M19 48V53.5M19 62.5V68M9 58H14.5M23.5 58H29M53 48V53.5M53 62.5V68M43 58H48.5M57.5 58H63'),
)

const SLEIGH = own(
  'sleigh',
  'travel-places/transport-ground',
  shape('M4 60H58C65 60 67.4 54 66.6 48H70.6C71.4 58 67 66 58 66H4A3 3 0 0 1 4 60Z'),
  shape('M16 48H20V61H16Z'),
  shape('M44 48H48V61H44Z'),
  shape(
    soft(
      4,
      20,
      12,
      18,
      16,
      28,
      26,
      33,
      42,
      33,
      50,
      28,
      54,
      20,
      64,
      16,
      70,
      22,
      66,
      27,
      62,
      25,
      60,
      36,
      52,
      48,
      36,
      52,
      16,
      51,
      7,
      42,
    ),
  ),
  strokes(bow(9, 38, 22, 43, 40, 43, 56, 37)),
  shape(circle(at(18, 46), 2)),
  shape(circle(at(34, 47.4), 2)),
  shape(circle(at(50, 44), 2)),
)

export const VEHICLES: readonly Drawing[] = [PIRATE_SHIP, SUBMARINE, DIGGER, DUMP_TRUCK, CARRIAGE, SLEIGH]
