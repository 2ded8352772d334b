import type { Art } from '../../paper/art.ts'
import { at, away, circle, ellipse, scallops, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, eyes, mirrored, outline, own } from './own.ts'

const SWEET = 'food-drink/food-sweet'

const both = (...paths: readonly string[]): Art[] => paths.flatMap((path) => [shape(path), shape(mirrored(path))])

const candle = (x: number, top: number): Art[] => [
  shape(outline(`${x - 2.6} ${top - 2}, ${x} ${top - 9}, ${x + 2.6} ${top - 2}, ${x} ${top}`)),
  shape(`M${x - 2} ${top}H${x + 2}V${top + 13}H${x - 2}Z`, `M${x - 2} ${top + 7}L${x + 2} ${top + 3}`),
]
const icing = (left: number, right: number, top: number, low: number): string => {
  const step = (right - left) / 6
  const drops = Array.from({ length: 6 }, (_, i) => {
    const [from, to] = [right - i * step, right - (i + 1) * step]
    return `C${from} ${low + 5} ${to} ${low + 5} ${to} ${low}`
  })
  return `M${left} ${low}V${top}H${right}V${low}${drops.join('')}Z`
}
const BIRTHDAY_CAKE = own(
  'birthday cake',
  SWEET,
  ...[24, 36, 48].flatMap((x) => candle(x, 11)),
  shape('M16 24H56V44H16Z'),
  shape(icing(16, 56, 22, 29)),
  shape('M8 44H64V66H8Z', 'M8 58H64'),
  shape(icing(8, 64, 42, 49)),
  ...[18, 30, 42, 54].map((x) => shape(circle(at(x, 60), 2.6))),
  shape('M2 66H70V71H2Z'),
)

const PASTRIES = own(
  'pastries',
  SWEET,
  shape(outline('6 48, 10 34, 22 28, 34 34, 38 48, 32 52, 26 44, 18 44, 12 52'), 'M15 30L18 43M29 30L26 43M22 28V43'),
  shape(circle(at(52, 40), 13), curve('52 40, 55 36, 50 34, 46 40, 51 46, 59 44, 60 36')),
  shape('M28 56L26 44H46L44 56Z', 'M31 44L32 56M36 44V56M41 44L40 56'),
  shape(outline('23 44, 27 36, 36 31, 45 36, 49 44, 36 47')),
  shape(circle(at(36, 29), 3.4)),
  shape('M2 54H70C68 60 62 62 56 62H16C10 62 4 60 2 54Z'),
  shape('M28 62H44L48 70H24Z'),
)

const macaron = (x: number, y: number): Art[] => [
  shape(`M${x - 15} ${y + 3}C${x - 15} ${y + 13} ${x + 15} ${y + 13} ${x + 15} ${y + 3}Z`),
  shape(`M${x - 15} ${y - 1}H${x + 15}V${y + 4}H${x - 15}Z`),
  shape(`M${x - 16} ${y}C${x - 16} ${y - 14} ${x + 16} ${y - 14} ${x + 16} ${y}Z`),
]
const MACARON = own('macaron', SWEET, ...macaron(18, 56), ...macaron(54, 56), ...macaron(36, 32))

const MARSHMALLOW = own(
  'marshmallow',
  SWEET,
  shape(corners(2, 68, 5, 71, 60, 16, 57, 13)),
  ...[
    [22, 48],
    [34, 36],
    [46, 24],
  ].map(([x = 0, y = 0]) =>
    shape(
      `M${x - 9} ${y - 1}C${x - 9} ${y - 4} ${x - 2} ${y - 11} ${x + 1} ${y - 10}L${x + 10} ${y - 1}C${x + 11} ${y + 3} ${x + 4} ${y + 10} ${x} ${y + 10}Z`,
    ),
  ),
)

const COTTON_CANDY = own(
  'cotton candy',
  SWEET,
  shape(corners(29, 42, 43, 42, 37, 71, 35, 71), 'M31 48L41 46M32 55L40 53'),
  shape(
    scallops(
      [
        at(22, 44),
        at(12, 34),
        at(13, 20),
        at(24, 8),
        at(38, 4),
        at(52, 10),
        at(60, 22),
        at(59, 35),
        at(49, 44),
        at(36, 47),
      ],
      1.1,
      true,
    ),
  ),
  strokes(curve('24 30, 30 22, 38 24, 40 32, 34 36'), curve('42 16, 48 18, 50 26')),
)

const CORN = own(
  'ear of corn',
  'food-drink/food-vegetable',
  shape(
    outline('36 1, 46 10, 48 30, 46 50, 36 58, 26 50, 24 30, 26 10'),
    'M29.6 6V54M36 1.4V58M42.4 6V54M25 14H47M24 23H48M24 32H48M24.6 41H47.4',
  ),
  ...both('M36 71C20 68 10 52 12 32C22 40 32 52 37 70Z'),
  strokes(curve('18 44, 26 54, 33 66'), mirrored(curve('18 44, 26 54, 33 66'))),
)

