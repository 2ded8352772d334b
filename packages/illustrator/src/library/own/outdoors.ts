import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const PLACE = 'travel-places/place-other'

const TRAMPOLINE = own(
  'trampoline',
  PLACE,
  ...[6, 20, 49, 63].map((x) => shape(`M${x} 46V66H${x + 3}V46Z`)),
  shape('M2 40V46C2 52 17 57 36 57C55 57 70 52 70 46V40Z'),
  shape(ellipse(at(36, 40), 34, 12)),
  shape(ellipse(at(36, 40), 26, 8)),
  strokes(
    ...[12, 24, 36, 48, 60].map(
      (x) =>
        `M${x} ${x === 36 ? 52 : x === 24 || x === 48 ? 51.2 : 48.5}V${x === 36 ? 57 : x === 24 || x === 48 ? 56 : 53.5}`,
    ),
  ),
)

const SWING = own(
  'swing',
  PLACE,
  shape(corners(12, 8, 16, 8, 8, 68, 4, 68)),
  shape(corners(56, 8, 60, 8, 68, 68, 64, 68)),
  shape('M6 4H66V10H6Z'),
  strokes('M25 10V50M47 10V50'),
  shape('M20 50H52V55H20Z'),
)

const SEESAW = own(
  'seesaw',
  PLACE,
  shape(corners(36, 44, 48, 66, 24, 66)),
  shape(corners(2, 54, 3, 58, 70, 36, 69, 32)),
  shape('M12 46V54H16V45Z'),
  shape('M56 33V40H60V32Z'),
  shape(soft(7, 45, 21, 40, 21, 44, 8, 49)),
  shape(soft(51, 31, 65, 26, 65, 30, 52, 35)),
  shape(circle(at(36, 45), 3.4)),
)

const PUDDLE = own(
  'puddle',
  'travel-places/place-geographic',
  shape(
    soft(4, 56, 10, 49, 22, 50, 30, 46, 42, 49, 54, 46, 66, 50, 70, 57, 62, 62, 52, 62, 44, 67, 30, 64, 18, 67, 8, 62),
  ),
  strokes(bow(20, 56, 28, 53, 36, 56), bow(40, 60, 47, 57, 54, 59)),
  shape(soft(36, 24, 40, 33, 36, 38, 32, 33)),
  shape(soft(22, 30, 27, 37, 24, 42, 19, 38)),
  shape(soft(50, 30, 53, 38, 48, 42, 45, 37)),
)

const NEST = own(
  'nest',
  'objects/household',
  shape(ellipse(at(25, 32), 8, 11, -12)),
  shape(ellipse(at(47, 32), 8, 11, 12)),
  shape(ellipse(at(36, 30), 8.5, 12)),
  shape(soft(4, 38, 20, 42, 36, 43, 52, 42, 68, 38, 66, 50, 56, 62, 36, 66, 16, 62, 6, 50)),
  strokes(
    bow(10, 46, 24, 51, 40, 50),
    bow(30, 57, 46, 56, 60, 48),
    bow(16, 55, 26, 60, 38, 60),
    bow(46, 61, 52, 60, 57, 55),
  ),
)

const SCARECROW = own(
  'scarecrow',
  'travel-places/place-other',
  shape('M34 40V71H38V40Z'),
  shape('M2 33H70V37H2Z'),
  shape(corners(30, 56, 27, 68, 34, 64, 36, 68, 40, 64, 45, 68, 43, 56)),
  shape(corners(25, 30, 6, 29, 4, 40, 24, 42)),
  shape(corners(47, 30, 66, 29, 68, 40, 48, 42)),
  shape(corners(24, 29, 48, 29, 47, 58, 25, 58), 'M36 29V58'),
  shape('M28 46H34V53H28Z', 'M28 49.5H34'),
  shape(circle(at(36, 20), 10)),
  shape(corners(33, 20, 39, 20, 36, 25)),
  strokes(bow(30, 25, 36, 28.5, 42, 25)),
  shape(corners(26, 12, 31, 0, 42, 2, 46, 12)),
  shape(ellipse(at(36, 12.5), 18, 3.4)),
  { body: '', lines: '', dots: `${circle(at(32, 18.5), 1.4)}${circle(at(40, 18.5), 1.4)}` },
)

const WELL = own(
  'well',
  PLACE,
  shape('M14 44V18H18V44Z'),
  shape('M54 44V18H58V44Z'),
  shape(corners(36, 4, 68, 22, 4, 22)),
  shape('M18 27H54V31H18Z'),
  strokes('M36 31V40'),
  shape('M31 38H41L39 47H33Z'),
  shape('M8 46H64V70H8Z', 'M8 54H64M8 62H64M24 46V54M44 46V54M16 54V62M34 54V62M54 54V62M24 62V70M44 62V70'),
)

export const OUTDOORS: readonly Drawing[] = [TRAMPOLINE, SWING, SEESAW, PUDDLE, NEST, SCARECROW, WELL]
