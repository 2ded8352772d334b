import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, curve, eyes, leg, outline, own } from './own.ts'

const REPTILE = 'animals-nature/animal-reptile'

const ANKYLOSAURUS = own(
  'ankylosaurus',
  REPTILE,
  shape(outline('54 46, 62 46, 66 38, 70 44, 66 54, 54 54')),
  shape(ellipse(at(65, 35), 6, 7)),
  leg(22, 50, 9, 66),
  leg(46, 50, 9, 66),
  shape('M16 40L18 32L23 35L27 27L32 31L37 25L42 30L48 27L51 34L56 33L57 41L60 46Z'),
  shape(outline('14 44, 22 34, 38 30, 54 36, 60 48, 52 58, 34 60, 18 56')),
  ...[
    [28, 42],
    [38, 38],
    [48, 43],
    [34, 50],
    [45, 52],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 3.2))),
  shape(corners(8, 34, 12, 26, 15, 34)),
  shape(outline('1 46, 4 36, 14 32, 22 38, 22 50, 14 55, 4 53'), curve('2 49, 7 51, 12 49')),
  eyes([11, 41, 1.8]),
)

const SPINOSAURUS = own(
  'spinosaurus',
  REPTILE,
  shape(outline('46 46, 58 50, 71 62, 56 62, 42 58')),
  shape('M24 34C24 16 34 4 44 6C54 10 58 28 56 48Z', 'M30 34L33 14M37 36L40 7M44 40L48 10M50 44L54 22'),
  shape('M40 56H49L48 71H36C36 68 40 68 40 66Z'),
  shape(outline('18 28, 26 32, 42 38, 54 46, 52 58, 40 62, 28 58, 22 46')),
  shape('M27 56H36V71H23C23 68 27 68 27 66Z'),
  shape(outline('24 44, 18 48, 15 54, 20 54, 27 49')),
  shape(outline('1 30, 8 24, 16 23, 18 16, 26 17, 31 26, 28 38, 20 37, 4 36'), curve('2 32, 10 32, 18 30')),
  eyes([21, 22, 1.7], [4.6, 28, 0.8]),
)

const RAPTOR = own(
  'velociraptor',
  REPTILE,
  shape(outline('42 40, 54 38, 66 30, 71 24, 68 38, 56 48, 44 52')),
  shape('M44 46C50 50 50 56 46 60L49 68H38C38 66 41 65 42 64L39 58Z'),
  shape(outline('20 20, 28 26, 40 32, 50 42, 46 52, 34 54, 25 46, 20 34')),
  shape('M30 48C37 50 39 56 34 61L37 70H25C25 67 28 66 29 65L27 58Z'),
  shape(outline('25 38, 18 40, 14 46, 11 44, 13 50, 19 48, 27 44')),
  shape(outline('1 22, 6 14, 14 12, 20 5, 28 8, 31 18, 27 28, 18 28, 5 28'), curve('2 24, 9 25, 17 23')),
  strokes(curve('36 36, 42 38, 45 43'), curve('31 36, 36 40, 39 45')),
  eyes([20, 13, 1.7], [4.6, 19.6, 0.8]),
)

const PLESIOSAUR = own(
  'plesiosaur',
  'animals-nature/animal-marine',
  shape(outline('54 46, 64 48, 71 58, 60 58, 50 54')),
  shape(outline('44 50, 54 58, 58 68, 48 66, 38 58')),
  shape(outline('16 8, 22 14, 20 26, 24 34, 38 32, 54 38, 58 48, 48 56, 30 57, 16 48, 10 34, 10 20')),
  shape(outline('24 48, 26 60, 20 70, 12 68, 16 56')),
  shape(outline('2 16, 5 6, 16 3, 24 9, 22 18, 12 22'), curve('3 16, 9 17, 14 15')),
  ...[
    [34, 42],
    [43, 44],
    [27, 44],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 2.6))),
  eyes([13, 10, 1.7]),
)

const DINOSAUR_EGG = own(
  'dinosaur egg',
  REPTILE,
  shape(outline('24 30, 26 14, 36 8, 48 12, 52 26, 48 36')),
  shape(corners(30, 10, 33, 2, 37, 8)),
  shape(corners(37, 8, 42, 1, 45, 9)),
  shape(outline('20 26, 24 18, 34 18, 38 26, 32 32, 22 32')),
  shape('M10 40L18 32L26 40L36 31L46 40L54 32L62 40C66 58 54 71 36 71C18 71 6 58 10 40Z'),
  ...[
    [24, 52],
    [44, 48],
    [36, 62],
    [53, 58],
  ].map(([x = 0, y = 0]) => shape(circle(at(x, y), 4))),
  eyes([34, 15, 1.8], [44, 15, 1.8], [25, 24, 0.9], [31, 24, 0.9]),
)

const AMMONITE = own(
  'fossil',
  'travel-places/place-building',
  shape(outline('6 20, 20 8, 44 6, 64 16, 69 40, 60 60, 40 68, 16 64, 4 46')),
  shape(circle(at(36, 36), 23)),
  shape(circle(at(38, 37), 14.6)),
  shape(circle(at(37, 39), 7.6)),
  strokes(
    'M36 13L37 22M48 17L45 25M56 25L50 31M59 36L52.6 37M56 48L50.6 45M47 56L44.6 50M36 59L37 51.6M25 56L29 49M16 48L25 44M13 36L23.6 37M16 25L26 29M24 17L30 25M38 22.4V31M52 37H45M37 51.6V46.6M23.6 37L30 39',
  ),
)

