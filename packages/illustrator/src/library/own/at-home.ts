import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { limb } from './body.ts'
import { corners, curve, eyes, mirrored, outline, own, smile } from './own.ts'

const HOUSEHOLD = 'objects/household'

const both = (...paths: readonly string[]): Art[] => paths.flatMap((path) => [shape(path), shape(mirrored(path))])

const slipper = 'M14 22C18 20 26 20 30 24L33 46C34 58 32 68 27 71C21 69 15 60 14 46Z'
const POINTE_SHOES = own(
  'pointe shoes',
  'objects/clothing',
  ...both(outline('18 22, 10 14, 6 4, 11 3, 15 12, 23 20'), outline('26 22, 33 14, 31 4, 35 3, 36 16, 30 25')),
  shape(slipper, 'M17 25C18 38 21 42 23 42C26 42 28 38 28 26M17 60L31 60'),
  shape(mirrored(slipper), mirrored('M17 25C18 38 21 42 23 42C26 42 28 38 28 26M17 60L31 60')),
  shape('M24 16H48V21H24Z'),
  ...both('M36 18L22 9V28Z'),
  shape(circle(at(36, 18.6), 4)),
)

const THRONE = own(
  'throne',
  HOUSEHOLD,
  shape('M18 44V14C18 4 54 4 54 14V44Z'),
  shape('M24 44V18C24 10 48 10 48 18V44Z', 'M30 24L36 30L42 24M30 34L36 40L42 34'),
  shape(corners(26, 9, 24, 1, 31, 5, 36, 0, 41, 5, 48, 1, 46, 9)),
  ...both('M10 36H20V62H10Z', circle(at(15, 33), 5.4)),
  shape('M16 42H56V50H16Z'),
  shape('M14 50H58V62H14Z', 'M14 56H58'),
  ...both('M12 62H20L18 71H14Z'),
)

const BED = own(
  'bed',
  HOUSEHOLD,
  shape('M2 66V20C2 12 14 12 14 20V66Z'),
  shape('M62 66V34C62 28 71 28 71 34V66Z'),
  shape('M8 48H66V60H8Z'),
  shape(outline('12 46, 13 36, 22 34, 32 37, 32 46, 22 49')),
  shape('M28 50C28 42 36 39 46 39H60C65 39 66 42 66 48V58H28Z', curve('28 51, 36 47, 46 50, 56 47, 66 50')),
  ...[
    [38, 54],
    [48, 55],
    [58, 54],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 2.2))),
)

const PIANO = own(
  'piano',
  'objects/musical-instrument',
  shape('M6 10H66V40H6Z', 'M12 16H32V30H12ZM40 16H60V30H40Z'),
  shape('M3 6H69V11H3Z'),
  shape('M1 38H71V52H1Z', Array.from({ length: 9 }, (_, i) => `M${8 + 7 * i} 38V52`).join('')),
  ...[8, 15, 29, 36, 43, 57, 64].map((x) => shape(`M${x - 1.8} 38H${x + 1.8}V46H${x - 1.8}Z`)),
  ...both('M5 52H12V71H5Z'),
  shape('M12 56H60V66H12Z', 'M30 66V70H35M42 66V70H37'),
)

const DOLL = own(
  'doll',
  'activities/game',
  ...both(outline('25 20, 14 22, 10 34, 16 40, 20 30, 26 26')),
  ...both('M28 60H34V70H25C25 67 28 66 28 65Z'),
  limb(5, 30, 36, 20, 42, 14, 50),
  limb(5, 42, 36, 52, 42, 58, 50),
  shape(
    'M30 30H42L44 42C50 48 54 56 55 63C48 66 42 62 36 65C30 62 24 66 17 63C18 56 22 48 28 42Z',
    'M28 42H44M24 56L30 46M48 56L42 46M36 46V60',
  ),
  shape(circle(at(36, 19), 13)),
  shape('M23 20C21 0 51 0 49 20C46 14 40 13 36 9C32 13 26 14 23 20Z'),
  ...both('M22 20L14 15V27Z', circle(at(22.4, 21), 2.6)),
  smile(36, 24.4, 4),
  eyes([31, 20, 1.8], [41, 20, 1.8]),
)

const RECYCLING_BIN = own(
  'recycling bin',
  HOUSEHOLD,
  shape('M12 20H60L56 68H16Z', 'M22 20L24 68M50 20L48 68'),
  shape('M8 12H64V20H8Z'),
  shape('M28 12V6H44V12Z'),
  shape(corners(36, 28, 43, 38, 39.4, 38, 39.4, 44, 32.6, 44, 32.6, 38, 29, 38)),
  shape('M29 48H43V56H29Z'),
  ...both(circle(at(18, 68), 3.6)),
)