const PINEAPPLE = own(
  'pineapple',
  'food-drink/food-fruit',
  ...both('M36 28C26 26 16 20 14 10C24 12 32 18 37 28Z', 'M36 28C28 20 24 10 27 2C34 8 38 18 37 28Z'),
  shape('M36 28C31 20 32 8 36 0.6C40 8 41 20 36 28Z'),
  shape(ellipse(at(36, 48), 19, 23), 'M23 31L53 61M18.6 40L45 68M31 26L55 50M49 31L19 61M53.4 40L27 68M41 26L17 50'),
)

const SUGAR_SKULL = own(
  'sugar skull',
  'smileys-emotion/face-costume',
  shape('M22 50H50V64C50 69 46 71 36 71C26 71 22 69 22 64Z', 'M29 58V70M36 58V71M43 58V70'),
  shape(outline('36 2, 56 8, 66 26, 61 44, 50 54, 36 58, 22 54, 11 44, 6 26, 16 8')),
  ...[22, 50].flatMap((x) => [
    shape(
      scallops(
        Array.from({ length: 8 }, (_, i) => away(at(x, 32), i * 45, 9)),
        1.1,
        true,
      ),
    ),
    shape(circle(at(x, 32), 5.6)),
  ]),
  shape('M36 40L41 48L36 46L31 48Z'),
  ...[0, 72, 144, 216, 288].map((turn) => shape(ellipse(away(at(36, 13), turn - 90, 4.6), 4, 3, turn - 90))),
  shape(circle(at(36, 13), 2.6)),
  ...both(circle(at(19, 15), 2.8)),
  strokes('M24 61H48', curve('17 47, 21 45, 24 49'), mirrored(curve('17 47, 21 45, 24 49'))),
)

const NUTCRACKER = own(
  'nutcracker',
  'people-body/person-activity',
  ...both('M26 50H35V66H26Z', 'M24 64H35V71H22C22 67 24 66 24 64Z'),
  ...both('M22 32H28V50H20C18 44 19 36 22 32Z', circle(at(22.4, 52), 3.4)),
  shape('M26 30H46V52H26Z', 'M36 30V52M28 35H34M28 41H34M38 35H44M38 41H44'),
  shape('M25 46H47V51H25Z'),
  ...both('M19 31C19 27 28 27 28 31V34H19Z'),
  shape('M26 12H46V29C46 32 26 32 26 29Z'),
  shape('M29 23H43V27C43 33 29 33 29 27Z', 'M32.6 23V30M36 23V31M39.4 23V30'),
  shape(outline('28 22, 32 19, 36 21, 40 19, 44 22, 36 23.6')),
  shape('M25 2C25 0.6 47 0.6 47 2V12H25Z', 'M25 7L36 11L47 7'),
  shape('M23 11H49V15H23Z'),
  eyes([31.4, 17.6, 1.4], [40.6, 17.6, 1.4]),
)

const MUMMY = own(
  'egyptian mummy',
  'people-body/person-activity',
  shape('M24 48H48V66C48 72 37 72 36 66C35 72 24 72 24 66Z', 'M24 54L48 57M24 61L35 63M37 60L48 63'),
  shape(outline('26 32, 14 34, 4 30, 3 36, 14 42, 26 42'), 'M18 34L16 42M10 33L8 39'),
  shape(outline('46 32, 58 34, 68 30, 69 36, 58 42, 46 42'), 'M54 34L56 42M62 33L64 39'),
  shape('M25 28H47L49 52H23Z', 'M24 35L48 32M24 41L48 40M23.6 47L48.4 48'),
  shape(circle(at(36, 17), 15.6), 'M22.4 11L48.4 8M21.6 23L49 25.6M25 28L46 29'),
  shape('M23 14L49 12L50 21L22 20Z'),
  eyes([30, 17, 2], [42, 16.6, 2]),
)

const POT_OF_GOLD = own(
  'pot of gold',
  'objects/money',
  ...both('M20 62L15 71H23L28 65Z'),
  ...[
    [22, 22],
    [50, 22],
    [36, 14],
    [29, 18],
    [43, 18],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 7), circle(at(x, y), 4))),
  shape('M10 30C2 46 10 67 36 67C62 67 70 46 62 30Z'),
  shape('M6 26H66C70 26 70 34 66 34H6C2 34 2 26 6 26Z'),
  ...[0, 120, 240].map((turn) => shape(circle(away(at(36, 47), turn - 90, 5), 4.6))),
  strokes('M36 49C36 54 38 57 40 59'),
)

const rays = Array.from({ length: 12 }, (_, i) => i * 30)
const FIREWORK = own(
  'fireworks',
  'activities/event',
  ...rays.map((turn, i) => {
    const reach = i % 2 === 0 ? 22 : 17
    return shape(ellipse(away(at(36, 36), turn, reach), i % 2 === 0 ? 10 : 6, 2.6, turn))
  }),
  ...rays.filter((_, i) => i % 2 === 1).map((turn) => shape(circle(away(at(36, 36), turn, 28), 2.8))),
  shape(circle(at(36, 36), 8), circle(at(36, 36), 3.6)),
)

export const TREATS: readonly Drawing[] = [
  BIRTHDAY_CAKE,
  PASTRIES,
  MACARON,
  MARSHMALLOW,
  COTTON_CANDY,
  CORN,
  PINEAPPLE,
  SUGAR_SKULL,
  NUTCRACKER,
  MUMMY,
  POT_OF_GOLD,
  FIREWORK,
]
