import type { Art } from '../../paper/art.ts'
import { at, away, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, own, soft } from './own.ts'

const EVENT = 'activities/event'

const turned = (draw: (degrees: number) => string, count: number, from = 0): Art[] =>
  Array.from({ length: count }, (_, i) => shape(draw(from + (i * 360) / count)))
const M = at(36, 36)
const RANGOLI = own(
  'rangoli',
  EVENT,
  ...turned((turn) => circle(away(M, turn, 30.4), 4.4), 12, 15),
  ...turned((turn) => ellipse(away(M, turn, 21), 11, 7, turn), 6, 30),
  ...turned((turn) => ellipse(away(M, turn, 20), 12, 6.6, turn), 6),
  ...turned((turn) => ellipse(away(M, turn, 20.4), 6, 3, turn), 6),
  shape(circle(M, 10.6)),
  shape(circle(M, 5)),
)

const feather = (x: number, y: number): Art =>
  shape(soft(x, y, x + 4, y + 6, x + 3, y + 14, x, y + 19, x - 3, y + 14, x - 4, y + 6), `M${x} ${y}V${y + 17}`)
const DREAMCATCHER = own(
  'dreamcatcher',
  EVENT,
  strokes('M16 42V49M36 49V52M56 42V49'),
  feather(16, 49),
  feather(36, 52),
  feather(56, 49),
  shape(circle(at(36, 26), 24)),
  shape(circle(at(36, 26), 20)),
  strokes(
    corners(
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
        const { x, y } = away(at(36, 26), i * 45 + 22.5, i % 2 === 0 ? 20 : 12)
        return [x, y]
      }),
    ),
  ),
  strokes(
    corners(
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
        const { x, y } = away(at(36, 26), i * 45 + 22.5, i % 2 === 0 ? 6 : 20)
        return [x, y]
      }),
    ),
  ),
  shape(circle(at(36, 26), 4)),
  shape(circle(at(16, 44), 2.6)),
  shape(circle(at(56, 44), 2.6)),
  shape(circle(at(36, 51), 2.2)),
)

const GINGERBREAD = own(
  'gingerbread man',
  'food-drink/food-sweet',
  shape(
    'M36 4C44 4 49 10 49 17C49 21 47 25 44 28H60C67 28 67 40 60 40H48V48L56 60C60 67 50 72 45 66L36 54L27 66C22 72 12 67 16 60L24 48V40H12C5 40 5 28 12 28H28C25 25 23 21 23 17C23 10 28 4 36 4Z',
  ),
  shape(circle(at(36, 35), 2.2)),
  shape(circle(at(36, 43), 2.2)),
  strokes(
    bow(30, 20, 36, 24, 42, 20),
    bow(10, 31, 13, 34, 10, 37),
    bow(62, 31, 59, 34, 62, 37),
    bow(19, 60, 24, 61, 25, 66),
    bow(53, 60, 48, 61, 47, 66),
  ),
  eyes([31, 14, 1.6], [41, 14, 1.6]),
)

const CANDY_CANE = own(
  'candy cane',
  'food-drink/food-sweet',
  shape(
    'M26 66V26C26 2 60 2 60 26V30A5 5 0 0 1 50 30V26C50 14 36 14 36 26V66A5 5 0 0 1 26 66Z',
    'M26 62L36 54M26 50L36 42M26 38L36 30M28 19L37 22M38 9L42 17M52 12L47 19.4M60 25L50 27',
  ),
)

const BAUBLE = own(
  'bauble',
  EVENT,
  shape(circle(at(36, 7), 4)),
  shape('M30 11H42V18H30Z'),
  shape(circle(at(36, 43), 26)),
  strokes(bow(12, 34, 24, 37, 36, 34, 48, 37, 60, 34), bow(12, 52, 24, 55, 36, 52, 48, 55, 60, 52)),
  ...[22, 36, 50].map((x) => shape(circle(at(x, 44), 4))),
)

const WREATH = own(
  'wreath',
  EVENT,
  ...turned((turn) => ellipse(away(at(36, 34), turn, 24), 8.4, 4.6, turn + 50), 16),
  ...turned((turn) => ellipse(away(at(36, 34), turn, 19), 7, 4, turn - 50), 14, 8),
  ...turned((turn) => circle(away(at(36, 34), turn, 22), 2.8), 6, 30),
  shape(soft(36, 58, 22, 50, 18, 58, 22, 66)),
  shape(soft(36, 58, 50, 50, 54, 58, 50, 66)),
  shape(circle(at(36, 58), 4)),
)

const MANGER = own(
  'manger',
  'objects/household',
  shape(corners(14, 68, 20, 68, 58, 38, 52, 38)),
  shape(corners(58, 68, 52, 68, 14, 38, 20, 38)),
  shape(soft(6, 42, 10, 32, 18, 34, 24, 28, 34, 30, 46, 27, 54, 33, 62, 31, 66, 42)),
  shape(soft(24, 30, 40, 24, 54, 28, 56, 38, 44, 44, 28, 42), 'M30 42L40 25M40 44L50 26.6'),
  shape(circle(at(20, 28), 9)),
  strokes(bow(15, 28, 17, 29.4, 19, 28), bow(22, 28, 24, 29.4, 26, 28), bow(18, 32, 20.5, 33.6, 23, 32)),
  shape(corners(4, 40, 68, 40, 60, 56, 12, 56), 'M7 45.3H65M9.6 50.6H62.4'),
)

export const FEASTS: readonly Drawing[] = [RANGOLI, DREAMCATCHER, GINGERBREAD, CANDY_CANE, BAUBLE, WREATH, MANGER]
