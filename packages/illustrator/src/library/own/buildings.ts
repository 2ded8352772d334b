import { at, circle, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, own, soft } from './own.ts'

const BUILDING = 'travel-places/place-building'

const LIGHTHOUSE = own(
  'lighthouse',
  BUILDING,
  shape(soft(6, 71, 10, 60, 20, 57, 30, 60, 42, 56, 56, 60, 64, 66, 68, 71)),
  shape(corners(26, 22, 46, 22, 51, 64, 21, 64), 'M25 31H47M24 41H48M23 51H49'),
  shape('M31 64V56A5 5 0 0 1 41 56V64Z'),
  shape('M34 33H38V38H34Z'),
  shape('M23 19H49V24H23Z'),
  shape('M28 9H44V19H28Z', 'M33 9V19M39 9V19'),
  shape('M26 10L36 2L46 10Z'),
)

const WINDMILL = own(
  'windmill',
  BUILDING,
  shape(corners(27, 30, 45, 30, 51, 70, 21, 70), 'M25 43H47M23 57H49'),
  shape('M31 70V61A5 5 0 0 1 41 61V70Z'),
  shape('M33 47H39V53H33Z'),
  shape('M25 31C25 19 47 19 47 31Z'),
  shape(corners(34, 25, 14, 3, 7, 10, 29, 30), 'M28 18.4L22.5 24M21 10.7L14.5 17.2'),
  shape(corners(41, 23, 63, 3, 70, 10, 46, 30), 'M47.6 17L53.5 24M55 10.3L61 17.5'),
  shape(corners(46, 34, 64, 54, 57, 60, 38, 38), 'M51 40L44 45M57 47L50 52'),
  shape(corners(26, 34, 8, 54, 15, 60, 34, 38), 'M21 40L28 45M15 47L22 52'),
  shape(circle(at(36, 29), 4.6)),
)

const IGLOO = own(
  'igloo',
  BUILDING,
  shape('M4 62C4 20 58 20 58 62Z', 'M6 51H56M12.6 40H49.4M31 30.5V40M20 40V51M42 40V51M31 51V62M13 51V62'),
  shape('M40 62V54A14 14 0 0 1 68 54V62Z', ''),
  shape('M46 62V54A8 8 0 0 1 62 54V62Z', ''),
  strokes('M54 40V46M43.5 46L48.5 49.5M64.5 46L59.5 49.5'),
)

const TREEHOUSE = own(
  'treehouse',
  BUILDING,
  shape(soft(29, 69, 31, 54, 30, 40, 42, 40, 41, 54, 43, 69)),
  shape(
    soft(
      10,
      40,
      2,
      32,
      4,
      22,
      12,
      17,
      14,
      8,
      26,
      4,
      36,
      2,
      48,
      3,
      58,
      9,
      60,
      17,
      68,
      23,
      70,
      33,
      62,
      41,
      48,
      44,
      36,
      42,
      22,
      45,
    ),
  ),
  shape('M18 44V26H54V44Z', 'M18 35H22M50 35H54'),
  shape('M14 27L36 11L58 27Z'),
  shape('M40 44V32H50V44Z'),
  shape('M22 30H33V39H22Z', 'M27.5 30V39M22 34.5H33'),
  shape('M12 44H60V49H12Z'),
  shape('M46 49V71H49V49Z'),
  shape('M55 49V71H58V49Z'),
  strokes('M49 54H55M49 60H55M49 66H55'),
)

const BARN = own(
  'barn',
  BUILDING,
  shape('M10 68V34L20 16L36 6L52 16L62 34V68Z', 'M10 34H62'),
  strokes('M20 34V68M52 34V68'),
  shape('M26 68V44H46V68Z', 'M36 44V68M26 44L36 56M46 44L36 56M26 68L36 56M46 68L36 56'),
  shape(circle(at(36, 24), 5.4), 'M36 18.6V29.4M30.6 24H41.4'),
  shape(corners(6, 38, 18, 13, 36, 2, 54, 13, 66, 38, 61, 40, 51, 18, 36, 9, 21, 18, 11, 40)),
)

const STABLE = own(
  'stable',
  BUILDING,
  shape('M12 68V30H60V68Z'),
  shape('M10 68V30H16V68Z'),
  shape('M56 68V30H62V68Z'),
  strokes('M16 42L28 30M56 42L44 30'),
  shape(corners(36, 10, 70, 30, 66, 36, 36, 19, 6, 36, 2, 30), 'M14 24L18 29M26 17L29 22.6M58 24L54 29M46 17L43 22.6'),
  shape(soft(16, 68, 20, 63, 28, 66, 36, 62, 46, 66, 52, 63, 56, 68)),
)

export const BUILDINGS: readonly Drawing[] = [LIGHTHOUSE, WINDMILL, IGLOO, TREEHOUSE, BARN, STABLE]
