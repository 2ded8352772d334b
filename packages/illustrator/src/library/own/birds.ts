import { at, away, circle, ellipse, shape, smooth, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, eyes, mirrored, outline, own } from './own.ts'

const BIRD = 'animals-nature/animal-bird'

const both = (path: string) => [shape(path), shape(mirrored(path))]

/** A leg that can be coloured, with its toes; the foot is on the ground. */
const leg = (x: number, top: number, foot = 70, wide = 2.6) =>
  shape(corners(...[x, top, x + wide, top, x + wide, foot - 3, x + wide + 3, foot], ...[x - 7, foot, x, foot - 3]))

const ROOSTER = own(
  'rooster',
  BIRD,
  leg(31, 58),
  leg(43, 58),
  shape(outline('50 46, 50 28, 58 10, 69 6, 71 14, 65 22, 62 44')),
  shape(outline('52 48, 58 30, 68 20, 71 27, 68 36, 60 52')),
  shape(outline('52 52, 60 40, 70 36, 71 44, 66 52, 56 58')),
  shape('M14 15C9 10 10 5 15 8C14 1 20 0 21 6C24 0 30 2 28 8C33 7 33 12 29 17Z'),
  shape(corners(13, 17, 2, 22, 13, 27)),
  shape(outline('12 26, 17 28, 18 36, 14 40, 9 36')),
  shape(outline('12 20, 18 12, 28 14, 32 26, 38 38, 52 42, 60 44, 60 54, 50 62, 34 62, 20 55, 14 42, 14 30')),
  shape('M15.4 30C18 34 26 32 32.4 27L37 37L39 46L33 42L31 50L26 43L22 50L19 42L14.4 43C14 38 14 34 15.4 30Z'),
  shape(
    outline('36 46, 46 44, 56 48, 52 56, 42 58, 36 53'),
    curve('43 55, 46 52, 45 48') + curve('49 55, 51 52, 50 48'),
  ),
  eyes([20, 20, 1.7]),
)

const OWL = own(
  'owl',
  BIRD,
  ...[28, 44].map((x) => shape(ellipse(at(x, 67), 6.5, 4))),
  shape(outline('36 28, 56 36, 61 50, 54 63, 36 68, 18 63, 11 50, 16 36')),
  ...both(outline('14 36, 23 42, 25 54, 18 66, 8 60, 6 46')),
  shape(
    'M13 3C20 9 28 9.5 36 9.5C44 9.5 52 9 59 3C58 11 62 17 61 25C59 37 48 42 36 42C24 42 13 37 11 25C10 17 14 11 13 3Z',
  ),
  ...both(circle(at(25, 24), 9)),
  shape(corners(36, 27, 40.4, 32.4, 36, 39, 31.6, 32.4)),
  eyes([25, 24, 3.6], [47, 24, 3.6]),
)

const TAIL = at(36, 43)

/** A feather of the tail, broadest near its end. */
function plume(turn: number, reach: number, half: number): string {
  const on = (share: number, side: number) => away(TAIL, turn + side * half, share * reach)
  return smooth([on(0.2, 0), on(0.6, -0.8), on(0.86, -1), on(1, 0), on(0.86, 1), on(0.6, 0.8)], true)
}

const PEACOCK = own(
  'peacock',
  BIRD,
  // Where it is small the eyes of its feathers would be black, and the tail a row of blots.
  ...[108, -108, 86.4, -86.4, 64.8, -64.8, 43.2, -43.2, 21.6, -21.6, 0].map((turn) => ({
    ...shape(plume(turn - 90, 35.5, 10.4)),
    marks: ellipse(away(TAIL, turn - 90, 29), 3.8, 2.7, turn - 90),
  })),
  shape(circle(TAIL, 15)),
  leg(32, 64, 71, 2.6),
  leg(39.4, 64, 71, 2.6),
  ...[-38, 38, 0].map((turn) => shape(ellipse(away(at(36, 24), turn - 90, 6.6), 3.4, 1.9, turn - 90))),
  shape(
    'M36 19C41 19 42 24 41 29C40 35 46 42 46 53C46 62 42 67 36 67C30 67 26 62 26 53C26 42 32 35 31 29C30 24 31 19 36 19Z',
  ),
  ...both(outline('26 50, 30 50, 32 58, 28 65, 22 59')),
  shape(corners(36, 26, 38.2, 28.6, 36, 33, 33.8, 28.6)),
  eyes([33.4, 24.4, 1], [38.6, 24.4, 1]),
)

