import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const HOUSEHOLD = 'objects/household'

const TYPEWRITER = own(
  'typewriter',
  HOUSEHOLD,
  shape('M20 3H52V26H20Z', 'M26 10H46M26 16H42'),
  shape('M6 22H66V30H6Z'),
  shape('M2 20H6V32H2ZM66 20H70V32H66Z'),
  shape(corners(13, 30, 59, 30, 64, 46, 8, 46)),
  shape('M24 33H48V40H24Z'),
  shape(corners(8, 46, 64, 46, 70, 68, 2, 68)),
  ...[15, 25.5, 36, 46.5, 57].map((x) => shape(circle(at(x, 52.5), 3.4))),
  ...[13, 24.5, 36, 47.5, 59].map((x) => shape(circle(at(x, 61.5), 3.4))),
)

const SAMOVAR = own(
  'samovar',
  HOUSEHOLD,
  shape(soft(13, 26, 3, 26, 3, 40, 14, 40, 14, 36, 8, 36, 8, 30, 13, 30)),
  shape(soft(59, 26, 69, 26, 69, 40, 58, 40, 58, 36, 64, 36, 64, 30, 59, 30)),
  shape('M27 60H45L50 70H22Z'),
  shape(soft(14, 22, 36, 19, 58, 22, 58, 34, 52, 48, 44, 61, 28, 61, 20, 48, 14, 34)),
  shape('M12 18H60V24H12Z'),
  shape('M29 18V11H43V18Z'),
  shape(soft(27, 11, 31, 4, 41, 4, 45, 11)),
  shape('M33 44H39V53H33Z'),
  shape('M30 41H42V45H30Z'),
  strokes(bow(20, 32, 36, 36, 52, 32)),
)

const SKIPPING_ROPE = own(
  'skipping rope',
  'activities/sport',
  shape('M17 24C2 62 24 68.5 36 68.5C48 68.5 70 62 55 24H52C65 57 46 64 36 64C26 64 7 57 20 24Z'),
  shape('M15 6H22V25H15Z', 'M15 12H22M15 19H22'),
  shape('M50 6H57V25H50Z', 'M50 12H57M50 19H57'),
)

const DOG_LEAD = own(
  'dog lead',
  HOUSEHOLD,
  shape(ellipse(at(18, 17), 14, 11)),
  shape(ellipse(at(18, 17), 8.5, 6)),
  shape(
    'M25 25C50 22 62 32 54 42C46 51 30 46 30 56C30 62 38 63 46 61L47 66C34 70 24 66 24 56C24 42 44 45 49 38C53 31 42 28 27 30Z',
  ),
  shape('M45 59H56V69H45Z'),
  shape(circle(at(61, 64), 5.5)),
)

export const OLD_THINGS: readonly Drawing[] = [TYPEWRITER, SAMOVAR, SKIPPING_ROPE, DOG_LEAD]
