import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, eyes, leg, mirrored, outline, own, smile } from './own.ts'

const MAMMAL = 'animals-nature/animal-mammal'
const REPTILE = 'animals-nature/animal-reptile'
const MARINE = 'animals-nature/animal-marine'

const both = (...paths: readonly string[]) => paths.flatMap((path) => [shape(path), shape(mirrored(path))])

const CROCODILE = own(
  'crocodile',
  REPTILE,
  shape(outline('50 42, 60 40, 68 32, 70 22, 71 36, 67 50, 58 58, 48 58')),
  shape('M34 34L37 27L40 33L44 27L47 34L51 29L54 37L58 33L60 40L64 34L65 42Z'),
  shape('M30 54H38V66H27C27 63 30 63 30 62Z'),
  shape('M50 54H58V66H47C47 63 50 63 50 62Z'),
  shape(outline('26 34, 40 32, 56 38, 62 46, 58 58, 42 61, 28 58')),
  shape('M27 60C21 55 10 55 3 54C1 50 3 47 8 47L30 50Z'),
  shape('M7 48L10 52L13 48L16 52.4L19 48L22 53L25 48Z'),
  shape(outline('2 43, 8 38, 18 38, 22 30, 30 29, 36 36, 36 48, 28 51, 14 49, 4 49')),
  shape(circle(at(26, 33), 5)),
  strokes(curve('36 56, 46 58, 56 54')),
  eyes([25.4, 33, 1.9], [6.4, 43, 1]),
)

const SHARK = own(
  'shark',
  MARINE,
  shape(corners(32, 26, 46, 8, 50, 30)),
  shape(outline('58 40, 64 28, 71 20, 70 36, 71 54, 64 48')),
  shape(outline('2 38, 10 28, 26 24, 46 28, 62 38, 62 44, 46 52, 26 56, 10 50')),
  shape(outline('22 49, 34 49, 46 47, 58 44, 46 52, 26 56, 18 54')),
  shape(outline('30 48, 40 46, 42 56, 36 68, 30 58')),
  shape('M6 42C12 46 18 47 25 44C22 54 12 54 6 42Z', 'M11 45L13 49L16 46L18.6 49.6L21 45.6'),
  strokes(curve('30 34, 32 39, 30 44'), curve('35 34, 37 39, 35 44'), curve('40 35, 42 39, 40 43')),
  eyes([16, 36, 2]),
)

const JELLYFISH = own(
  'jellyfish',
  MARINE,
  ...both(outline('14 34, 20 34, 19 46, 22 56, 16 68, 12 66, 15 56, 11 46')),
  ...both(outline('24 36, 30 36, 28 48, 31 58, 27 70, 23 69, 25 58, 21 48')),
  shape(outline('33 36, 39 36, 40 48, 37 58, 40 69, 35 70, 32 58, 35 48')),
  shape(
    'M6 32C4 12 20 2 36 2C52 2 68 12 66 32C64 38 58 38 56 34C53 40 46 40 44 35C42 40 30 40 28 35C26 40 19 40 16 34C14 38 8 38 6 32Z',
  ),
  shape(circle(at(22, 13), 3)),
  shape(circle(at(36, 9), 3)),
  shape(circle(at(50, 13), 3)),
  smile(36, 26, 5),
  eyes([28, 22, 2.2], [44, 22, 2.2]),
)

const CRAB = own(
  'crab',
  MARINE,
  strokes(
    ...['17 50, 8 50, 3 57', '19 56, 11 58, 8 66', '24 60, 18 63, 17 70'].flatMap((p) => [
      curve(p),
      mirrored(curve(p)),
    ]),
  ),
  ...both(outline('19 44, 10 40, 8 30, 12 29, 15 36, 22 40'), 'M10 31C0 28 -1 13 8 8L10 18L18 9C24 18 20 30 10 31Z'),
  ...both('M27 34V24H31V34Z', circle(at(29, 20), 6)),
  shape(outline('12 46, 20 35, 36 32, 52 35, 60 46, 54 58, 36 63, 18 58'), curve('16 42, 26 40, 36 39, 46 40, 56 42')),
  smile(36, 49, 7),
  eyes([29.6, 20, 2], [42.4, 20, 2]),
)

const NARWHAL = own(
  'narwhal',
  MARINE,
  shape(corners(15, 22, 1, 1, 21, 17), 'M5 7L8 5.4M8.6 12.6L12.4 9.6M12 17.6L17 13.6'),
  shape(outline('56 44, 62 34, 60 26, 68 30, 72 40, 66 46, 60 54')),
  shape(outline('8 40, 12 24, 26 16, 42 22, 54 36, 64 40, 62 50, 48 60, 28 63, 13 56')),
  shape(outline('10 46, 24 50, 44 50, 60 45, 48 60, 28 63, 14 57')),
  shape(outline('28 48, 38 50, 40 60, 32 66, 26 58')),
  smile(16, 41, 5),
  shape(circle(at(36, 28), 2.4)),
  shape(circle(at(44, 34), 2)),
  eyes([20, 34, 2]),
)

