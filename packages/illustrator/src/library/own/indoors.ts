import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const HOUSEHOLD = 'objects/household'

const TABLE = own(
  'wooden table',
  HOUSEHOLD,
  shape('M10 30H15V68H10Z'),
  shape('M57 30H62V68H57Z'),
  shape('M8 28H64V36H8Z'),
  shape('M2 22H70V28H2Z'),
)

const FIREPLACE = own(
  'fireplace',
  HOUSEHOLD,
  shape('M8 14H64V68H8Z', 'M8 26H16M8 38H16M8 50H16M56 26H64M56 38H64M56 50H64M24 14V22M48 14V22'),
  shape('M18 68V36C18 18 54 18 54 36V68Z'),
  shape(soft(36, 28, 44, 42, 46, 56, 36, 64, 26, 56, 28, 46, 32, 42)),
  shape(soft(36, 44, 41, 54, 36, 62, 31, 54)),
  shape(ellipse(at(36, 63), 16, 3.6)),
  shape('M2 8H70V15H2Z'),
)

const BLACKBOARD = own(
  'blackboard',
  HOUSEHOLD,
  shape(corners(14, 52, 19, 52, 14, 70, 9, 70)),
  shape(corners(53, 52, 58, 52, 63, 70, 58, 70)),
  shape('M2 6H70V54H2Z'),
  shape('M7 11H65V49H7Z'),
  strokes(
    'M14 37L20 23L26 37M16.6 32H23.4',
    bow(34, 24, 42, 22, 42, 29, 34, 30),
    bow(34, 30, 44, 30, 43, 38, 34, 37),
    'M34 24V37M60 24C52 20 48 36 60 37',
  ),
  shape('M28 50H44V55H28Z'),
)

const book = (x: number, y: number, width: number, height: number): ReturnType<typeof shape> =>
  shape(`M${x} ${y - height}H${x + width}V${y}H${x}Z`, `M${x} ${y - height + 4}H${x + width}`)
const BOOKSHELF = own(
  'bookshelf',
  HOUSEHOLD,
  shape('M6 2H66V70H6Z'),
  shape('M10 6H62V26H10Z'),
  shape('M10 29H62V47H10Z'),
  shape('M10 50H62V67H10Z'),
  book(12, 26, 7, 16),
  book(19, 26, 6, 13),
  book(25, 26, 8, 17),
  book(46, 26, 7, 15),
  book(53, 26, 7, 17),
  book(28, 47, 7, 15),
  book(35, 47, 6, 13),
  book(41, 47, 8, 15),
  shape(circle(at(19, 41), 6)),
  book(12, 67, 8, 14),
  book(20, 67, 6, 12),
  book(48, 67, 6, 14),
  book(54, 67, 7, 12),
)

const BLOCKS = own(
  'toy blocks',
  'activities/game',
  shape('M22 12H50V40H22Z', ''),
  shape('M6 40H34V68H6Z'),
  shape('M38 40H66V68H38Z'),
  strokes(
    'M30 35L36 18L42 35M32.4 29H39.6',
    'M15 47V61H20C27 61 26 54 21 54H15M20 54C25 54 25 47 20 47H15',
    'M58 49C52 44 45 48 45 54C45 60 52 64 58 59',
  ),
)

const XYLOPHONE = own(
  'xylophone',
  'objects/musical-instrument',
  shape(corners(4, 26, 68, 32, 68, 37, 4, 33)),
  shape(corners(4, 52, 68, 46, 68, 41, 4, 45)),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    shape(`M${6 + i * 10.4} ${20 + i * 2.2}H${14 + i * 10.4}V${60 - i * 2.2}H${6 + i * 10.4}Z`),
  ),
  shape(corners(22, 70, 52, 8, 55, 10, 26, 71)),
  shape(circle(at(54, 8), 5)),
)

const STOVE = own(
  'oven',
  HOUSEHOLD,
  shape('M8 14H64V70H8Z', 'M8 28H64'),
  shape('M15 34H57V62H15Z'),
  shape('M21 42H51V56H21Z'),
  shape('M18 36.4H54V39H18Z'),
  ...[17, 29, 43, 55].map((x) => shape(circle(at(x, 21), 3.6))),
  shape('M12 9H30V14H12Z'),
  shape('M42 9H60V14H42Z'),
)

const FRIDGE = own(
  'fridge',
  HOUSEHOLD,
  shape('M20 68H26V71H20Z'),
  shape('M46 68H52V71H46Z'),
  shape('M14 2H58V68H14Z', 'M14 26H58'),
  shape('M48 11H51.6V20H48Z'),
  shape('M48 32H51.6V48H48Z'),
  shape(circle(at(24, 38), 4)),
  shape(corners(24, 50, 30, 60, 18, 60)),
)

const TOOTHPASTE = own(
  'toothpaste',
  HOUSEHOLD,
  shape('M32 8H40V16H32Z'),
  shape('M28 16H44L46 22H26Z'),
  shape(corners(26, 22, 46, 22, 52, 62, 20, 62)),
  shape('M18 62H54V69H18Z', 'M27 62V69M36 62V69M45 62V69'),
  shape(soft(30, 32, 36, 34, 42, 32, 44, 40, 40, 50, 38, 44, 34, 44, 32, 50, 28, 40)),
)

const GOTHIC_WINDOW = own(
  'stained glass window',
  'travel-places/place-building',
  shape('M8 70V36C8 20 24 6 36 1C48 6 64 20 64 36V70Z'),
  shape('M13 66V36C13 24 26 12 36 7C46 12 59 24 59 36V66Z'),
  strokes('M36 7V18M36 42V66M13 40H24M48 40H59M13 53H59M20 22L28 25M52 22L44 25M24.4 53V66M47.6 53V66'),
  shape(circle(at(36, 30), 12)),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    shape(circle(at(36 + 7 * Math.cos((i * Math.PI) / 3), 30 + 7 * Math.sin((i * Math.PI) / 3)), 3.6)),
  ),
  shape(circle(at(36, 30), 3.8)),
)

export const INDOORS: readonly Drawing[] = [
  TABLE,
  FIREPLACE,
  BLACKBOARD,
  BOOKSHELF,
  BLOCKS,
  XYLOPHONE,
  STOVE,
  FRIDGE,
  TOOTHPASTE,
  GOTHIC_WINDOW,
]