const STORK = own(
  'stork',
  BIRD,
  leg(36, 44, 71, 2.4),
  leg(44, 44, 71, 2.4),
  shape(outline('52 34, 64 38, 70 46, 60 47, 50 44')),
  shape(outline('20 8, 28 4, 33 10, 31 18, 30 26, 38 28, 52 31, 60 38, 54 47, 40 50, 28 45, 23 34, 24 22')),
  shape(
    outline('36 34, 48 32, 60 38, 66 45, 52 46, 42 44'),
    curve('46 43, 50 40, 49 36') + curve('54 44, 57 42, 55 38'),
  ),
  shape(corners(22, 8, 1, 17, 22, 15)),
  eyes([26, 11, 1.5]),
)

const SEAGULL = own(
  'seagull',
  BIRD,
  shape(outline('44 36, 52 22, 62 12, 71 8, 68 20, 60 32, 50 42')),
  shape(corners(52, 42, 68, 42, 71, 50, 62, 49, 50, 50)),
  shape(corners(10, 33, 1, 37, 11, 40)),
  shape(outline('9 34, 14 28, 22 29, 32 34, 46 36, 58 44, 52 52, 38 55, 24 52, 13 44')),
  shape(
    outline('30 38, 28 26, 20 12, 24 3, 36 12, 46 24, 52 38, 46 45, 36 45'),
    curve('27 9, 36 20, 40 32') + curve('24 18, 33 28, 36 38'),
  ),
  eyes([16, 34, 1.6]),
)

const CROW = own(
  'crow',
  BIRD,
  leg(32, 54),
  leg(42, 54),
  shape(corners(50, 46, 71, 60, 64, 66, 46, 58)),
  shape(outline('14 18, 12 12, 20 6, 30 8, 36 18, 42 26, 54 38, 58 50, 48 58, 34 58, 22 50, 18 36, 18 26')),
  shape(outline('14 11, 6 13, 1 20, 8 20, 16 22, 20 16')),
  strokes('M2 19L14 17'),
  shape(
    outline('32 30, 42 32, 54 42, 62 56, 50 53, 38 50, 31 40'),
    curve('40 49, 42 43, 38 38') + curve('48 52, 49 46, 46 40'),
  ),
  eyes([23, 14, 1.7]),
)

const SONGBIRD = own(
  'bird',
  BIRD,
  leg(32, 56),
  leg(41, 56),
  shape(corners(54, 40, 71, 30, 72, 38, 58, 52)),
  shape(corners(9, 22, 0, 26, 9, 30)),
  shape(outline('8 26, 12 14, 24 10, 35 16, 44 28, 56 36, 62 44, 54 56, 40 62, 24 60, 13 50, 10 38')),
  shape(
    outline('30 36, 42 32, 54 38, 62 46, 52 52, 40 54, 31 48'),
    curve('40 53, 44 48, 41 42') + curve('49 52, 52 47, 49 42'),
  ),
  strokes(curve('12 46, 20 44, 26 50, 28 60')),
  eyes([19, 22, 2]),
)

const CHICK = own(
  'baby chick',
  BIRD,
  leg(29, 60),
  leg(41, 60),
  shape(outline('33 8, 29 2, 35 3, 37 0, 39 4, 44 3, 40 9')),
  shape(outline('12 44, 4 38, 3 48, 10 54, 18 52')),
  shape(outline('60 44, 68 38, 69 48, 62 54, 54 52')),
  shape(circle(at(36, 44), 22)),
  shape(ellipse(at(36, 24), 19, 18)),
  shape(corners(30, 27, 42, 27, 36, 35), 'M30 27L36 30L42 27'),
  strokes('M27 52L30 55L33 52M39 52L42 55L45 52M33 58L36 61L39 58'),
  eyes([27, 22, 2.2], [45, 22, 2.2]),
)

