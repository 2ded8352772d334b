import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { curve, eyes, mirrored, outline, own, smile } from './own.ts'

const BUG = 'animals-nature/animal-bug'

const both = (...paths: readonly string[]) => paths.flatMap((path) => [shape(path), shape(mirrored(path))])

const BUTTERFLY = own(
  'butterfly',
  BUG,
  strokes(curve('35 15, 31 8, 25 4'), curve('37 15, 41 8, 47 4')),
  ...both(
    outline('34 36, 24 38, 12 42, 8 52, 14 64, 24 66, 31 56, 35 44'),
    outline('26 46, 20 47, 17 52, 19 57, 23 57, 27 52'),
    outline('34 34, 24 16, 10 6, 1 12, 3 28, 12 38, 26 40'),
    outline('23 29, 18 21, 11 16, 10 22, 13 28, 18 31'),
  ),
  shape(outline('36 20, 39 28, 39 44, 36 58, 33 44, 33 28'), 'M33 32H39M33 40H39M34 48H38'),
  shape(circle(at(36, 17), 5)),
  ...[24.5, 47.5].map((x) => shape(circle(at(x, 4), 1.8))),
  eyes([34, 16.4, 0.9], [38, 16.4, 0.9]),
)

const CATERPILLAR = own(
  'bug',
  BUG,
  ...[62, 50, 38].map((x, i) => shape(circle(at(x, 50 - (i % 2) * 5), 10), ellipse(at(x, 48 - (i % 2) * 5), 3.4, 4.4))),
  ...[63, 51, 38].map((x, i) => shape(ellipse(at(x, 61 - (i % 2) * 5), 3, 3.4))),
  strokes(curve('13 24, 10 16, 6 13'), curve('21 24, 24 16, 28 13')),
  shape(circle(at(5, 12), 2.6)),
  shape(circle(at(29, 12), 2.6)),
  shape(circle(at(17, 38), 15)),
  smile(17, 42, 7),
  eyes([12, 35, 2], [22, 35, 2]),
)

const MANTIS = own(
  'praying mantis',
  BUG,
  strokes('M40 52L30 62L32 71M46 56L42 71M54 60L58 71', curve('17 8, 10 4, 3 6'), curve('23 8, 24 3, 30 1')),
  shape(outline('34 40, 46 44, 60 56, 70 68, 54 65, 42 58, 34 50')),
  shape(outline('34 38, 48 42, 62 52, 71 64, 52 54, 38 48')),
  shape(outline('22 22, 28 20, 38 40, 36 50, 30 46')),
  shape(outline('26 34, 14 40, 8 36, 10 32, 24 28')),
  shape(outline('9 37, 14 28, 20 24, 18 32, 13 40'), ''),
  shape(outline('10 8, 20 6, 30 8, 28 17, 20 24, 13 17')),
  shape(circle(at(12, 11), 4)),
  shape(circle(at(28, 11), 4)),
  smile(20, 18, 2.6),
  eyes([12, 11, 1.6], [28, 11, 1.6]),
)

const FIREFLY = own(
  'firefly',
  BUG,
  strokes('M58 44L66 40M60 52L69 52M58 60L65 65'),
  shape(outline('24 30, 30 12, 42 4, 46 14, 40 28, 32 34')),
  shape(outline('30 32, 44 14, 58 12, 58 22, 46 32, 36 36')),
  strokes(curve('11 26, 8 18, 2 16'), curve('18 24, 17 16, 12 12')),
  shape(outline('36 36, 48 38, 56 48, 54 58, 44 62, 34 54'), curve('38 58, 42 48, 50 40')),
  shape(outline('22 28, 34 30, 42 40, 40 52, 32 54, 24 46')),
  shape(circle(at(16, 34), 12)),
  smile(14, 37, 5),
  strokes('M26 50L24 58M32 54L31 62'),
  eyes([11, 32, 1.7], [19, 31, 1.7]),
)

const LADYBIRD = own(
  'lady beetle',
  BUG,
  strokes(
    'M14 34L4 28M12 46L2 48M16 58L7 66M58 34L68 28M60 46L70 48M56 58L65 66',
    curve('30 10, 26 4, 20 3'),
    curve('42 10, 46 4, 52 3'),
  ),
  shape(circle(at(36, 18), 12.5)),
  shape(circle(at(36, 44), 25), 'M36 19V69'),
  ...both(circle(at(24, 36), 4.6), circle(at(20, 50), 3.8), circle(at(29, 58), 4)),
  shape('M18 27C22 20 28 19 36 19C44 19 50 20 54 27C46 23 42 22 36 22C30 22 26 23 18 27Z'),
  smile(36, 14.4, 3.4),
  eyes([30, 11.6, 1.8], [42, 11.6, 1.8]),
)

const SPIDER = own(
  'spider',
  BUG,
  strokes(
    ...['24 34, 12 24, 4 30', '22 40, 10 36, 2 44', '22 46, 10 46, 3 56', '24 52, 13 56, 8 67'].flatMap((points) => [
      curve(points),
      mirrored(curve(points)),
    ]),
  ),
  shape(ellipse(at(36, 48), 18, 19), curve('19 43, 36 50, 53 43') + curve('19 54, 36 60, 53 54')),
  shape(circle(at(36, 24), 14)),
  shape(circle(at(30, 22), 4.4)),
  shape(circle(at(42, 22), 4.4)),
  smile(36, 30, 5),
  eyes([31, 22.6, 1.8], [41, 22.6, 1.8]),
)

export const INSECTS: readonly Drawing[] = [BUTTERFLY, CATERPILLAR, MANTIS, FIREFLY, LADYBIRD, SPIDER]