const PICNIC = own(
  'picnic blanket',
  HOUSEHOLD,
  shape(corners(14, 46, 58, 46, 71, 68, 1, 68), 'M10 53H62M6 60.4H66.4M25 46L18.6 68M36 46V68M47 46L53.4 68'),
  shape('M14 28C14 4 42 4 42 28H37C37 11 19 11 19 28Z'),
  shape(corners(11, 30, 45, 30, 41, 52, 15, 52), 'M12.4 37H43.8M14 44.6H42.4M22 30L23.4 52M34 30L32.6 52'),
  shape('M8 26H48V31H8Z'),
  shape('M50 40C46 30 56 28 57 31C58 28 68 30 64 40C63 45 59 45 57 44C55 45 51 45 50 40Z', 'M57 31V27'),
  shape(corners(42, 64, 56, 54, 62, 64), 'M44 61H60'),
)

const CAULDRON = own(
  'cauldron',
  HOUSEHOLD,
  ...both('M20 62L14 71H22L27 65Z'),
  shape(circle(at(26, 13), 5)),
  shape(circle(at(39, 8), 4)),
  shape(circle(at(46, 17), 5.6)),
  shape(circle(at(35, 20), 4.4)),
  shape('M10 32C2 48 10 68 36 68C62 68 70 48 62 32Z', curve('13 48, 24 53, 36 54, 48 53, 59 48')),
  shape(outline('14 28, 22 22, 30 26, 38 22, 46 27, 54 23, 60 29, 36 33')),
  shape('M6 28H66C70 28 70 35 66 35H6C2 35 2 28 6 28Z'),
  ...both(ellipse(at(6, 44), 3.4, 5.4)),
)

const POTION = own(
  'potion bottle',
  HOUSEHOLD,
  shape('M29 10H43V28C54 32 62 42 62 52C62 64 52 71 36 71C20 71 10 64 10 52C10 42 18 32 29 28Z'),
  shape('M12 46C20 42 28 50 36 46C44 42 52 50 60 46C64 60 54 68 36 68C18 68 8 60 12 46Z'),
  shape(circle(at(26, 58), 3.4)),
  shape(circle(at(38, 55), 2.4)),
  shape(circle(at(46, 60), 4)),
  shape('M27 10H45V15H27Z'),
  shape('M30 1H42V10H30Z'),
  shape('M36 22L38 26L42 26.6L39 29.4L40 33.6L36 31.4L32 33.6L33 29.4L30 26.6L34 26Z'),
)

const MAGIC_CARPET = own(
  'magic carpet',
  HOUSEHOLD,
  strokes('M2 40L0.6 47M6 44L4.6 51M10 48L9 55M61 22L66 18M65 27L70 23M68 32L71.6 29'),
  shape('M2 38C12 26 22 40 34 32C44 25 50 30 58 18L69 34C62 46 52 40 44 47C34 56 24 44 13 54Z'),
  shape('M9 39C17 31 24 43 35 36C44 30 52 34 58 25L63 33C57 40 50 36 42 43C33 50 24 40 14 47Z'),
  shape(circle(at(36, 40), 3)),
  shape(circle(at(24, 41), 2)),
  shape(circle(at(49, 34), 2)),
)

const MAGIC_LAMP = own(
  'magic lamp',
  HOUSEHOLD,
  strokes(curve('8 20, 4 14, 10 9, 6 3')),
  shape('M50 34C60 22 74 32 66 44C62 50 54 50 50 48L52 44C58 46 62 42 62 38C61 34 56 34 53 38Z'),
  shape('M4 24C10 24 14 30 22 31H52C56 42 48 52 38 54H28C14 50 14 34 4 30Z', curve('20 40, 32 43, 52 40')),
  shape('M24 31C24 20 48 20 48 31Z'),
  shape(circle(at(36, 19), 3.6)),
  shape('M28 54H42L44 60H26Z'),
  shape('M22 60H48V66H22Z'),
)

const PRAM = own(
  'pram',
  HOUSEHOLD,
  strokes('M57 38L67 24'),
  shape('M64 20H71V25H64Z'),
  shape('M6 38C6 18 18 8 34 8V38Z', 'M34 38L12 20M34 38L22 11.6'),
  shape('M4 38H60C60 50 50 56 40 56H24C12 56 4 50 4 38Z', 'M8 46H57'),
  ...[18, 46].flatMap((x) => [shape(circle(at(x, 62), 8)), shape(circle(at(x, 62), 3))]),
)

export const AT_HOME: readonly Drawing[] = [
  POINTE_SHOES,
  THRONE,
  BED,
  PIANO,
  DOLL,
  RECYCLING_BIN,
  PICNIC,
  CAULDRON,
  POTION,
  MAGIC_CARPET,
  MAGIC_LAMP,
  PRAM,
]
