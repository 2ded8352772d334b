import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, mirrored, own, soft } from './own.ts'

/** Whole figures: OpenMoji's busts are of another kind and get a body. */
const FIGURE = 'people-body/person-activity'

const KNIGHT = own(
  'knight',
  FIGURE,
  shape(corners(58, 6, 61, 10, 60, 40, 56, 40, 55, 10)),
  shape('M26 52H35V70H22V66L26 64Z', 'M26 60H35'),
  shape('M37 52H46V64L50 66V70H37Z', 'M37 60H46'),
  shape(soft(47, 28, 55, 32, 60, 40, 56, 45, 50, 41, 46, 38)),
  shape('M50 38H66V42H50Z'),
  shape('M56 42H60V49H56Z'),
  shape(corners(25, 26, 47, 26, 49, 48, 46, 55, 26, 55, 23, 48), 'M23 46H49M36 26V46'),
  shape('M33 46H39V51H33Z'),
  shape(soft(36, 2, 46, 1, 52, 8, 50, 16, 44, 10)),
  shape('M24 28V16C24 3 48 3 48 16V28Z'),
  shape('M24 14H48V20H24Z', 'M28 17H34M38 17H44'),
  strokes('M32 23V27M36 23V27M40 23V27M36 5V14'),
  shape('M2 32H30V44C30 54 22 60 16 63C10 60 2 54 2 44Z'),
  shape('M13 32H19V40H30V46H19V61.5L16 63L13 61.5V46H2V40H13Z'),
)

const PIRATE = own(
  'pirate',
  FIGURE,
  shape('M26 54H35V70H21V65L26 64Z'),
  shape('M39 54H44V70H39Z'),
  shape(soft(25, 34, 15, 36, 8, 44, 10, 50, 16, 49, 25, 42)),
  shape(soft(47, 34, 57, 36, 62, 42, 61, 48, 54, 48, 47, 43)),
  shape(circle(at(10, 51), 4)),
  strokes(bow(59, 48, 64, 52, 60, 58, 55, 55)),
  shape(corners(25, 32, 47, 32, 49, 56, 23, 56), 'M25 38H47M24 44H48'),
  shape('M23 49H49V54H23Z'),
  shape('M33 48H39V55H33Z'),
  shape(circle(at(36, 22), 12)),
  strokes(bow(30, 27, 36, 31, 42, 27), 'M25 15L47 24'),
  shape(ellipse(at(41, 21), 4, 3.6)),
  shape(soft(24, 30, 30, 28, 36, 34, 42, 28, 48, 30, 44, 38, 36, 42, 28, 38), ''),
  shape(soft(6, 12, 18, 16, 36, 14, 54, 16, 66, 12, 60, 6, 48, 4, 36, 0, 24, 4, 12, 6)),
  shape(circle(at(36, 7.4), 3.6)),
  eyes([31, 21, 1.5], [34.8, 7, 0.7], [37.2, 7, 0.7]),
)

const ribs = [32, 37, 42].map((y) =>
  shape(`M25 ${y}C25 ${y - 3} 47 ${y - 3} 47 ${y}C47 ${y + 3.4} 25 ${y + 3.4} 25 ${y}Z`),
)
const bone = (x: number, y: number, x2: number, y2: number): Art => {
  const length = Math.hypot(x2 - x, y2 - y)
  const [nx, ny] = [((y - y2) / length) * 2, ((x2 - x) / length) * 2]
  return shape(corners(x + nx, y + ny, x2 + nx, y2 + ny, x2 - nx, y2 - ny, x - nx, y - ny))
}
const SKELETON = own(
  'skeleton',
  FIGURE,
  bone(31, 54, 27, 68),
  bone(41, 54, 45, 68),
  shape(soft(30, 67, 27, 71, 18, 70.6, 22, 67)),
  shape(soft(42, 67, 45, 71, 54, 70.6, 50, 67)),
  bone(24, 29, 12, 40),
  bone(48, 29, 60, 40),
  shape(circle(at(10, 42), 4)),
  shape(circle(at(62, 42), 4)),
  shape('M34 24H38V52H34Z', 'M34 47H38'),
  shape('M22 27H50V30.4H22Z'),
  ...ribs,
  shape(soft(26, 50, 36, 52, 46, 50, 46, 56, 40, 58, 36, 55, 32, 58, 26, 56)),
  shape(soft(36, 1, 46, 4, 48, 12, 44, 18, 43, 24, 36, 25, 29, 24, 28, 18, 24, 12, 26, 4)),
  shape(circle(at(31, 12), 3.4)),
  shape(circle(at(41, 12), 3.4)),
  strokes('M36 15L34.6 18H37.4ZM33 21V25M36 21V25M39 21V25'),
)

const COWBOY = own(
  'cowboy',
  FIGURE,
  shape('M25 52H35V70H20V66L25 64Z'),
  shape('M37 52H47V64L52 66V70H37Z'),
  shape(soft(25, 34, 15, 38, 11, 48, 14, 53, 19, 50, 26, 42)),
  shape(mirrored(soft(25, 34, 15, 38, 11, 48, 14, 53, 19, 50, 26, 42))),
  shape(corners(25, 32, 47, 32, 48, 54, 24, 54)),
  shape('M25 32H32L34 50H24.4Z'),
  shape('M47 32H40L38 50H47.6Z'),
  shape('M24 50H48V54H24Z'),
  shape('M33 49H39V55H33Z'),
  shape(circle(at(36, 22), 11)),
  strokes(bow(31, 27, 36, 30, 41, 27)),
  shape(corners(26, 31, 46, 31, 36, 40)),
  shape(soft(24, 14, 26, 3, 32, 2, 36, 4, 40, 2, 46, 3, 48, 14)),
  shape(soft(4, 10, 14, 15, 36, 13, 58, 15, 68, 10, 62, 18, 50, 19, 36, 18, 22, 19, 10, 18)),
  eyes([32, 22, 1.5], [40, 22, 1.5]),
)

export const FIGURES: readonly Drawing[] = [KNIGHT, PIRATE, SKELETON, COWBOY]
