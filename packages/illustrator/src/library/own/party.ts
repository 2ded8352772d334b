import { at, away, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const EVENT = 'activities/event'

const PUMPKIN = own(
  'pumpkin',
  'food-drink/food-vegetable',
  shape(soft(33, 20, 32, 12, 26, 6, 32, 3, 39, 9, 40, 20)),
  shape(soft(40, 14, 50, 6, 62, 8, 58, 16, 48, 19)),
  shape(ellipse(at(17, 43), 14, 21)),
  shape(ellipse(at(55, 43), 14, 21)),
  shape(ellipse(at(26, 44), 13, 24)),
  shape(ellipse(at(46, 44), 13, 24)),
  shape(ellipse(at(36, 44), 11, 25)),
)

const egg = (x: number, y: number, size: number): string =>
  soft(
    x,
    y - size * 1.3,
    x + size * 0.8,
    y - size * 0.3,
    x + size * 0.86,
    y + size * 0.5,
    x,
    y + size,
    x - size * 0.86,
    y + size * 0.5,
    x - size * 0.8,
    y - size * 0.3,
  )

const EASTER_EGG = own(
  'easter egg',
  EVENT,
  shape(egg(36, 40, 28)),
  strokes(bow(19, 24, 36, 28, 53, 24), bow(13, 50, 36, 56, 59, 50)),
  strokes('M15 36L22 42L29 36L36 42L43 36L50 42L57 36'),
  ...[26, 36, 46].map((x) => shape(circle(at(x, 19 + Math.abs(x - 36) * -0.1), 2.6))),
  ...[25, 36, 47].map((x) => shape(circle(at(x, 60 - Math.abs(x - 36) * 0.14), 2.6))),
)

/** A basket seen from the side; what is in it comes before. */
const BASKET = [
  shape('M8 40H64V46H8Z'),
  shape(corners(11, 46, 61, 46, 55, 70, 17, 70), 'M13 54H59M15 62H57M26 46L28 70M36 46V70M46 46L44 70'),
]
const HANDLE = shape('M12 40C12 -8 60 -8 60 40H55C55 0 17 0 17 40Z')

const EGG_BASKET = own(
  'basket of eggs',
  EVENT,
  HANDLE,
  shape(egg(22, 36, 10), bow(14, 34, 22, 37, 30, 34)),
  shape(egg(50, 36, 10), bow(42, 34, 50, 37, 58, 34)),
  shape(egg(36, 32, 12), 'M26 33L31 29L36 33L41 29L46 33'),
  ...BASKET,
)

const blossom = (x: number, y: number): Parameters<typeof own>[2][] => [
  ...[0, 1, 2, 3, 4].map((i) => shape(circle(away(at(x, y), i * 72 - 90, 6), 4.6))),
  shape(circle(at(x, y), 3.6)),
]
const FLOWER_BASKET = own(
  'basket of flowers',
  'animals-nature/plant-flower',
  HANDLE,
  ...blossom(20, 31),
  ...blossom(52, 31),
  ...blossom(36, 26),
  ...BASKET,
)

const FRUIT_BOWL = own(
  'bowl of fruit',
  'food-drink/food-fruit',
  shape(soft(50, 40, 62, 30, 66, 12, 69, 14, 68, 32, 58, 46)),
  shape(soft(16, 38, 12, 24, 20, 16, 24, 8, 28, 16, 34, 26, 30, 40)),
  shape(circle(at(42, 28), 13)),
  strokes(bow(42, 17, 43, 11, 47, 8)),
  shape(soft(47, 8, 56, 6, 57, 12, 49, 13)),
  shape(circle(at(22, 38), 6)),
  shape(circle(at(31, 41), 6)),
  shape('M4 42H68C66 56 56 64 36 64C16 64 6 56 4 42Z', bow(10, 52, 36, 58, 62, 52)),
  shape('M24 63H48L52 70H20Z'),
)

const PARTY_HAT = own(
  'party hat',
  'objects/clothing',
  shape(corners(36, 12, 58, 62, 14, 62), 'M29.6 27L46 35M23 43L53 51'),
  shape(circle(at(36, 9), 7)),
  shape(ellipse(at(36, 63), 24, 5)),
)

const WITCH_HAT = own(
  'witch hat',
  'objects/clothing',
  shape(soft(20, 54, 26, 34, 34, 16, 48, 4, 60, 10, 50, 16, 46, 26, 52, 54)),
  shape('M19 48H53L55 57H17Z'),
  shape('M30 47H42V58H30Z'),
  shape(ellipse(at(36, 61), 34, 8)),
)

const SOMBRERO = own(
  'sombrero',
  'objects/clothing',
  shape(soft(22, 48, 24, 26, 30, 10, 36, 7, 42, 10, 48, 26, 50, 48)),
  strokes('M26 26L31 20L36 26L41 20L46 26'),
  shape(soft(2, 42, 10, 52, 36, 47, 62, 52, 70, 42, 68, 56, 52, 65, 36, 66, 20, 65, 4, 56)),
  strokes(bow(8, 57, 36, 60, 64, 57)),
  shape('M23 42H49V48H23Z'),
)

const SNOW_GLOBE = own(
  'snow globe',
  EVENT,
  shape(circle(at(36, 30), 28)),
  strokes(bow(10, 42, 24, 38, 40, 44, 62, 40)),
  shape(circle(at(44, 38), 8)),
  shape(circle(at(44, 25), 6)),
  shape('M38 20H50V17H47V11H41V17H38Z'),
  shape(corners(22, 12, 30, 26, 14, 26)),
  shape(corners(22, 20, 32, 38, 12, 38)),
  ...[
    [32, 10],
    [55, 20],
    [33, 22],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 1.8))),
  shape(corners(18, 54, 54, 54, 60, 70, 12, 70), 'M16 62H56'),
)

const STOCKING = own(
  'christmas stocking',
  EVENT,
  shape(soft(50, 5, 57, 2, 60, 8, 54, 12)),
  shape('M26 20H52V44C52 50 48 52 44 56L34 66C26 72 12 66 14 54C15 48 24 46 26 40Z'),
  shape('M14 54C15 49 21 47 24 44L35 65C26 72 12 66 14 54Z'),
  shape('M22 8H56V22H22Z'),
)

const DREIDEL = own(
  'dreidel',
  'activities/game',
  shape('M33 4H39V20H33Z'),
  shape(corners(14, 26, 28, 18, 60, 18, 46, 26)),
  shape(corners(46, 26, 60, 18, 60, 46, 46, 54)),
  shape(corners(14, 54, 46, 54, 30, 70)),
  shape(corners(46, 54, 60, 46, 30, 70)),
  shape('M14 26H46V54H14Z'),
  strokes('M22 34H38V46M24 40V46H31'),
)

export const PARTY: readonly Drawing[] = [
  PUMPKIN,
  EASTER_EGG,
  EGG_BASKET,
  FLOWER_BASKET,
  FRUIT_BOWL,
  PARTY_HAT,
  WITCH_HAT,
  SOMBRERO,
  SNOW_GLOBE,
  STOCKING,
  DREIDEL,
]