const MEERKAT = own(
  'meerkat',
  MAMMAL,
  shape(outline('44 58, 56 60, 66 52, 70 56, 62 66, 46 68')),
  shape(outline('36 22, 46 28, 50 44, 48 62, 42 68, 30 68, 24 62, 22 44, 26 28')),
  shape(outline('36 32, 42 36, 43 52, 36 60, 29 52, 30 36')),
  ...both(outline('27 32, 33 38, 34 46, 30 47, 24 40')),
  ...both(outline('24 66, 32 64, 35 68, 30 71, 22 71')),
  ...both(ellipse(at(23, 10), 3.6, 4.6)),
  shape(outline('36 2, 47 7, 49 17, 42 24, 36 28, 30 24, 23 17, 25 7')),
  ...both(ellipse(at(29.6, 14), 4, 4.8, 16)),
  shape(ellipse(at(36, 21), 2.8, 2)),
  smile(36, 24, 2.6),
  eyes([30, 14, 1.7], [42, 14, 1.7]),
)

const rings = [46, 39, 32, 25, 18].map((y) => `M56 ${y}H${y > 40 ? 66 : 67}`).join('')
const LEMUR = own(
  'lemur',
  MAMMAL,
  shape('M50 66C60 62 57 50 56 40C55 26 54 8 62 4C70 6 68 26 67 40C66 56 66 70 50 71Z', rings),
  shape(outline('32 26, 44 34, 50 50, 48 66, 34 70, 20 68, 14 58, 16 42, 22 32')),
  shape(outline('32 38, 39 46, 38 60, 31 64, 24 60, 23 48')),
  ...[19, 45].map((x) => shape(ellipse(at(x, 68), 8, 3.6))),
  shape(outline('18 38, 24 44, 26 56, 20 58, 14 50')),
  shape(outline('45 38, 40 44, 38 56, 44 58, 50 50')),
  ...[12, 50].map((x) => shape(ellipse(at(x, 9), 5.4, 6.4), ellipse(at(x, 10), 2.4, 3))),
  shape(outline('31 2, 45 6, 52 18, 45 30, 31 36, 17 30, 10 18, 17 6')),
  shape(circle(at(22, 19), 7)),
  shape(circle(at(40, 19), 7)),
  shape(ellipse(at(31, 28), 5, 4)),
  eyes([23, 19, 2.6], [39, 19, 2.6], [31, 27, 1.4]),
)

const MOLE = own(
  'mole',
  MAMMAL,
  shape(outline('14 60, 14 34, 24 16, 36 12, 48 16, 58 34, 58 60, 36 64')),
  shape(outline('24 44, 36 40, 48 44, 50 58, 36 62, 22 58')),
  shape(outline('36 28, 44 31, 46 38, 40 43, 32 43, 26 38, 28 31')),
  shape(ellipse(at(36, 32), 5, 3.8)),
  strokes('M29 37L21 36M29 39L22 42M43 37L51 36M43 39L50 42'),
  shape('M2 64C6 54 12 56 16 58C22 52 30 54 36 57C44 52 50 54 56 58C62 55 68 56 70 64L71 71H1Z'),
  ...both('M10 60C6 54 6 48 10 48C12 44 16 44 17 48C21 46 23 50 21 53C24 56 22 61 18 62Z'),
  eyes([28, 24, 1.6], [44, 24, 1.6]),
)

const MANTA = own(
  'manta ray',
  MARINE,
  shape(outline('34 48, 38 48, 40 60, 48 70, 50 72, 42 69, 36 60')),
  ...both(outline('29 20, 25 12, 27 5, 31 8, 33 18')),
  shape(outline('36 16, 46 20, 58 24, 71 40, 58 40, 46 48, 36 54, 26 48, 14 40, 1 40, 14 24, 26 20')),
  ...both(circle(at(17, 32), 2.6), circle(at(24, 40), 2.2)),
  smile(36, 34, 4),
  eyes([30, 28, 1.8], [42, 28, 1.8]),
)

const PLATYPUS = own(
  'platypus',
  MAMMAL,
  shape(outline('50 44, 62 42, 70 48, 70 58, 60 60, 50 56'), 'M56 43L60 59M62 42L66 58.6'),
  leg(26, 52, 8, 67),
  leg(44, 52, 8, 67),
  shape(outline('16 34, 26 26, 42 28, 56 40, 58 52, 46 60, 28 60, 18 52')),
  shape(outline('1 42, 8 36, 20 36, 24 42, 20 48, 8 48'), curve('2 43, 10 44, 20 43')),
  shape(outline('14 32, 22 22, 32 26, 34 38, 27 46, 19 42')),
  strokes(curve('40 42, 44 45, 48 43'), curve('36 50, 40 53, 44 51')),
  eyes([23, 32, 1.9], [6, 39, 0.8]),
)

export const WILD_ANIMALS: readonly Drawing[] = [
  CROCODILE,
  SHARK,
  JELLYFISH,
  CRAB,
  NARWHAL,
  MEERKAT,
  LEMUR,
  MOLE,
  MANTA,
  PLATYPUS,
]
