import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, mirrored, own, soft } from './own.ts'

const HUMMINGBIRD = own(
  'hummingbird',
  'animals-nature/animal-bird',
  shape(corners(48, 50, 55, 68, 60, 60, 66, 66, 66, 58, 71, 54, 56, 44), 'M60 60L52 49M66 58L55 47'),
  shape(soft(38, 30, 34, 16, 22, 4, 16, 3, 17, 12, 22, 24, 30, 36)),
  shape(corners(22, 27, 1, 20, 21, 32)),
  shape(soft(22, 22, 30, 20, 36, 26, 46, 34, 56, 46, 53, 52, 42, 50, 30, 44, 24, 36, 20, 28)),
  strokes(bow(21, 32, 27, 38, 36, 36, 36, 26)),
  shape(soft(38, 34, 42, 20, 52, 8, 64, 2, 66, 10, 60, 22, 52, 36, 44, 41), 'M64 6L45 35M65 13L49 34M57 5L42 29'),
  eyes([27, 26, 1.5]),
)

const wing = (upper: boolean): string =>
  upper
    ? soft(36, 24, 22, 12, 6, 8, 2, 15, 8, 23, 24, 28, 35, 28)
    : soft(36, 30, 22, 30, 8, 35, 5, 42, 12, 46, 26, 40, 36, 33)
const DRAGONFLY = own(
  'dragonfly',
  'animals-nature/animal-bug',
  shape(wing(false), 'M34 32L12 40'),
  shape(mirrored(wing(false)), 'M38 32L60 40'),
  shape(wing(true), 'M34 26L10 14'),
  shape(mirrored(wing(true)), 'M38 26L62 14'),
  shape(soft(36, 30, 39, 40, 38, 56, 36, 69, 34, 56, 33, 40), 'M33 43H39M33 50H39M34 57H38'),
  shape(ellipse(at(36, 27), 5.5, 9)),
  shape(ellipse(at(36, 14), 7, 6)),
  shape(circle(at(30, 11), 4.4)),
  shape(circle(at(42, 11), 4.4)),
  eyes([30, 11, 1.5], [42, 11, 1.5]),
)

const BEEHIVE = own(
  'beehive',
  'animals-nature/animal-bug',
  shape(ellipse(at(36, 62), 26, 7)),
  shape(ellipse(at(36, 53), 29, 8)),
  shape(ellipse(at(36, 43), 28, 8)),
  shape(ellipse(at(36, 33), 25, 8)),
  shape(ellipse(at(36, 23), 19, 7.5)),
  shape(ellipse(at(36, 14), 12, 7)),
  shape(ellipse(at(36, 7), 5, 4.5)),
  shape('M29 67V57A7 7 0 0 1 43 57V67Z'),
)

export const BEASTS: readonly Drawing[] = [HUMMINGBIRD, DRAGONFLY, BEEHIVE]
