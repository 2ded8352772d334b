import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { head, limb } from './body.ts'
import { corners, curve, eyes, mirrored, outline, own, smile } from './own.ts'

/** Whole figures: OpenMoji's busts are of another kind and get a body. */
const FIGURE = 'people-body/person-activity'
const SPORT = 'people-body/person-sport'

const BALLERINA = own(
  'ballet dancer',
  FIGURE,
  limb(5, 39, 46, 52, 52, 41, 61),
  shape('M33 44H39V60L37.6 71H34.4L33 60Z', 'M33 58H39M33 61.6L39 58M33 58L39 61.6'),
  shape(
    'M4 44C10 34 26 32 36 32C46 32 62 34 68 44C67 50 60 50 58 47C56 52 49 52 47 48C44 53 38 52 36 49C34 52 28 53 25 48C23 52 16 52 14 47C12 50 5 50 4 44Z',
    'M18 44L28 37M36 46V39M54 44L44 37',
  ),
  limb(4.4, 31, 28, 18, 24, 14, 10),
  limb(4.4, 41, 28, 54, 24, 58, 10),
  shape('M30 25H42L41 38H31Z', 'M30 25L36 30L42 25'),
  ...head(36, 16.6, 'bun'),
)

const DANCER = own(
  'woman dancing',
  FIGURE,
  limb(4.6, 32, 60, 30, 69),
  limb(4.6, 41, 60, 46, 69),
  limb(4.6, 43, 29, 56, 22, 60, 8),
  limb(4.6, 29, 29, 16, 32, 10, 42),
  shape(
    'M30 25H42L43 36C50 44 58 54 62 62C54 66 44 61 36 65C28 61 18 67 8 60C18 54 26 44 29 36Z',
    `M29.6 36H42.4${curve('30 40, 26 52, 22 61')}${curve('42 40, 46 52, 50 61')}M36 40V62`,
  ),
  ...head(36, 15, 'long'),
)

const RUNNER = own(
  'person running',
  FIGURE,
  limb(6, 39, 46, 52, 52, 60, 64),
  shape(outline('57 61, 64 60, 68 65, 63 69, 57 68')),
  limb(6, 33, 46, 26, 58, 10, 58),
  shape(outline('12 54, 6 53, 3 60, 7 65, 13 61')),
  limb(5, 42, 29, 56, 34, 60, 22),
  shape(corners(28, 25, 44, 25, 45, 50, 36, 46, 27, 50), 'M27.6 40H44.4'),
  limb(5, 30, 29, 16, 36, 22, 46),
  ...head(36, 15, 'short'),
)

const FOOTBALLER = own(
  'football player',
  SPORT,
  limb(6, 40, 46, 44, 58, 42, 66),
  shape(outline('38 65, 46 64, 50 68, 48 71, 37 71')),
  limb(6, 34, 46, 26, 54, 18, 56),
  shape(outline('19 52, 13 52, 10 58, 14 62, 20 60')),
  limb(5, 42, 29, 56, 30, 64, 22),
  limb(5, 30, 29, 18, 34, 8, 30),
  shape('M28 40H46L47 52H38L36 48L32 53H26Z'),
  shape(corners(28, 25, 44, 25, 46, 42, 28, 42), 'M34 25L36 28L38 25M28.6 33H44.6'),
  shape(
    circle(at(10, 63), 7.6),
    'M10 59.6L13.4 62L12 66H8L6.6 62ZM10 59.6V55.6M13.4 62L17 60.6M12 66L14.4 69M8 66L5.6 69M6.6 62L3 60.6',
  ),
  ...head(36, 15, 'short'),
)

const SWIMMER = own(
  'person swimming',
  SPORT,
  limb(6, 46, 38, 58, 24, 46, 14),
  shape(outline('16 44, 40 34, 62 44, 60 56, 20 56')),
  ...head(26, 30, 'short'),
  shape('M16 26C16 14 36 14 36 26C30 23 22 23 16 26Z'),
  shape(
    'M2 50C8 42 14 42 19 48C25 42 31 42 36 48C42 42 48 42 53 48C58 42 64 42 70 50V60C64 66 58 66 53 62C48 67 42 67 36 62C31 67 25 67 19 62C14 67 8 66 2 60Z',
    curve('6 56, 12 52, 19 56, 28 52, 36 56, 44 52, 53 56, 60 52, 66 56'),
  ),
)

const SURFER = own(
  'person surfing',
  SPORT,
  shape('M1 66C10 66 8 46 24 40C18 52 26 56 34 54H71V66Z', curve('12 64, 18 60, 24 64, 32 60, 40 64, 48 60, 56 64')),
  shape(outline('14 55, 30 50, 52 50, 70 44, 60 56, 40 59, 22 59')),
  limb(5.6, 38, 38, 30, 46, 32, 53),
  limb(5.6, 44, 38, 52, 44, 50, 52),
  limb(4.6, 37, 26, 24, 24, 16, 30),
  limb(4.6, 45, 26, 58, 24, 65, 17),
  shape(corners(34, 23, 48, 23, 48, 42, 34, 42), 'M34 34H48'),
  ...head(41, 13, 'short', 9),
)

