import { at, circle, ellipse, type Point, polygon, shape } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { petals, STEM } from './flowers.ts'
import { mirrored, own } from './own.ts'

const FLOWER = 'animals-nature/plant-flower'

const both = (path: string) => [shape(path), shape(mirrored(path))]

const PALM = own(
  'palm tree',
  'animals-nature/plant-other',
  shape('M34 32C37 44 36 58 30 71H43C45 58 44 44 39 31Z', 'M36.2 44H42.6M35.4 54H43.6M33 63H43.8'),
  ...both('M37 29C30 26 14 34 9 50C20 41 30 37 38 35Z'),
  ...both('M37 28C30 18 14 15 3 28C16 25 26 28 37 33Z'),
  ...both('M37 29C35 16 25 4 12 5C22 12 28 20 33 30Z'),
  shape(circle(at(32, 34), 4)),
  shape(circle(at(40, 34), 4)),
)

const TULIP = own(
  'tulip',
  FLOWER,
  shape('M34.4 34V71H37.6V34Z'),
  ...both('M36 71C22 67 13 54 15 36C26 44 34 56 37 70Z'),
  shape('M36 38C25 30 27 12 36 3C45 12 47 30 36 38Z'),
  ...both('M36 40C20 40 13 28 17 7C29 12 37 24 36 40Z'),
)

const ROSE = own(
  'rose',
  FLOWER,
  ...STEM,
  shape(ellipse(at(36, 15), 13, 11), 'M27 15C27 8 44 7 45 15C45 21 32 21 32 16C32 13 39 12 40 16'),
  shape('M24 12C11 16 10 31 19 38C26 43 33 42 39 40C39 30 34 19 24 12Z'),
  shape('M48 12C61 16 62 31 53 38C46 43 38 43 32 40C32 30 38 19 48 12Z'),
)

const HEAD = at(36, 22)

const HIBISCUS = own(
  'hibiscus',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 5, 11.5, 9.5, 8.5, 54).map((path) => shape(path)),
  shape(ellipse(at(41, 15), 9, 2.6, -54)),
  shape(circle(HEAD, 4)),
)

const BLOSSOM = own(
  'blossom',
  FLOWER,
  ...STEM,
  ...petals(HEAD, 6, 12, 7.5, 7, 30).map((path) => shape(path)),
  shape(circle(HEAD, 7)),
)

/** A bar between two points, wide enough to be coloured. */
function bar(from: Point, to: Point, width = 3) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [((to.y - from.y) / length) * (width / 2), ((from.x - to.x) / length) * (width / 2)]
  return shape(
    polygon([at(from.x + x, from.y + y), at(to.x + x, to.y + y), at(to.x - x, to.y - y), at(from.x - x, from.y - y)]),
  )
}

const [REAR, FRONT, PEDALS, SADDLE, BARS] = [at(17, 52), at(55, 52), at(35, 52), at(27, 28), at(48, 26)]
const wheel = (middle: Point) => [shape(circle(middle, 16), circle(middle, 12.4))]

const BICYCLE = own(
  'bicycle',
  'travel-places/transport-ground',
  ...wheel(REAR),
  ...wheel(FRONT),
  bar(REAR, PEDALS),
  bar(REAR, at(29, 34)),
  bar(at(29, 34), at(50, 32)),
  bar(PEDALS, at(50, 34)),
  bar(SADDLE, PEDALS),
  bar(BARS, FRONT),
  bar(at(43, 24), at(56, 23), 4),
  shape(ellipse(at(26.5, 27), 7, 2.6)),
  ...[REAR, FRONT].map((middle) => shape(circle(middle, 2.6))),
  shape(circle(PEDALS, 4.4)),
)

const SKATEBOARD = own(
  'skateboard',
  'travel-places/transport-ground',
  ...[19, 53].flatMap((x) => [
    shape(polygon([at(x - 5, 48), at(x + 5, 48), at(x + 2, 57), at(x - 2, 57)])),
    shape(circle(at(x, 58), 6), circle(at(x, 58), 2.4)),
  ]),
  shape('M2 36C5 44 10 45 16 45H56C62 45 67 44 70 36L72 39C69 49 64 51 56 51H16C8 51 3 49 0 39Z'),
)

const CANOE = own(
  'canoe',
  'travel-places/transport-water',
  bar(at(44, 16), at(28, 46)),
  shape(ellipse(at(46, 12), 8, 4, -62)),
  shape('M2 32C12 40 22 42 36 42C50 42 60 40 70 32C70 48 60 57 50 58H22C12 57 2 48 2 32Z', 'M7 45C24 51 48 51 65 45'),
)

const TOOTHBRUSH = own(
  'toothbrush',
  'objects/household',
  shape('M47 25H67V39H47Z', 'M53.7 25V39M60.3 25V39'),
  shape('M6 39Q2 39 2 43Q2 47 6 47H66Q70 47 70 43Q70 39 66 39Z', 'M24 39V47'),
)

const BASKET = own(
  'basket',
  'objects/household',
  shape('M12 36C12 -4 60 -4 60 36H54C54 6 18 6 18 36Z'),
  shape(polygon([at(9, 38), at(63, 38), at(57, 68), at(15, 68)]), 'M11 48H61M13 58H59M22 38V68M36 38V68M50 38V68'),
  shape('M6 32H66V39H6Z'),
)

/** Without a strap, which would run across the face of whoever wears it. */
const HELMET = own(
  "rescue worker's helmet",
  'objects/clothing',
  shape('M16.5 33C16.5 18 24 7 36 7C48 7 55.5 18 55.5 33Z'),
  shape('M28.5 8.6V23C33 26 39 26 43.5 23V8.6C39 6.4 33 6.4 28.5 8.6Z'),
  shape('M12 30C7 29.6 6 35 11 36.4C27 39.8 45 39.8 61 36.4C66 35 65 29.6 60 30C44 33.4 28 33.4 12 30Z'),
)

/** Instead of drawings by OpenMoji with the same names, which consist of loose strokes or fall to pieces without colour. */
export const REDRAWN: readonly Drawing[] = [
  PALM,
  TULIP,
  ROSE,
  HIBISCUS,
  BLOSSOM,
  BICYCLE,
  SKATEBOARD,
  CANOE,
  TOOTHBRUSH,
  BASKET,
  HELMET,
]
