import type { Art } from '../../paper/art.ts'
import { at, away, circle, ellipse, type Point, scallops, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { petals, STEM } from './flowers.ts'
import { corners, curve, mirrored, outline, own } from './own.ts'

const FLOWER = 'animals-nature/plant-flower'
const PLANT = 'animals-nature/plant-other'

const HEAD = at(36, 22)

const ring = (middle: Point, count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => away(middle, turn + (i * 360) / count, radius))
const both = (...paths: readonly string[]): Art[] => paths.flatMap((path) => [shape(path), shape(mirrored(path))])

const DISC = at(36, 23)
const SUNFLOWER = own(
  'sunflower',
  FLOWER,
  ...STEM,
  ...petals(DISC, 10, 15, 7.6, 5.2, 18).map((path) => shape(path)),
  shape(circle(DISC, 10), 'M29 16L43 30M43 16L29 30'),
)

const PEONY = own(
  'peony',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 6, 12.6, 8.6, 9.4, 30).map((path) => shape(path)),
  ...petals(at(36, 21), 4, 7, 6.4, 7.4, 45).map((path) => shape(path)),
  shape(circle(at(36, 20), 5), 'M33 20C33 17 39 17 39 20C39 22 36 22 36 20'),
)

/** Only where they are large enough not to drown in their own lines. */
const florets = (middles: readonly Point[]): Art => ({
  body: '',
  lines: '',
  marks: middles.flatMap((middle) => [...petals(middle, 4, 4.5, 3, 2.9, 45), circle(middle, 1.5)]).join(''),
})
const HYDRANGEA = own(
  'hydrangea',
  FLOWER,
  shape('M34.4 40V71H37.6V40Z'),
  ...both('M36 64C26 68 8 62 2 46C16 42 30 48 36 60Z'),
  strokes(curve('8 49, 20 54, 33 61'), mirrored(curve('8 49, 20 54, 33 61'))),
  shape(scallops(ring(at(36, 24), 9, 19, -90), 1.1, true)),
  florets([...ring(at(36, 24), 5, 12.6, -90), at(36, 24)]),
)

const spike = (x: number, top: number): Art[] => [
  strokes(`M${x} ${top + 20}V68`),
  ...[0, 1, 2].flatMap((row) => [
    shape(ellipse(at(x - 3.6, top + 21 - row * 7), 4, 3.2, 30)),
    shape(ellipse(at(x + 3.6, top + 21 - row * 7), 4, 3.2, -30)),
  ]),
  shape(ellipse(at(x, top + 1), 3, 4)),
]
const LAVENDER = own(
  'lavender',
  FLOWER,
  ...spike(21, 14),
  ...spike(51, 14),
  ...spike(36, 3),
  shape('M18 57H54V64H18Z'),
  ...both('M36 60L24 54V67Z'),
  shape(circle(at(36, 60.5), 3)),
)

const ORCHID = own(
  'orchid',
  FLOWER,
  shape('M33 44C31 54 34 62 34 71H38C38 62 35 54 37 44Z'),
  ...both('M36 71C28 64 16 62 6 66C12 72 26 73 36 71Z'),
  ...petals(at(36, 24), 3, 13.6, 9, 5.6, 30).map((path) => shape(path)),
  ...both('M36 24C30 8 10 6 5 18C4 28 22 34 36 26Z'),
  shape(outline('36 27, 43 31, 42 38, 36 43, 30 38, 29 31')),
  shape(outline('36 20, 40 24, 39 30, 36 32, 33 30, 32 24')),
  strokes(curve('12 17, 20 17, 28 22'), mirrored(curve('12 17, 20 17, 28 22'))),
)

const IRIS = own(
  'iris',
  FLOWER,
  shape('M34.6 38V71H37.4V38Z'),
  ...both('M35 71C26 60 20 50 20 38C28 46 34 58 36 70Z'),
  ...both('M36 28C30 16 22 8 26 2C34 2 40 14 37 28Z'),
  shape('M36 30C28 20 30 6 36 1C42 6 44 20 36 30Z', 'M36 8V24'),
  ...both('M35 26C22 22 10 24 5 34C8 44 18 46 24 40C28 36 32 32 36 30Z'),
  strokes(curve('30 29, 20 32, 13 38'), mirrored(curve('30 29, 20 32, 13 38'))),
  shape('M36 28C42 32 46 42 36 52C26 42 30 32 36 28Z', 'M36 34V46'),
)

const DANDELION = own(
  'dandelion',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 13, 14, 7, 3.4).map((path) => shape(path)),
  ...petals(HEAD, 8, 8.6, 6, 3.2, 11).map((path) => shape(path)),
  shape(circle(HEAD, 5)),
)

