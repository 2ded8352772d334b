import type { Art } from '../../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { head, limb } from './body.ts'
import { corners, curve, outline, own } from './own.ts'

const FIGURE = 'people-body/person-activity'

const LEGS: readonly Art[] = [
  limb(6.4, 32, 52, 31, 66),
  limb(6.4, 41, 52, 42, 66),
  shape(ellipse(at(29.6, 68.6), 6, 2.6)),
  shape(ellipse(at(43.6, 68.6), 6, 2.6)),
]

const MAIL_CARRIER = own(
  'mail carrier',
  FIGURE,
  ...LEGS,
  limb(5.4, 29, 32, 18, 40, 12, 32),
  shape('M27 28H46L47 54H26Z', 'M36.5 28V54M30 28L36.5 34L43 28'),
  strokes('M29 29L52 46'),
  shape('M44 42H64V60H44Z', 'M44 42L54 51L64 42'),
  limb(5.4, 44, 32, 54, 38, 54, 46),
  shape('M2 18H20V31H2Z', 'M2 18L11 26L20 18'),
  ...head(36.5, 16.6, 'short', 10.4),
  shape('M25 13C24 2 49 2 48 13Z'),
  shape('M23 12C30 9 43 9 50 12L52 17C42 13 31 13 21 17Z'),
)

const WAITER = own(
  'waiter',
  FIGURE,
  ...LEGS,
  limb(5.4, 44, 32, 54, 40, 52, 48),
  shape('M27 28H46L47 54H26Z', 'M30 28L36.5 36L43 28'),
  shape('M27 44H46L48 60H25Z'),
  shape(corners(36.5, 32, 31, 29, 31, 35)),
  shape(corners(36.5, 32, 42, 29, 42, 35)),
  limb(5.4, 29, 32, 17, 34, 12, 24),
  shape('M4 17C4 6 20 6 20 17Z'),
  shape(circle(at(12, 8), 2)),
  shape('M1 17H23V21H1Z'),
  ...head(36.5, 16, 'short', 10.4),
)

const FISHERMAN = own(
  'fisherman',
  FIGURE,
  ...LEGS,
  shape(corners(46, 42, 48, 43, 69, 3, 68, 2)),
  strokes('M68.6 3V40'),
  shape(outline('63 46, 68 40, 71 46, 69 52, 71 57, 66 57, 67 52')),
  limb(5.4, 29, 32, 20, 42, 24, 50),
  shape('M27 28H46L47 54H26Z'),
  shape('M29 38H44V54H29Z', 'M31 28V38M42 28V38'),
  limb(5.4, 44, 32, 53, 38, 50, 44),
  ...head(36.5, 17, 'none', 10.4),
  shape(outline('26 11, 28 2, 36.5 0.6, 45 2, 47 11')),
  shape(outline('20 13, 28 10, 36.5 9, 45 10, 53 13, 45 14, 28 14')),
)

const SAILOR = own(
  'sailor',
  FIGURE,
  ...LEGS,
  limb(5.4, 29, 32, 18, 38, 14, 28),
  limb(5.4, 44, 32, 54, 40, 56, 50),
  shape('M27 28H46L47 54H26Z', 'M26.6 46H46.8M26.4 50H47'),
  shape('M26 28L36.5 40L47 28L42 27H31Z'),
  shape(outline('33 37, 36.5 39, 40 37, 41 44, 36.5 41, 32 44')),
  ...head(36.5, 17, 'short', 10.4),
  shape('M27 8C27 2 46 2 46 8V12H27Z'),
  shape('M25 9H48V14H25Z'),
)

const VIKING = own(
  'viking',
  FIGURE,
  ...LEGS,
  limb(6, 29, 34, 18, 40, 16, 48),
  limb(6, 44, 34, 55, 40, 60, 36),
  shape('M58 12H62V62H58Z'),
  shape(outline('62 14, 70 10, 71 22, 62 26')),
  shape('M26 30H47L48 56H25Z', 'M36.5 34V46'),
  shape('M25 46H48V51H25Z'),
  shape(circle(at(15, 48), 13), circle(at(15, 48), 4)),
  ...head(36.5, 19, 'none', 10.6),
  shape('M27 20C26 34 31 39 36.5 39C42 39 47 34 46 20C44 25 40 23 36.5 23C33 23 29 25 27 20Z', 'M34 27Q36.5 29 39 27'),
  shape('M24 14C24 2 49 2 49 14Z', curve('36.5 5, 36.5 10, 36.5 14')),
  shape('M22 12H51V17H22Z'),
  shape(outline('23 12, 16 10, 14 1, 20 5, 27 7')),
  shape(outline('50 12, 57 10, 59 1, 53 5, 46 7')),
)

const HAIRDRESSER = own(
  'hairdresser',
  FIGURE,
  ...LEGS,
  limb(5.4, 29, 32, 18, 38, 14, 28),
  limb(5.4, 44, 32, 54, 38, 58, 28),
  shape('M28 28H45L47 40C52 48 54 54 54 60H19C19 54 21 48 26 40Z', 'M26 40H47M30 48H42V56H30Z'),
  strokes('M11 26L17 8M15 26L9 8'),
  shape(circle(at(9.6, 27), 3.4)),
  shape(circle(at(17, 27), 3.4)),
  shape('M56 6H61V28H56Z'),
  shape('M61 8H65V20H61Z', 'M61 11H65M61 14H65M61 17H65'),
  ...head(36.5, 15, 'long', 10),
)

export const WORKERS: readonly Drawing[] = [MAIL_CARRIER, WAITER, FISHERMAN, SAILOR, VIKING, HAIRDRESSER]