const MOOSE = own(
  'moose',
  'animals-nature/animal-mammal',
  leg(32, 50, 6, 71),
  leg(56, 50, 6, 71),
  ...[
    'M22 14C12 16 2 12 1 2C4 4 6 5 8 5C8 2 10 1 12 1C12 4 14 6 16 6C16 3 18 2 20 2C20 8 23 11 25 13Z',
    'M26 14C36 16 46 12 47 2C44 4 42 5 40 5C40 2 38 1 36 1C36 4 34 6 32 6C32 3 30 2 28 2C28 8 25 11 24 13Z',
  ].map((path) => shape(path)),
  shape(outline('64 34, 68 36, 68 44, 64 42')),
  shape(outline('26 30, 34 24, 48 26, 62 30, 66 42, 62 54, 44 56, 30 54, 24 44')),
  leg(26, 48, 6, 71),
  leg(50, 48, 6, 71),
  shape(outline('16 38, 22 38, 22 48, 18 52')),
  shape(outline('32 16, 38 14, 38 20, 32 22')),
  shape(outline('18 14, 28 12, 34 20, 32 32, 26 38, 16 42, 5 40, 4 32, 12 28')),
  shape(outline('4 33, 10 30, 16 34, 14 41, 6 40')),
  eyes([22, 22, 1.8], [8, 34, 1]),
)

const CHAMELEON = own(
  'chameleon',
  REPTILE,
  shape('M2 60H70C72 60 72 66 70 66H2C0 66 0 60 2 60Z'),
  shape(
    'M52 46C62 44 70 36 66 26C62 18 50 22 52 30C54 36 62 34 60 29C58 27 56 29 57 30C54 32 53 26 58 26C64 26 64 38 56 38C48 38 46 26 54 20C64 14 72 24 71 34C69 48 60 54 50 56Z',
  ),
  shape('M40 50H47V62H38V57Z'),
  shape(outline('18 32, 26 22, 40 20, 52 30, 56 44, 46 54, 30 54, 20 46')),
  shape('M25 48H32V62H23V57Z'),
  shape(outline('1 40, 6 30, 14 24, 24 12, 32 22, 32 36, 24 46, 8 46'), curve('2 42, 10 42, 18 40')),
  shape(circle(at(17, 32), 6)),
  strokes(curve('36 26, 38 36, 36 48'), curve('43 26, 46 36, 44 48')),
  eyes([16, 32, 2]),
)

const TADPOLE = own(
  'tadpole',
  'animals-nature/animal-amphibian',
  shape(outline('34 28, 46 26, 54 34, 62 30, 71 36, 64 44, 56 46, 46 46, 34 46'), curve('36 37, 46 36, 55 40, 64 37')),
  shape(ellipse(at(22, 37), 20, 17)),
  strokes('M8 42Q15 50 23 44'),
  eyes([11, 33, 2.2], [24, 31, 2.2]),
)

const KOI = own(
  'goldfish',
  'animals-nature/animal-marine',
  shape(outline('28 22, 38 10, 50 12, 48 24, 36 28')),
  shape(outline('54 36, 62 22, 71 16, 68 32, 71 38, 68 46, 71 58, 60 52')),
  shape(outline('26 50, 32 62, 42 62, 42 52')),
  shape(outline('2 38, 10 26, 26 20, 44 26, 58 36, 58 40, 44 50, 26 54, 10 50')),
  ...[26, 34, 42, 50].map((x, i) =>
    strokes(
      curve(
        `${x} ${24 + i * 2.6}, ${x + 4} ${30 + i * 1.6}, ${x + 1} ${38}, ${x + 4} ${46 - i * 1.6}, ${x} ${52 - i * 2.6}`,
      ),
    ),
  ),
  shape(outline('24 42, 32 42, 34 50, 28 52')),
  strokes(curve('20 24, 23 37, 20 51'), 'M3 42Q7 45 11 43'),
  eyes([12, 34, 2]),
)

const griffinWing = outline('34 36, 36 18, 48 4, 64 2, 70 12, 64 16, 68 22, 60 25, 62 32, 54 33, 52 40, 42 42')
const GRIFFIN = own(
  'griffin',
  'animals-nature/animal-mammal',
  shape(outline('58 50, 66 46, 68 36, 71 38, 70 50, 60 56')),
  shape(outline('66 36, 66 28, 71 30, 71 38')),
  leg(30, 50, 7, 70),
  leg(52, 50, 7, 70),
  shape(outline('20 30, 32 34, 50 36, 62 44, 62 56, 46 60, 28 58, 19 48')),
  leg(22, 50, 7, 70),
  leg(46, 52, 7, 70),
  shape(griffinWing, curve('46 12, 44 24, 42 34') + curve('56 12, 52 22, 48 34')),
  shape(corners(20, 8, 24, 1, 27, 9)),
  shape(outline('10 14, 20 6, 30 10, 32 24, 34 38, 26 46, 18 40, 14 28')),
  shape(outline('13 13, 5 16, 2 24, 8 24, 16 23, 18 17')),
  strokes('M20 32L23 36L26 32L29 36M20 40L23 43L26 40'),
  eyes([20, 15, 1.7]),
)

export const OLD_BEASTS: readonly Drawing[] = [
  ANKYLOSAURUS,
  SPINOSAURUS,
  RAPTOR,
  PLESIOSAUR,
  DINOSAUR_EGG,
  AMMONITE,
  MOOSE,
  CHAMELEON,
  TADPOLE,
  KOI,
  GRIFFIN,
]
