import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { head, limb } from './body.ts'
import { corners, outline, own } from './own.ts'

const SPORT = 'people-body/person-sport'

const wheel = (x: number, y: number, radius: number): Art =>
  shape(circle(at(x, y), radius), circle(at(x, y), radius * 0.76))

const BASKETBALL_PLAYER = own(
  'person bouncing ball',
  SPORT,
  limb(6, 33, 48, 30, 58, 31, 66),
  limb(6, 41, 48, 48, 57, 46, 66),
  shape(ellipse(at(29, 68.4), 6.4, 2.8)),
  shape(ellipse(at(48, 68.4), 6.4, 2.8)),
  limb(5, 44, 29, 56, 34, 62, 26),
  shape('M27 42H47L49 54H38L37 50L35 54H25Z'),
  shape(corners(29, 25, 45, 25, 47, 44, 27, 44), 'M33 25C34 29 40 29 41 25'),
  limb(5, 30, 29, 17, 33, 12, 42),
  ...head(37, 15, 'short'),
  shape(circle(at(10, 53), 8.6), 'M10 44.4V61.6M1.4 53H18.6M4 46.4C8 50 8 56 4 59.6M16 46.4C12 50 12 56 16 59.6'),
)

const SKIER = own(
  'skier',
  SPORT,
  strokes('M18 36L10 66M62 34L68 62'),
  shape('M2 62L58 68C64 69 68 66 66 64L6 58C2 57 0 60 2 62Z'),
  limb(6.4, 38, 46, 26, 52, 30, 60),
  limb(6.4, 42, 46, 46, 54, 42, 62),
  limb(5.4, 46, 28, 58, 36, 62, 34),
  shape(outline('32 25, 42 23, 50 28, 50 42, 46 50, 34 50, 32 38')),
  strokes('M34 42H49'),
  limb(5.4, 34, 29, 24, 38, 18, 36),
  ...head(41, 14, 'none'),
  shape('M31.6 14C29.6 -1 52.4 -1 50.4 14C44 11 38 11 31.6 14Z'),
  shape(circle(at(41, 2.6), 2.4)),
)

const SNOWBOARDER = own(
  'snowboarder',
  SPORT,
  shape(outline('4 60, 10 58, 36 65, 62 60, 68 62, 62 68, 36 71, 10 66')),
  limb(6.4, 32, 44, 22, 52, 24, 61),
  limb(6.4, 42, 44, 52, 52, 48, 62),
  limb(5.4, 29, 28, 16, 28, 8, 36),
  limb(5.4, 45, 28, 58, 26, 66, 18),
  shape(outline('28 25, 37 23, 46 25, 48 46, 37 50, 26 46')),
  strokes('M37 24V49M29 40H34M40 40H45'),
  ...head(37, 14, 'none'),
  shape('M27.6 12C26 -2 48 -2 46.4 12C40 9.6 34 9.6 27.6 12Z'),
  shape(circle(at(37, 2.2), 2)),
)

const CYCLIST = own(
  'person biking',
  SPORT,
  wheel(15, 56, 14),
  wheel(57, 56, 14),
  strokes('M15 56L28 42L34 57ZM28 42H50L34 57M50 36L57 56M48 35H56'),
  limb(5.6, 29, 38, 42, 44, 36, 57),
  shape(circle(at(34.6, 58), 3.4)),
  shape(ellipse(at(26, 40), 6, 2.4)),
  shape(outline('22 36, 26 22, 36 19, 42 24, 36 38, 28 41')),
  limb(4.8, 38, 24, 46, 32, 52, 34),
  ...head(42, 13, 'none', 9),
  shape('M32 12C31 -3 53 -3 52 12C46 9 38 9 32 12Z', 'M38 9L39 2M46 9L45 2'),
)

const GYMNAST = own(
  'person cartwheeling',
  SPORT,
  limb(5.4, 40, 42, 56, 36, 67, 29),
  limb(5.4, 34, 44, 32, 58, 30, 68),
  limb(4.8, 31, 28, 18, 22, 10, 12),
  limb(4.8, 43, 28, 54, 20, 58, 8),
  shape('M30 25H44L45 40C46 46 40 48 36 48C31 48 29 46 29 40Z', 'M30 25C33 34 41 34 44 25'),
  ...head(37, 15.8, 'bun', 9),
  strokes('M10 12C2 10 2 4 8 3C14 3 14 9 9 10C4 16 2 20 6 24C10 28 4 32 3 36'),
)

const WHEELCHAIR_USER = own(
  'person in manual wheelchair',
  'people-body/person-activity',
  shape('M14 30H18V58H14Z'),
  shape('M16 46H46V50H16Z'),
  limb(6, 30, 44, 46, 46, 50, 60),
  shape(outline('47 58, 54 58, 60 62, 58 65, 47 65')),
  shape('M44 64H64V67H44Z'),
  shape(outline('20 27, 34 25, 37 38, 34 48, 20 48')),
  wheel(26, 56, 15),
  shape(circle(at(26, 56), 3)),
  shape(circle(at(52, 67), 4)),
  limb(5, 28, 30, 34, 40, 44, 38),
  ...head(28, 14.6, 'short', 10),
)

export const SPORTS_PEOPLE: readonly Drawing[] = [
  BASKETBALL_PLAYER,
  SKIER,
  SNOWBOARDER,
  CYCLIST,
  GYMNAST,
  WHEELCHAIR_USER,
]