const YOGA = own(
  'person in lotus position',
  'people-body/person-resting',
  shape(outline('10 58, 20 50, 36 52, 52 50, 62 58, 56 68, 36 69, 16 68'), curve('18 58, 36 64, 54 58')),
  shape(outline('22 60, 34 58, 46 62, 40 67, 28 67')),
  shape('M27 28H45L44 54H28Z', 'M28 46H44M32 28C33 32 39 32 40 28'),
  limb(4.8, 29, 31, 18, 42, 16, 54),
  limb(4.8, 43, 31, 54, 42, 56, 54),
  shape(circle(at(15, 55), 3.4)),
  shape(circle(at(57, 55), 3.4)),
  shape(circle(at(36, 4.6), 4.2)),
  shape(circle(at(36, 17), 10)),
  shape('M26 16C24 2 48 2 46 16C43 12 38 12 36 9C34 12 29 12 26 16Z'),
  strokes('M29.4 18Q32 20.6 34.4 18M37.6 18Q40 20.6 42.6 18'),
  smile(36, 21.6, 3),
)

const JUGGLER = own(
  'person juggling',
  SPORT,
  limb(6, 32, 50, 30, 66),
  limb(6, 40, 50, 42, 66),
  shape(ellipse(at(28, 68), 6, 3)),
  shape(ellipse(at(44, 68), 6, 3)),
  limb(5, 30, 33, 16, 38, 12, 26),
  limb(5, 42, 33, 56, 38, 60, 26),
  shape(corners(28, 30, 44, 30, 45, 52, 27, 52), 'M27.4 46H44.6M33 30V46M39 30V46'),
  ...head(36, 21, 'short', 9.4),
  shape(circle(at(10, 17), 5)),
  shape(circle(at(62, 17), 5)),
  shape(circle(at(22, 5.6), 5)),
  shape(circle(at(50, 5.6), 5)),
)

const SKATER = own(
  'ice skater',
  SPORT,
  limb(5.4, 39, 44, 54, 46, 66, 38),
  shape(outline('61 36, 68 32, 71 37, 66 43')),
  limb(5.4, 34, 44, 34, 56, 32, 63),
  shape('M28 60H37V67H26Z'),
  shape('M22 67H42V70H22Z'),
  limb(4.6, 31, 27, 18, 25, 6, 30),
  limb(4.6, 41, 27, 54, 23, 62, 14),
  shape(
    'M30 24H42L43 36C48 40 52 44 53 48C46 50 42 47 37 50C32 47 26 51 20 47C24 44 28 40 29 36Z',
    'M29.4 36H42.6M36 39V48',
  ),
  ...head(36, 15.8, 'bun', 9),
)

const MERMAID = own(
  'mermaid',
  'people-body/person-fantasy',
  shape(outline('20 62, 12 58, 4 48, 3 60, 8 66, 18 68')),
  shape(outline('20 62, 18 54, 22 44, 28 52, 26 60')),
  shape(
    'M27 38H45C50 50 46 64 34 68C26 70 18 66 17 60C22 62 27 60 28 54C29 48 26 44 27 38Z',
    `${curve('28 46, 32 49, 36 46, 40 49, 46 45')}${curve('30 54, 35 57, 40 54, 46 53')}${curve('26 62, 32 63, 38 60')}`,
  ),
  shape('M26 8C14 20 14 38 21 46C26 44 28 38 28 32H44C44 38 46 44 51 46C58 38 58 20 46 8Z'),
  limb(4.6, 30, 29, 20, 36, 12, 32),
  limb(4.6, 42, 29, 52, 36, 60, 30),
  shape('M29 26H43L45 40H27Z'),
  shape(outline('29 29, 36 29, 35 36, 30 36')),
  shape(outline('43 29, 36 29, 37 36, 42 36')),
  ...head(36, 15, 'short', 11),
  shape(outline('44 5, 48 2, 50 6, 54 8, 50 11, 48 15, 45 11, 41 9')),
)