const CHERRY_BLOSSOM = own(
  'cherry blossom',
  FLOWER,
  ...ring(at(36, 36), 5, 18, -90).map((point, i) => {
    const turn = -90 + i * 72
    const [left, right] = [away(point, turn - 90, 13), away(point, turn + 90, 13)]
    const [tip, notch] = [away(point, turn, 15), away(point, turn, 10)]
    const [outerLeft, outerRight] = [away(tip, turn - 90, 7), away(tip, turn + 90, 7)]
    return shape(
      `M36 36C${left.x} ${left.y} ${left.x} ${left.y} ${outerLeft.x} ${outerLeft.y}L${notch.x} ${notch.y}L${outerRight.x} ${outerRight.y}C${right.x} ${right.y} ${right.x} ${right.y} 36 36Z`,
    )
  }),
  ...ring(at(36, 36), 5, 12, -54).map((point) => shape(circle(point, 1.9), `M36 36L${point.x} ${point.y}`)),
  shape(circle(at(36, 36), 4.6)),
)

const EUCALYPTUS = own(
  'eucalyptus',
  PLANT,
  shape('M35 8C34 30 34 50 37 71H39C36 50 37 30 37 8Z'),
  ...[60, 46, 32, 19].flatMap((y, i) => [
    shape(circle(at(24 + i * 1.6, y - 2), 9.4 - i * 1.2), `M35 ${y}L${19 + i * 2.4} ${y - 3}`),
    shape(circle(at(48 - i * 1.2, y - 7), 9.4 - i * 1.2), `M36 ${y - 4}L${53 - i * 1.8} ${y - 8}`),
  ]),
  shape(ellipse(at(36, 6), 4, 5.4)),
)

const MAPLE_LEAF = own(
  'maple leaf',
  PLANT,
  shape('M34.6 52H37.4V71H34.6Z'),
  shape(
    'M36 2L42 14L50 10L48 26L60 18L61 25L71 27L63 36L66 41L50 50L52 56L36 53L20 56L22 50L6 41L9 36L1 27L11 25L12 18L24 26L22 10L30 14Z',
    'M36 14V53M36 46L56 32M36 46L16 32M36 34L46 24M36 34L26 24',
  ),
)

const lobes =
  'M36 4C42 4 46 10 43 15C51 13 55 20 49 25C57 25 59 33 51 36C58 38 57 46 48 46C48 54 42 56 38 58V71H34V58C30 56 24 54 24 46C15 46 14 38 21 36C13 33 15 25 23 25C17 20 21 13 29 15C26 10 30 4 36 4Z'
const OAK_LEAF = own(
  'oak leaf',
  PLANT,
  shape(lobes, 'M36 14V58M36 28L44 21M36 28L28 21M36 40L46 32M36 40L26 32M36 51L44 43M36 51L28 43'),
)

const cane = (x: number, top: number, width: number): Art =>
  shape(
    `M${x} ${top}H${x + width}V71H${x}Z`,
    [30, 48, 62].map((y) => `M${x} ${y}H${x + width}M${x} ${y + 1.8}H${x + width}`).join(''),
  )
const BAMBOO = own(
  'bamboo',
  PLANT,
  cane(18, 6, 8),
  cane(33, 1, 9),
  cane(50, 12, 7),
  ...[
    [26, 22, 38],
    [42, 16, -30],
    [57, 32, 20],
    [18, 18, 150],
    [33, 12, 205],
    [50, 24, 160],
    [42, 46, 30],
    [26, 54, 20],
  ].map(([x = 0, y = 0, turn = 0]) => {
    const middle = away(at(x, y), turn, 7.4)
    return shape(ellipse(middle, 7.6, 2.8, turn))
  }),
)

const HOLLY = own(
  'holly',
  PLANT,
  ...both(
    'M36 38C32 34 30 28 32 24C27 25 23 22 22 17C18 20 12 20 9 16C8 22 4 24 1 24C4 28 4 33 2 37C8 36 12 38 14 43C18 39 24 40 27 44C29 40 32 39 36 38Z',
  ),
  strokes(curve('34 37, 22 31, 8 22'), mirrored(curve('34 37, 22 31, 8 22'))),
  shape(circle(at(30, 44), 6.4)),
  shape(circle(at(42, 44), 6.4)),
  shape(circle(at(36, 53), 6.4)),
)

