import { at, circle, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const PLACE = 'travel-places/place-other'

const FENCE = own(
  'fence',
  PLACE,
  shape('M0 36H72V42H0Z'),
  shape('M0 54H72V60H0Z'),
  ...[3, 17, 31, 45, 59].map((x) => shape(`M${x} 68V30L${x + 5} 22L${x + 10} 30V68Z`)),
)

const ROOF = own(
  'roof',
  'travel-places/place-building',
  shape('M48 12H58V36H48Z'),
  shape('M46 8H60V13H46Z'),
  shape('M10 50H62V70H10Z'),
  shape('M28 56H44V70H28Z', 'M36 56V70'),
  shape(
    corners(16, 26, 56, 26, 71, 54, 1, 54),
    'M12 33.4H60M8 40.4H64M4 47.4H68M26 26V33.4M36 26V33.4M46 26V33.4M20 33.4V40.4M31 33.4V40.4M42 33.4V40.4M53 33.4V40.4M15 40.4V47.4M26 40.4V47.4M37 40.4V47.4M48 40.4V47.4M58 40.4V47.4',
  ),
)

const BENCH = own(
  'bench',
  'objects/household',
  shape('M10 28H14V68H10Z'),
  shape('M58 28H62V68H58Z'),
  shape('M4 26H68V32H4Z'),
  shape('M4 36H68V42H4Z'),
  shape('M2 48H70V54H2Z'),
)

const STREET_LAMP = own(
  'street lamp',
  PLACE,
  shape('M34 28H38V64H34Z'),
  shape(corners(28, 64, 44, 64, 48, 71, 24, 71)),
  shape(corners(25, 10, 47, 10, 43, 28, 29, 28), 'M36 10V28'),
  shape(corners(36, 1, 50, 10, 22, 10)),
  shape('M27 26H45V31H27Z'),
)

const WATERFALL = own(
  'waterfall',
  'travel-places/place-geographic',
  shape(soft(4, 62, 4, 20, 9, 11, 20, 9, 28, 14, 28, 62)),
  shape(soft(44, 62, 44, 14, 52, 8, 63, 11, 68, 22, 68, 62)),
  shape('M26 12C30 8 42 8 46 12V60H26Z', 'M31 16V54M36 14V56M41 16V54'),
  strokes(bow(8, 30, 14, 26, 20, 30), bow(52, 34, 58, 30, 64, 34), bow(8, 46, 14, 44, 18, 48)),
  shape(soft(4, 64, 12, 56, 24, 58, 36, 54, 48, 58, 60, 56, 68, 64, 60, 70, 36, 71, 12, 70)),
  strokes(bow(18, 64, 26, 61, 34, 64), bow(40, 66, 48, 63, 56, 65)),
)

const GINGERBREAD_HOUSE = own(
  'gingerbread house',
  'travel-places/place-building',
  shape('M50 8H58V26H50Z'),
  shape('M14 36H58V68H14Z'),
  shape('M30 68V54C30 46 42 46 42 54V68Z'),
  shape('M19 46H27V54H19Z', 'M23 46V54M19 50H27'),
  shape('M45 46H53V54H45Z', 'M49 46V54M45 50H53'),
  shape(corners(36, 8, 68, 38, 4, 38)),
  shape(
    'M2 38C2 34 8 34 10 38C12 34 18 34 20 38C22 34 28 34 30 38C32 34 40 34 42 38C44 34 50 34 52 38C54 34 60 34 62 38C64 34 70 34 70 38C70 44 62 44 61 40C59 44 53 44 51 40C49 44 43 44 41 40C39 44 33 44 31 40C29 44 23 44 21 40C19 44 13 44 11 40C10 44 2 44 2 38Z',
  ),
  shape(circle(at(36, 24), 5)),
  shape(circle(at(24, 30), 2.6)),
  shape(circle(at(48, 30), 2.6)),
  shape(circle(at(36, 10), 3.6)),
)

const HAUNTED_HOUSE = own(
  'haunted house',
  'travel-places/place-building',
  shape(corners(46, 22, 64, 26, 62, 70, 46, 70)),
  shape(corners(43, 25, 57, 4, 68, 29)),
  shape(corners(10, 34, 48, 34, 48, 70, 12, 70)),
  shape(corners(5, 37, 24, 10, 34, 12, 53, 36)),
  shape('M25 70V56C25 48 37 48 37 56V70Z'),
  shape(circle(at(29, 25), 4.6), 'M29 20.4V29.6M24.4 25H33.6'),
  shape(corners(15, 42, 23, 41, 22, 51, 16, 50), 'M19 41.5V50.5'),
  shape(corners(39, 41, 46, 42, 45, 51, 40, 50), 'M42.6 41.6V50.6'),
  shape('M52 44V36C52 32 58 32 58 36V44Z', 'M55 33V44'),
  strokes('M51 54H59M51 60H59'),
)

const BONSAI = own(
  'bonsai',
  'animals-nature/plant-other',
  shape(soft(32, 56, 30, 46, 38, 40, 30, 30, 36, 26, 44, 36, 44, 42, 38, 48, 41, 56)),
  shape(soft(4, 36, 10, 26, 20, 28, 28, 26, 34, 34, 28, 41, 16, 42)),
  shape(soft(40, 30, 46, 22, 56, 24, 64, 22, 70, 30, 64, 37, 50, 38)),
  shape(soft(18, 20, 22, 8, 34, 9, 42, 4, 54, 10, 54, 20, 44, 24, 28, 25)),
  shape('M12 56H60V61H12Z'),
  shape(corners(15, 61, 57, 61, 52, 70, 20, 70)),
)

const TREASURE_MAP = own(
  'treasure map',
  'objects/book-paper',
  shape(soft(6, 14, 22, 10, 36, 14, 50, 10, 66, 14, 68, 36, 66, 60, 50, 57, 36, 61, 22, 57, 6, 60, 4, 36)),
  shape(soft(14, 24, 22, 19, 30, 22, 28, 30, 20, 32)),
  shape(corners(48, 44, 54, 34, 60, 44)),
  shape(corners(40, 47, 45, 38, 50, 47)),
  strokes('M26 36L29 38M32 40L35 40M38 37L41 34M44 31L47 28M51 19L59 27M59 19L51 27'),
  shape(circle(at(18, 46), 6), 'M18 40V52M12 46H24'),
)

const PEACE = own(
  'peace sign',
  'symbols/other-symbol',
  shape(circle(at(36, 36), 33)),
  shape(circle(at(36, 36), 26)),
  shape('M33 10.4H39V32L57.4 51L53 55.4L39 41V61.6H33V41L19 55.4L14.6 51L33 32Z'),
)

const SURFBOARD = own(
  'surfboard',
  'activities/sport',
  shape(soft(36, 1, 46, 16, 49, 36, 46, 56, 36, 71, 26, 56, 23, 36, 26, 16), 'M36 5V67'),
  shape('M23.6 26L48.4 34V44L23.6 36Z'),
)

const MONSTERA = own(
  'monstera leaf',
  'animals-nature/plant-other',
  shape('M34.6 50H37.4V71H34.6Z'),
  shape(
    'M36 62C22 62 10 54 7 42L18 42L6 34C6 28 8 22 11 17L22 26L14 12C20 6 28 6 36 10C44 6 52 6 58 12L50 26L61 17C64 22 66 28 66 34L54 42L65 42C62 54 50 62 36 62Z',
    'M36 16V62M36 34L25 28M36 34L47 28M36 48L22 46M36 48L50 46',
  ),
)

export const TOWN: readonly Drawing[] = [
  FENCE,
  ROOF,
  BENCH,
  STREET_LAMP,
  WATERFALL,
  GINGERBREAD_HOUSE,
  HAUNTED_HOUSE,
  BONSAI,
  TREASURE_MAP,
  PEACE,
  SURFBOARD,
  MONSTERA,
]