const MERMAN = own(
  'merman',
  'people-body/person-fantasy',
  shape('M60 8H63V62H60Z'),
  shape('M52 4L55 8V16H60V2L61.5 0L63 2V16H68V8L71 4V20H52Z'),
  shape(outline('20 62, 12 58, 4 48, 3 60, 8 66, 18 68')),
  shape(outline('20 62, 18 54, 22 44, 28 52, 26 60')),
  shape(
    'M25 38H47C50 50 46 64 34 68C26 70 18 66 17 60C22 62 27 60 28 54C29 48 25 44 25 38Z',
    `${curve('28 46, 32 49, 36 46, 40 49, 46 45')}${curve('30 54, 35 57, 40 54, 46 53')}${curve('26 62, 32 63, 38 60')}`,
  ),
  limb(5, 28, 29, 18, 38, 12, 34),
  limb(5, 44, 29, 54, 36, 61, 32),
  shape('M26 25H46L47 40H25Z', 'M36 28V36'),
  ...head(36, 15, 'short', 10.4),
  shape(
    'M27 16C26 30 32 34 36 34C40 34 46 30 45 16C43 22 40 20 36 20C32 20 29 22 27 16Z',
    'M33.4 24.6Q36 27 38.6 24.6',
  ),
  shape('M27 7V1L31 4L36 0L41 4L45 1V8C40 6 32 6 27 8Z'),
)

const wing = 'M28 30C18 16 6 16 2 22C6 24 4 28 2 29C6 31 6 35 4 37C8 38 10 41 9 44C16 46 24 44 29 38Z'
const ANGEL = own(
  'baby angel',
  'people-body/person-fantasy',
  shape(wing, curve('8 24, 16 27, 24 34') + curve('9 34, 16 34, 24 37')),
  shape(mirrored(wing), mirrored(curve('8 24, 16 27, 24 34') + curve('9 34, 16 34, 24 37'))),
  shape(ellipse(at(31, 69), 4.6, 2.6)),
  shape(ellipse(at(41, 69), 4.6, 2.6)),
  shape(
    'M30 28H42C46 42 52 56 56 66C48 70 42 65 36 69C30 65 24 70 16 66C20 56 26 42 30 28Z',
    `M36 46V66${curve('27 48, 25 58, 23 66')}${curve('45 48, 47 58, 49 66')}`,
  ),
  limb(5, 30, 34, 26, 44, 35, 44),
  limb(5, 42, 34, 46, 44, 37, 44),
  shape(ellipse(at(36, 3.4), 9, 2.6), ellipse(at(36, 3.4), 6, 1.2)),
  ...head(36, 19, 'short', 10.6),
)

const DIVER = own(
  'diver',
  SPORT,
  limb(6, 44, 42, 56, 46, 62, 54),
  shape(outline('58 52, 66 52, 71 62, 66 67, 60 60')),
  limb(6, 42, 46, 50, 56, 50, 62),
  shape(outline('46 60, 54 60, 56 70, 50 71, 45 68')),
  shape(outline('36 20, 50 22, 54 32, 50 38, 36 34')),
  shape(outline('26 28, 36 24, 48 36, 46 48, 36 46, 28 38')),
  limb(5, 30, 34, 18, 44, 8, 46),
  ...head(22, 22, 'none', 12),
  shape('M10 22C8 6 36 6 34 22C30 16 14 16 10 22Z'),
  shape('M12 18H32V26C32 30 25 30 23.6 27H20.4C19 30 12 30 12 26Z'),
  shape(corners(34, 8, 37, 8, 37, 28, 33, 30)),
  shape(circle(at(6, 22), 3)),
  shape(circle(at(9, 11), 2.2)),
  shape(circle(at(4, 5), 3)),
  eyes([18, 23, 1.8], [26, 23, 1.8]),
)

const DENTIST = own(
  'dentist',
  FIGURE,
  limb(6, 32, 56, 31, 67),
  limb(6, 40, 56, 41, 67),
  shape(ellipse(at(29, 69), 6, 2.8)),
  shape(ellipse(at(43, 69), 6, 2.8)),
  limb(5.4, 29, 33, 18, 40, 12, 32),
  limb(5.4, 43, 33, 54, 40, 60, 32),
  shape('M27 28H45L48 60H24Z', 'M36 34V60M27 28L36 36L45 28M39 46H45V52H39Z'),
  shape('M4 10C4 2 10 3 12 5C14 3 20 2 20 10C20 16 18 17 17 24C16 27 14 26 12 20C10 26 8 27 7 24C6 17 4 16 4 10Z', ''),
  shape(corners(60, 12, 62, 12, 63, 34, 60, 34)),
  shape(ellipse(at(61, 8), 5, 5)),
  ...head(36, 16, 'short', 11),
  shape('M25.6 19.4H46.4C45 25.6 41 28 36 28C31 28 27 25.6 25.6 19.4Z', 'M28 23H44'),
  shape(circle(at(36, 6), 3.4)),
)

export const PEOPLE: readonly Drawing[] = [
  BALLERINA,
  DANCER,
  RUNNER,
  FOOTBALLER,
  SWIMMER,
  SURFER,
  YOGA,
  JUGGLER,
  SKATER,
  MERMAID,
  MERMAN,
  ANGEL,
  DIVER,
  DENTIST,
]