const PELICAN = own(
  'pelican',
  BIRD,
  leg(38, 56),
  leg(48, 56),
  shape(corners(60, 44, 72, 48, 66, 56, 56, 56)),
  shape(outline('26 10, 34 5, 42 11, 40 22, 36 30, 46 32, 60 38, 66 48, 58 58, 42 60, 30 54, 26 42, 30 28')),
  shape('M30 14L1 30C2 44 18 46 27 34C31 28 33 22 32 18Z', 'M1 30L31 19'),
  shape(
    outline('38 40, 50 38, 62 44, 68 52, 54 55, 42 52'),
    curve('48 53, 51 48, 48 43') + curve('57 54, 59 50, 56 45'),
  ),
  eyes([34, 12, 1.6]),
)

const HERON = own(
  'heron',
  BIRD,
  leg(40, 46, 71, 2.4),
  leg(48, 46, 71, 2.4),
  shape(outline('28 8, 38 7, 50 14, 40 12, 32 14')),
  shape(
    outline('19 8, 27 4, 32 10, 28 18, 22 24, 26 30, 38 30, 54 34, 68 48, 54 49, 40 51, 28 45, 21 36, 16 26, 21 17'),
  ),
  shape(
    outline('36 34, 48 33, 58 40, 68 48, 54 47, 42 46'),
    curve('46 46, 49 42, 46 37') + curve('55 47, 57 44, 54 39'),
  ),
  shape(corners(20, 9, 0, 13, 21, 14)),
  strokes('M27 38L26 44M31 40L31 46'),
  eyes([24, 10, 1.4]),
)

const OSTRICH = own(
  'ostrich',
  BIRD,
  leg(36, 52, 71, 3.4),
  leg(48, 52, 71, 3.4),
  shape(outline('60 30, 66 22, 71 28, 70 36, 71 42, 64 46')),
  shape('M22 14H28C29 26 31 34 36 40L30 48C23 40 21 28 22 14Z'),
  shape(corners(19, 6, 8, 11, 19, 14)),
  shape(ellipse(at(24, 10), 7, 7)),
  shape(outline('30 34, 40 26, 54 25, 66 32, 67 46, 56 55, 40 56, 30 48')),
  shape('M40 36C46 30 58 32 62 40C62 46 58 45 57 42C57 49 51 49 50 45C49 51 43 50 43 45C39 46 37 40 40 36Z'),
  eyes([23, 9, 1.8]),
)

const PUFFIN = own(
  'puffin',
  BIRD,
  shape(outline('22 66, 28 63, 34 66, 34 71, 20 71')),
  shape(outline('38 66, 44 63, 50 66, 50 71, 36 71')),
  shape(outline('36 2, 48 8, 51 22, 56 38, 54 56, 46 66, 28 66, 20 56, 18 38, 21 20, 26 8')),
  shape(outline('34 32, 44 36, 46 52, 40 65, 30 65, 22 54, 21 42, 26 34')),
  shape(outline('22 10, 32 8, 40 14, 39 24, 31 29, 22 24')),
  shape('M24 10C12 8 2 14 1 24C8 27 18 28 24 25Z', 'M17 9.6C14 15 15 21 17 26.6M10.6 12C9 16 9 20 10.6 25.4'),
  shape(outline('50 30, 58 38, 60 52, 54 58, 48 46')),
  eyes([30, 16, 1.8]),
)

export const BIRDS: readonly Drawing[] = [
  ROOSTER,
  OWL,
  PEACOCK,
  STORK,
  SEAGULL,
  CROW,
  SONGBIRD,
  CHICK,
  PELICAN,
  HERON,
  OSTRICH,
  PUFFIN,
]
