import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, outline, own } from './own.ts'

const WATER = 'travel-places/transport-water'
const AIR = 'travel-places/transport-air'

const GONDOLA_HULL = shape(
  'M3 18H9C10 32 16 43 30 44H46C57 43 62 37 65 26L71 23C71 44 60 58 46 59H28C13 58 3 44 3 18ZM1 10H14V17H3V26H1Z',
  `${curve('6 34, 15 47, 29 51, 46 51, 59 47, 68 35')}M7.4 10V17`,
)
const SEAT = 'M20 36H46V44H20Z'
const DECK = 'M18 40.5C21.4 43 25 44 30 44H46C49.6 44 53 43.2 55.6 41.6'
const GONDOLA_INSIDE = {
  back: shape(GONDOLA_HULL.body + SEAT, 'M33 36V44'),
  // Only what hides somebody's legs: prow and stern are seen behind.
  front: {
    body: `${DECK}V56.6C52.6 58.4 49 59 46 59H28C24.4 59 21 58 18 56.4Z`,
    lines: DECK + curve('15 47, 29 51, 46 51, 59 47'),
  },
}
const GONDOLA = own(
  'gondola boat',
  WATER,
  shape(corners(60, 4, 63, 5, 54, 54, 51, 54)),
  shape(SEAT, 'M33 36V44'),
  GONDOLA_HULL,
)

const SHIP = own(
  'ship',
  WATER,
  shape('M11 42V6H14V42Z'),
  shape(corners(14, 7, 27, 12, 14, 17)),
  shape('M54 20V7H62V20Z', 'M54 11H62'),
  shape('M50 20H66V31H50Z'),
  shape('M53.4 23H58V28H53.4Z'),
  shape('M60 23H64.6V28H60Z'),
  shape('M46 31H69V43H46Z'),
  ...[52, 59.6].map((x) => shape(circle(at(x, 37), 2.6))),
  shape('M1 42H71L62 67H14C7 62 3 54 1 42Z', 'M3.4 49H68.5'),
  ...[18, 29, 40, 51].map((x) => shape(circle(at(x, 57), 3.2))),
)

const VIKING_INSIDE = {
  back: shape(
    'M36 50V36H39V50ZM14 12H60C56 22 56 30 60 38H14C18 30 18 22 14 12ZM12 8H62V12H12ZM36 8V3H39V8Z',
    'M23.2 12C27 21 27 29 23.2 38M32.4 12C35 21 35 29 32.4 38M41.6 12C39 21 39 29 41.6 38M50.8 12C47 21 47 29 50.8 38',
  ),
  front: shape(
    'M1 26C1 17 10 15 15 20L9 24C7 30 8 40 16 43H56C64 40 66 30 63 22C70 24 74 40 66 54C63 62 58 66 52 66H20C10 64 1 44 1 26Z',
    `${[18, 30, 42, 54].map((x) => circle(at(x, 51), 5) + circle(at(x, 51), 1.8)).join('')}${curve('10 58, 22 61, 50 61, 63 58')}`,
  ),
}
const VIKING_SHIP = own('viking ship', WATER, VIKING_INSIDE.back, VIKING_INSIDE.front)

/** Ships somebody can stand in: what lies behind them, and what before. */
export const OPEN_SHIPS = { 'gondola boat': GONDOLA_INSIDE, 'viking ship': VIKING_INSIDE }

const HELICOPTER = own(
  'helicopter',
  AIR,
  shape(corners(40, 26, 66, 30, 66, 35, 42, 42)),
  shape(corners(62, 20, 70, 16, 71, 38, 66, 36)),
  shape('M26 22V14H32V22Z'),
  shape(outline('4 38, 8 26, 22 20, 38 21, 50 30, 50 44, 38 52, 18 52, 7 47')),
  shape('M6 38C7 28 14 24 24 23V38Z'),
  shape('M29 26H40V40H29Z'),
  shape(ellipse(at(29, 12), 28, 2.6)),
  shape(circle(at(29, 12), 3.4)),
  strokes('M18 52L16 60M38 52L40 60'),
  shape('M6 59H48C52 59 53 63 49 63H10C6 63 3 61 6 59Z'),
)

const AIRSHIP = own(
  'airship',
  AIR,
  shape(corners(56, 24, 71, 8, 71, 26, 62, 32)),
  shape(corners(56, 40, 71, 56, 71, 38, 62, 32)),
  strokes('M24 46V54M40 46V54'),
  shape(
    ellipse(at(34, 30), 33, 18),
    `${ellipse(at(34, 30), 33, 6.4)}M22 13.4C16 22 16 38 22 46.6M46 13.4C52 22 52 38 46 46.6`,
  ),
  shape('M18 52H46C46 60 42 62 38 62H26C22 62 18 60 18 52Z'),
  ...[25, 32, 39].map((x) => shape(circle(at(x, 56.4), 2.2))),
)

const JETPACK = own(
  'jetpack',
  'objects/tool',
  ...[24, 48].map((x) =>
    shape(
      outline(`${x - 6} 50, ${x} 48, ${x + 6} 50, ${x + 5} 60, ${x} 71, ${x - 5} 60`),
      curve(`${x - 2} 52, ${x} 62, ${x + 2} 52`),
    ),
  ),
  shape('M30 24H42V44H30Z', 'M30 31H42M30 37H42'),
  ...[24, 48].flatMap((x) => [
    shape(corners(x - 8, 52, x - 5, 44, x + 5, 44, x + 8, 52)),
    shape(`M${x - 8} 46V18C${x - 8} -2 ${x + 8} -2 ${x + 8} 18V46Z`, `M${x - 8} 20H${x + 8}M${x - 8} 40H${x + 8}`),
    shape(circle(at(x, 30), 4)),
  ]),
)

export const SHIPS: readonly Drawing[] = [GONDOLA, SHIP, VIKING_SHIP, HELICOPTER, AIRSHIP, JETPACK]
