import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, outline, own } from './own.ts'

const ROAD = 'travel-places/transport-ground'

const wheel = (x: number, y: number, radius: number): Art[] => [
  shape(circle(at(x, y), radius)),
  shape(circle(at(x, y), radius * 0.5)),
]

const MOTORCYCLE = own(
  'motorcycle',
  ROAD,
  shape(corners(47, 22, 51, 20, 60, 52, 56, 54)),
  ...wheel(15, 54, 13.6),
  ...wheel(57, 54, 13.6),
  shape(corners(15, 52, 34, 46, 35, 50, 16, 57)),
  shape('M26 38H46V54C46 58 42 60 38 60H34C29 60 26 56 26 52Z', 'M26 44H46M26 50H46'),
  shape('M10 62H34C37 62 37 57 34 57H22L10 58Z'),
  shape(outline('4 36, 10 31, 22 33, 30 36, 34 41, 22 42, 10 40')),
  shape(outline('28 36, 32 27, 42 25, 52 30, 52 37, 44 41, 32 41')),
  shape(corners(38, 19, 50, 16, 53, 22, 50, 24, 46, 21, 40, 23)),
  shape(circle(at(55, 28), 5)),
  shape(outline('46 44, 50 38, 60 38, 70 46, 60 43, 52 46')),
)

const BUS = own(
  'bus',
  ROAD,
  shape('M2 54V34C2 31 5 30 8 30L14 14C15 11 17 10 20 10H66C69 10 71 12 71 15V54Z', 'M2 43H71M2 49H71'),
  shape('M11 30L15.6 16H23V30Z'),
  ...[28, 42, 56].map((x) => shape(`M${x} 16H${x + 11}V30H${x}Z`, `M${x} 23H${x + 11}`)),
  shape('M24 34H36V56H24Z', 'M30 34V56'),
  shape('M2 52H71V57H2Z'),
  ...wheel(15, 58, 8),
  ...wheel(56, 58, 8),
  shape(circle(at(6, 38), 2.6)),
)

const cone = (x: number, y: number): Art[] => [
  shape(
    corners(x - 7, y, x + 7, y, x, y + 18),
    `M${x - 4} ${y + 7}L${x + 3} ${y}M${x - 2} ${y + 13}L${x + 5} ${y + 4}`,
  ),
  shape(outline(`${x - 9} ${y}, ${x - 8} ${y - 8}, ${x} ${y - 13}, ${x + 8} ${y - 8}, ${x + 9} ${y}, ${x} ${y + 3}`)),
]

const ICE_CREAM_VAN = own(
  'ice cream van',
  ROAD,
  ...cone(48, 14),
  shape('M2 60V46C2 42 6 40 9 39L17 27C18 25 20 24 23 24H66C69 24 71 26 71 29V60Z', 'M2 50H71'),
  shape('M12 39L19 29H24V39Z'),
  shape('M32 34H64V48H32Z'),
  shape(corners(43, 38, 49, 38, 46, 47)),
  shape(circle(at(46, 38), 3.6)),
  shape('M54 40H60L59 48H55Z'),
  shape(
    'M29 28H67V34C67 38 60.6 38 60.6 34C60.6 38 54.3 38 54.3 34C54.3 38 48 38 48 34C48 38 41.6 38 41.6 34C41.6 38 35.3 38 35.3 34C35.3 38 29 38 29 34Z',
    'M35.3 28V34M41.6 28V34M48 28V34M54.3 28V34M60.6 28V34',
  ),
  ...wheel(17, 60, 8),
  ...wheel(57, 60, 8),
)

const CEMENT_MIXER = own(
  'cement mixer',
  ROAD,
  shape(corners(62, 16, 71, 10, 71, 20, 66, 28)),
  shape(
    outline('26 30, 36 16, 54 12, 66 18, 66 28, 56 40, 38 46, 27 42'),
    `${curve('37 16, 42 28, 40 45')}${curve('49 13, 55 24, 52 42')}`,
  ),
  shape(corners(52, 50, 58, 38, 64, 50)),
  shape('M3 56V36L9 24H22C24 24 25 25 25 27V56Z'),
  shape('M7 38L11 28H20V38Z'),
  shape('M2 50H70V57H2Z'),
  ...wheel(14, 60, 7.6),
  ...wheel(42, 60, 7.6),
  ...wheel(60, 60, 7.6),
)

const GARBAGE_TRUCK = own(
  'garbage truck',
  ROAD,
  shape('M24 52V16C24 13 26 12 28 12H56C66 12 71 22 71 36V52Z', 'M54 12C61 20 63 36 62 52'),
  shape('M3 56V38L8 26H24V56Z'),
  shape('M7 39L10.6 30H20V39Z'),
  shape(corners(39, 20, 46, 30, 42.6, 30, 42.6, 34, 35.4, 34, 35.4, 30, 32, 30)),
  shape('M30 38H48V44H30Z'),
  shape('M2 50H70V57H2Z'),
  ...wheel(14, 60, 7.6),
  ...wheel(42, 60, 7.6),
  ...wheel(58, 60, 7.6),
)

const MONSTER_TRUCK = own(
  'monster truck',
  ROAD,
  shape(corners(14, 40, 58, 40, 52, 52, 20, 52)),
  shape('M3 40V30C3 27 5 26 8 26H18L26 12H42C44 12 45 13 45 15V26H66C69 26 70 28 70 31V40Z', 'M3 33H70'),
  shape('M22.6 26L28.6 15H33V26Z'),
  shape('M36 15H42V26H36Z'),
  shape('M48 33C52 27 58 27 60 29C57 30 58 32 61 33Z'),
  ...[17, 55].flatMap((x) => [
    shape(circle(at(x, 54), 16.4)),
    shape(circle(at(x, 54), 9), [0, 60, 120].map((turn) => ellipse(at(x, 54), 9, 0.01, turn)).join('')),
    shape(circle(at(x, 54), 3.4)),
  ]),
)

const RACING_CAR = own(
  'racing car',
  ROAD,
  shape('M60 24H71V28H68V44H62V28H60Z'),
  shape(circle(at(38, 28), 8), 'M30.4 27H42'),
  shape(outline('2 48, 6 42, 22 38, 30 34, 46 32, 56 34, 68 40, 69 52, 56 54, 16 54')),
  shape('M1 50H14V56H1Z'),
  shape(circle(at(37, 44), 6.4)),
  strokes('M35.6 42L38 40.4V48'),
  ...wheel(20, 54, 10),
  ...wheel(57, 53, 11.4),
)

export const TRAFFIC: readonly Drawing[] = [
  MOTORCYCLE,
  BUS,
  ICE_CREAM_VAN,
  CEMENT_MIXER,
  GARBAGE_TRUCK,
  MONSTER_TRUCK,
  RACING_CAR,
]
