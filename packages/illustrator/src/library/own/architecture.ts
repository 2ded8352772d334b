import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { petals } from './flowers.ts'
import { corners, curve, mirrored, outline, own } from './own.ts'

const BUILDING = 'travel-places/place-building'

const both = (...paths: readonly string[]): Art[] => paths.flatMap((path) => [shape(path), shape(mirrored(path))])
const arched = (x: number, top: number, width: number, foot: number): string =>
  `M${x} ${foot}V${top + width / 2}C${x} ${top - width * 0.17} ${x + width} ${top - width * 0.17} ${x + width} ${top + width / 2}V${foot}Z`
const pane = (x: number, y: number, width: number, height: number): Art =>
  shape(
    `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
    `M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`,
  )

/** A shop with an awning, and what it sells over its door and in its window. */
const shop = (name: string, sign: readonly Art[], goods: readonly Art[]): Drawing =>
  own(
    name,
    BUILDING,
    shape('M6 22H66V69H6Z'),
    shape('M2 69H70V71.6H2Z'),
    shape('M44 40H60V69H44Z'),
    shape('M47 44H57V56H47Z'),
    shape('M11 40H40V60H11Z'),
    ...goods,
    shape('M9 60H42V64H9Z'),
    shape(
      'M4 22H68L71 33C71 38 63.6 38 62 34C60.4 38 52.8 38 51 34C49.2 38 42.4 38 40 34C37.8 38 33.6 38 32 34C30 38 23 38 21 34C19.2 38 11.6 38 10 34C8.4 38 1 38 1 33Z',
      'M13 22L10 34M23 22L21 34M32.6 22L32 34M40 22V34M49 22L51 34M59 22L62 34',
    ),
    shape(ellipse(at(36, 11), 17, 10)),
    ...sign,
  )

const plate = (x: number): Art => shape(`M${x - 6} 57H${x + 6}V60H${x - 6}Z`)
const COFFEE_SHOP = shop(
  'coffee shop',
  [
    shape(ellipse(at(42.4, 11.6), 3.4, 3)),
    shape('M28 8.6H42C42 14.6 39.4 17 35 17C30.6 17 28 14.6 28 8.6Z'),
    strokes(curve('32.4 6.4, 31.4 5, 32.4 3.4'), curve('37.4 6.4, 36.4 5, 37.4 3.4')),
  ],
  [
    plate(18),
    shape(outline('13 57, 14 52, 18 50, 22 52, 23 57'), 'M16 51L15 57M20 51L21 57'),
    plate(33),
    shape('M29 57L28 52H38L37 57Z'),
    shape(outline('27 52, 29 48, 33 45, 37 48, 39 52, 33 53')),
  ],
)
const BAKERY = shop(
  'bakery',
  [shape(outline('23 13, 25 7, 36 4.6, 47 7, 49 13, 43 16, 29 16'), 'M30 7L28 13M36 6V13M42 7L44 13')],
  [
    plate(19),
    shape(outline('13 57, 13 52, 19 49, 25 52, 25 57')),
    strokes('M16.6 54L18 51M20 54L21.4 51'),
    plate(34),
    shape(circle(at(33.6, 51.6), 5), circle(at(33.6, 51.6), 1.8)),
  ],
)
const FLOWER_SHOP = shop(
  'flower shop',
  [...petals(at(36, 11), 6, 5, 3.6, 3).map((path) => shape(path)), shape(circle(at(36, 11), 3))],
  [16, 26, 36].flatMap((x) => [
    ...petals(at(x, 48), 5, 2.8, 2.4, 2.1, -90).map((path) => shape(path)),
    shape(circle(at(x, 48), 1.3)),
    strokes(`M${x} 51V55`),
    shape(`M${x - 3.4} 54H${x + 3.4}L${x + 2.4} 60H${x - 2.4}Z`),
  ]),
)
const SHOP = shop(
  'shop',
  [
    shape(
      'M26 7C29 5.4 33 5.4 36 7.4C39 5.4 43 5.4 46 7V16C43 14.6 39 14.6 36 16.4C33 14.6 29 14.6 26 16Z',
      'M36 7.4V16.4',
    ),
  ],
  [
    shape('M14 48H21V60H14Z', 'M14 52H21'),
    shape('M21 45H26V60H21Z'),
    shape(circle(at(33, 54.6), 5.4), 'M29 51.4L37 58M37 51.4L29 58'),
  ],
)

const COTTAGE = own(
  'cottage',
  BUILDING,
  shape('M50 6H58V26H50Z', 'M50 11H58'),
  shape('M10 36H62V68H10Z'),
  shape(
    'M1 40C8 26 16 16 24 11H48C56 16 64 26 71 40C64 44 58 39 54 42C48 45 42 39 36 42C30 45 24 39 18 42C13 45 6 43 1 40Z',
    `${curve('14 30, 24 33, 36 30, 48 33, 58 30')}${curve('21 20, 30 23, 42 20, 51 22')}`,
  ),
  shape(arched(29, 46, 14, 68)),
  pane(14, 48, 11, 11),
  pane(47, 48, 11, 11),
  shape('M12 60H27V64H12Z'),
  shape('M45 60H60V64H45Z'),
  ...[15, 19.5, 24, 48, 52.5, 57].map((x) => shape(circle(at(x, 58.6), 2.2))),
  shape('M25 68H47V71.6H25Z'),
)

const VICTORIAN = own(
  'victorian house',
  BUILDING,
  shape(corners(50, 24, 60, 2, 70, 24)),
  shape('M52 24H68V68H52Z'),
  shape(arched(56, 28, 8, 40)),
  shape('M4 32H54V68H4Z'),
  shape(corners(2, 34, 10, 18, 22, 18, 29, 6, 36, 18, 48, 18, 56, 34), 'M6 26H22M36 26H52'),
  shape(corners(19, 30, 29, 12, 39, 30)),
  shape(circle(at(29, 24), 3.6), 'M29 20.4V27.6M25.4 24H32.6'),
  ...[8, 40].map((x) => shape(arched(x, 35, 8, 46))),
  shape(arched(24, 35, 10, 46), 'M29 34V46'),
  shape(arched(25, 54, 9, 68)),
  pane(9, 54, 9, 9),
  pane(40, 54, 9, 9),
  pane(56, 54, 8, 9),
  ...[2, 19, 36, 53, 68].map((x) => shape(`M${x} 50H${x + 3}V66H${x}Z`)),
  shape('M0.6 46H71.4V51H0.6Z'),
  shape('M1 65H24V71H1Z', 'M6 65V71M11 65V71M16 65V71M20 65V71'),
  shape('M35 65H71V71H35Z', 'M40 65V71M46 65V71M52 65V71M58 65V71M64 65V71'),
  shape('M23 68H36V71.6H23Z'),
)

const LOG_CABIN = own(
  'log cabin',
  BUILDING,
  shape('M50 8H58V28H50Z', 'M50 13H58M50 18H58'),
  shape('M8 36H64V69H8Z', 'M8 42.6H64M8 49.2H64M8 55.8H64M8 62.4H64'),
  ...both(...[39.3, 45.9, 52.5, 59.1, 65.7].map((y) => circle(at(8, y), 3.2))),
  shape(corners(36, 6, 71, 38, 1, 38), 'M20 30H52M28 22H44M12 34H60'),
  shape('M30 48H43V69H30Z', 'M36.5 48V69'),
  pane(14, 48, 11, 10),
  pane(48, 48, 10, 10),
)

const CLOCK_TOWER = own(
  'clock tower',
  BUILDING,
  shape(corners(30, 16, 36, 1, 42, 16)),
  shape(corners(24, 24, 28, 15, 44, 15, 48, 24)),
  shape('M22 24H50V44H22Z'),
  shape(circle(at(36, 34), 8.6), 'M36 34V28M36 34L40 36.6'),
  shape('M20 43H52V47H20Z'),
  shape('M24 47H48V71H24Z', 'M30 47V71M36 47V71M42 47V71'),
  shape('M20 66H52V71.6H20Z'),
  shape(arched(32, 56, 8, 71.6)),
)

const PHONE_BOX = own(
  'telephone box',
  BUILDING,
  shape('M18 14C18 2 54 2 54 14Z'),
  shape('M14 13H58V20H14Z'),
  shape('M17 20H55V67H17Z'),
  shape('M22 24H50V63H22Z', 'M31.3 24V63M40.6 24V63M22 31.8H50M22 39.6H50M22 47.4H50M22 55.2H50'),
  shape('M13 66H59V71.6H13Z'),
)

const TAJ_MAHAL = own(
  'taj mahal',
  'travel-places/place-religious',
  ...[4, 68].flatMap((x) => [
    shape(corners(x - 3, 24, x, 14, x + 3, 24)),
    shape(`M${x - 2.6} 24H${x + 2.6}V64H${x - 2.6}Z`, `M${x - 2.6} 36H${x + 2.6}M${x - 2.6} 50H${x + 2.6}`),
  ]),
  ...both('M16 34V29C12 24 17 20 20 16C23 20 28 24 24 29V34Z'),
  shape('M28 30C18 20 30 14 36 3C42 14 54 20 44 30Z', 'M26.4 24H45.6'),
  shape('M27 29H45V34H27Z'),
  shape('M12 34H60V64H12Z'),
  shape('M27 34H45V64H27Z'),
  shape(arched(30, 42, 12, 64)),
  ...[15, 49].flatMap((x) => [shape(arched(x, 38, 8, 47)), shape(arched(x, 52, 8, 64))]),
  shape('M1 64H71V70H1Z'),
)

export const ARCHITECTURE: readonly Drawing[] = [
  COFFEE_SHOP,
  BAKERY,
  FLOWER_SHOP,
  SHOP,
  COTTAGE,
  VICTORIAN,
  LOG_CABIN,
  CLOCK_TOWER,
  PHONE_BOX,
  TAJ_MAHAL,
]
