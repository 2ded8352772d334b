import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const HOUSEHOLD = 'objects/household'

const SWORD = own(
  'sword',
  'objects/tool',
  shape(corners(36, 2, 41, 10, 41, 48, 31, 48, 31, 10), 'M36 8V48'),
  shape('M22 48H50A2.8 2.8 0 0 1 50 53.6H22A2.8 2.8 0 0 1 22 48Z'),
  shape('M33 53.6H39V64H33Z'),
  shape(circle(at(36, 66.4), 4)),
)

const WINE = own(
  'wine bottle',
  'food-drink/drink',
  shape('M31 3H41V24C41 28 49 30 49 38V66C49 69 47 70 45 70H27C25 70 23 69 23 66V38C23 30 31 28 31 24Z'),
  shape('M30 3H42V10H30Z'),
  shape('M23 43H49V60H23Z'),
  strokes(
    ...[
      [31, 49],
      [36, 49],
      [41, 49],
      [33.5, 53.4],
      [38.5, 53.4],
    ].map(([x = 0, y = 0]) => circle(at(x, y), 2.3)),
  ),
)

const WINE_GLASS = own(
  'wine glass',
  'food-drink/drink',
  shape('M34.6 40H37.4V64H34.6Z'),
  shape(ellipse(at(36, 66), 14, 4)),
  shape('M20 6H52C56 26 48 42 36 42C24 42 16 26 20 6Z', 'M18.6 22H53.4'),
)

const VASE = own(
  'vase',
  HOUSEHOLD,
  shape('M26 6H46V12C42 18 44 22 48 26C60 36 58 56 48 68H24C14 56 12 36 24 26C28 22 30 18 26 12Z'),
  strokes(bow(17.4, 36, 27, 40, 36, 36, 45, 40, 54.6, 36), bow(17, 52, 27, 56, 36, 52, 45, 56, 55, 52)),
  ...[26, 36, 46].map((x) => shape(circle(at(x, 46), 2.8))),
)

const WATERING_CAN = own(
  'watering can',
  HOUSEHOLD,
  shape('M52 34C74 22 74 66 52 58V52C64 56 64 34 52 40Z'),
  shape(corners(24, 46, 8, 26, 12, 22, 26, 38)),
  shape(corners(2, 26, 13, 14, 17, 20, 7, 31)),
  shape('M22 66V30H54V66Z', 'M22 38H54M22 58H54'),
  shape('M26 30C26 10 50 10 50 30H46C46 16 30 16 30 30Z'),
)

const HAIRBRUSH = own(
  'hairbrush',
  'objects/household',
  shape('M33 38H39L41 66A5 5 0 0 1 31 66Z'),
  shape(ellipse(at(36, 22), 16, 20)),
  shape(ellipse(at(36, 22), 11.4, 15)),
  ...[-6, 0, 6].flatMap((x) => [-9, -3, 3, 9].map((y) => shape(circle(at(36 + x, 22 + y), 1.7)))),
)

const LAMP = own(
  'table lamp',
  HOUSEHOLD,
  shape('M34 34H38V60H34Z'),
  shape(soft(36, 40, 44, 48, 42, 60, 36, 62, 30, 60, 28, 48)),
  shape('M22 62H50V68H22Z'),
  shape(corners(24, 6, 48, 6, 60, 38, 12, 38), 'M14 32H58'),
)

const FLAG = own(
  'waving flag',
  'objects/other-object',
  shape(circle(at(12, 5), 3.6)),
  shape(soft(14, 10, 26, 6, 40, 12, 54, 10, 68, 8, 67, 24, 68, 40, 54, 42, 40, 44, 26, 38, 14, 42, 14, 26)),
  shape('M10 8H14V70H10Z'),
)

const ACORN = own(
  'acorn',
  'food-drink/food-fruit',
  shape('M33 4H39V14H33Z'),
  shape('M14 32H58C58 52 46 62 36 70C26 62 14 52 14 32Z'),
  shape('M8 32C8 8 64 8 64 32C64 36 8 36 8 32Z'),
  strokes(bow(12, 24, 24, 27, 36, 24, 48, 27, 60, 24), bow(20, 16, 28, 19, 36, 16, 44, 19, 52, 16)),
)

const MOUNTAIN = own(
  'mountains',
  'travel-places/place-geographic',
  shape(corners(50, 22, 71, 66, 28, 66)),
  shape(corners(50, 22, 56.7, 36, 52, 33, 48.6, 37, 44.6, 33)),
  shape(corners(27, 8, 56, 66, 1, 66)),
  shape(corners(27, 8, 35, 24, 31, 28, 27, 23, 22, 29, 18.8, 24.6)),
)

const POPSICLE = own(
  'popsicle',
  'food-drink/food-sweet',
  shape('M32 50H40V66A4 4 0 0 1 32 66Z'),
  shape('M18 22C18 -4 54 -4 54 22V52H18Z', 'M28 18V42M44 18V42'),
)

const PINECONE = own(
  'pinecone',
  'animals-nature/plant-other',
  shape('M34 2H38V12H34Z'),
  ...[62, 55, 48, 41, 34, 27, 20, 14].flatMap((y, row) => {
    const half = [6, 12, 16, 18, 18, 16, 12, 7][row] as number
    const scales = row % 2 === 0 ? [-1, 0, 1] : [-0.5, 0.5]
    return scales.map((place) =>
      shape(
        soft(
          36 + place * half - half * 0.56,
          y - 4,
          36 + place * half + half * 0.56,
          y - 4,
          36 + place * half + half * 0.4,
          y + 4,
          36 + place * half,
          y + 7,
          36 + place * half - half * 0.4,
          y + 4,
        ),
      ),
    )
  }),
)

export const THINGS: readonly Drawing[] = [
  SWORD,
  WINE,
  WINE_GLASS,
  VASE,
  WATERING_CAN,
  HAIRBRUSH,
  LAMP,
  FLAG,
  ACORN,
  MOUNTAIN,
  POPSICLE,
  PINECONE,
]