const fronds = (x: number, points: string) => [shape(outline(points)), shape(mirrored(outline(points), x))]
const WILLOW = own(
  'willow tree',
  PLANT,
  shape('M32 30C33 46 32 58 26 71H48C42 58 41 46 42 30Z', curve('37 36, 36 48, 37 60')),
  ...fronds(37, '30 14, 16 18, 6 34, 4 56, 9 62, 13 50, 20 36, 30 26'),
  ...fronds(37, '32 14, 22 22, 15 40, 14 62, 19 66, 23 52, 26 38, 33 26'),
  ...fronds(37, '34 14, 28 26, 25 44, 25 56, 29 60, 33 46, 34 32, 36 24'),
  shape(
    scallops([at(14, 20), at(22, 10), at(34, 5), at(46, 8), at(58, 18), at(50, 26), at(36, 28), at(22, 27)], 1.1, true),
  ),
)

const SAKURA_TREE = own(
  'cherry blossom tree',
  PLANT,
  shape('M31 34C33 48 32 60 24 71H48C41 60 40 48 42 36L54 26L52 23L40 31L34 24L31 26Z'),
  shape(
    scallops(
      [
        at(8, 34),
        at(4, 22),
        at(14, 12),
        at(28, 6),
        at(44, 5),
        at(58, 10),
        at(67, 20),
        at(66, 32),
        at(54, 38),
        at(38, 36),
        at(22, 40),
      ],
      1.1,
      true,
    ),
  ),
  ...[
    [17, 22],
    [33, 15],
    [50, 17],
    [25, 32],
    [42, 28],
    [58, 28],
  ].flatMap(([x = 0, y = 0]) => [
    ...petals(at(x, y), 5, 3.6, 3, 2.5, -90).map((path) => shape(path)),
    shape(circle(at(x, y), 1.6)),
  ]),
)

const bloom = (x: number, y: number, count: number): Art[] => [
  ...petals(at(x, y), count, 6.6, 5.4, 4.8, -90).map((path) => shape(path)),
  shape(circle(at(x, y), 4)),
]
const BOUQUET = own(
  'bouquet',
  FLOWER,
  ...both('M24 36C14 34 5 38 2 48C13 50 23 46 28 40Z', 'M24 14C18 12 10 6 9 1C17 2 24 6 27 12Z'),
  shape(corners(14, 36, 58, 36, 42, 60, 30, 60)),
  shape('M30 58L22 71H50L42 58Z', 'M36 60V71'),
  ...bloom(36, 13, 6),
  ...bloom(19, 26, 5),
  ...bloom(53, 26, 5),
  shape(circle(at(36, 34), 11.6)),
  shape(ellipse(at(36, 33), 7.4, 6.4), 'M31.6 33C31.6 28.6 41 28 41 33C41 37 34 37 34.6 33.6'),
  shape('M28 55H44V61H28Z'),
  ...both('M36 58L23 51V65Z'),
  shape(circle(at(36, 58), 3.4)),
)

const CACTUS = own(
  'cactus',
  PLANT,
  shape('M14 46C6 46 4 40 4 34V26C4 18 14 18 14 26V32C14 36 18 36 28 36V46Z', 'M9 22V34C9 39 12 41 16 41H28'),
  shape('M58 40C66 40 68 34 68 28V20C68 12 58 12 58 20V26C58 30 54 30 44 30V40Z', 'M63 16V28C63 33 60 35 56 35H44'),
  shape('M26 71V16C26 0 46 0 46 16V71Z', 'M32.6 10V71M39.4 10V71'),
  ...petals(at(36, 8.4), 5, 4.4, 3.6, 3, -90).map((path) => shape(path)),
  shape(circle(at(36, 8.4), 2.4)),
)

const FLOWER_CROWN = own(
  'flower crown',
  'objects/clothing',
  ...both('M16 40C8 36 4 28 5 20C13 24 18 32 19 40Z', 'M28 38C22 30 21 22 24 14C30 20 33 28 33 38Z'),
  shape('M4 40C14 50 26 53 36 53C46 53 58 50 68 40L70 47C60 57 48 61 36 61C24 61 12 57 2 47Z'),
  ...[
    [14, 45, 11],
    [58, 45, 11],
    [36, 47, 14],
  ].flatMap(([x = 0, y = 0, reach = 0]) => [
    ...petals(at(x, y), 5, reach * 0.56, reach * 0.5, reach * 0.46, -90).map((path) => shape(path)),
    shape(circle(at(x, y), reach * 0.34)),
  ]),
)

export const GARDEN_PLANTS: readonly Drawing[] = [
  SUNFLOWER,
  PEONY,
  HYDRANGEA,
  LAVENDER,
  ORCHID,
  IRIS,
  DANDELION,
  CHERRY_BLOSSOM,
  EUCALYPTUS,
  MAPLE_LEAF,
  OAK_LEAF,
  BAMBOO,
  HOLLY,
  WILLOW,
  SAKURA_TREE,
  BOUQUET,
  CACTUS,
  FLOWER_CROWN,
]
