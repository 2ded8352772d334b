import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, leg, mirrored, own, soft } from './own.ts'

const MAMMAL = 'animals-nature/animal-mammal'
const BIRD = 'animals-nature/animal-bird'

const CAPYBARA = own(
  'capybara',
  MAMMAL,
  leg(26, 50, 8, 68),
  leg(52, 50, 8, 68),
  shape(soft(20, 32, 34, 26, 50, 26, 64, 34, 66, 48, 60, 58, 40, 60, 24, 56)),
  leg(20, 48, 8, 68),
  leg(58, 48, 8, 68),
  shape(ellipse(at(30, 13), 4.4, 5)),
  shape(ellipse(at(22, 11), 4, 4.6)),
  shape(soft(4, 24, 8, 16, 18, 12, 30, 12, 38, 22, 37, 36, 28, 44, 14, 44, 5, 38)),
  strokes(bow(5, 37, 12, 39, 17, 36)),
  eyes([20, 22, 1.7], [7.4, 26, 1.2]),
)

const AXOLOTL = own(
  'axolotl',
  'animals-nature/animal-marine',
  shape(soft(44, 44, 56, 46, 66, 56, 70, 66, 58, 66, 44, 62)),
  ...[
    [15, 14, 2, 8],
    [12, 22, 0, 22],
    [15, 30, 3, 36],
  ].flatMap(([x = 0, y = 0, x2 = 0, y2 = 0]) => {
    const frond = soft(
      x,
      y - 3,
      (x + x2) / 2,
      (y + y2) / 2 - 4,
      x2 + 2,
      y2 - 2,
      x2 + 2,
      y2 + 3,
      (x + x2) / 2 + 1,
      (y + y2) / 2 + 4,
      x + 2,
      y + 4,
    )
    return [shape(frond), shape(mirrored(frond, 33))]
  }),
  shape(soft(20, 60, 14, 64, 12, 69, 20, 70, 27, 66)),
  shape(soft(46, 60, 52, 64, 54, 69, 46, 70, 39, 66)),
  shape(soft(33, 34, 46, 42, 48, 56, 42, 66, 33, 68, 24, 66, 18, 56, 20, 42)),
  shape(ellipse(at(33, 23), 22, 17)),
  strokes(bow(25, 28, 33, 33, 41, 28)),
  shape(soft(24, 48, 20, 54, 23, 58, 28, 54)),
  shape(soft(42, 48, 46, 54, 43, 58, 38, 54)),
  eyes([22, 22, 2], [44, 22, 2]),
)

const TOUCAN = own(
  'toucan',
  BIRD,
  shape(corners(44, 56, 58, 71, 66, 66, 54, 48)),
  shape(soft(30, 16, 42, 12, 50, 20, 52, 32, 58, 46, 52, 60, 40, 62, 32, 52, 30, 36)),
  shape(soft(40, 34, 50, 36, 58, 48, 52, 58, 43, 52)),
  shape(soft(32, 17, 18, 8, 4, 14, 2, 30, 12, 24, 31, 29), bow(3, 24, 16, 19, 31, 22)),
  strokes(bow(31, 31, 37, 38, 45, 34, 47, 24)),
  shape(circle(at(38, 21), 4.4)),
  shape('M28 61H62A2.6 2.6 0 0 1 62 66H14A2.6 2.6 0 0 1 14 61Z'),
  strokes('M38 60V64M44 60V64'),
  eyes([38, 21, 1.6]),
)

const HEN = own(
  'hen',
  BIRD,
  shape(corners(30, 60, 30, 70, 24, 71, 36, 71, 33, 69, 33, 60)),
  shape(corners(44, 60, 44, 70, 38, 71, 50, 71, 47, 69, 47, 60)),
  shape(soft(56, 36, 62, 18, 70, 20, 70, 30, 66, 44, 58, 52)),
  shape(soft(12, 14, 11, 6, 16, 8, 18, 3, 22, 7, 26, 4, 27, 14)),
  shape(corners(10, 19, 2, 23, 10, 27)),
  shape(soft(13, 27, 16, 34, 12, 38, 9, 32)),
  shape(
    soft(
      10,
      20,
      14,
      12,
      24,
      12,
      30,
      22,
      34,
      34,
      48,
      38,
      62,
      30,
      66,
      40,
      62,
      54,
      50,
      63,
      32,
      63,
      18,
      54,
      14,
      38,
      14,
      30,
    ),
  ),
  shape(soft(32, 42, 46, 42, 56, 44, 52, 54, 40, 56, 32, 50), bow(40, 50, 45, 52, 50, 48)),
  eyes([18, 20, 1.6]),
)

const WALRUS = own(
  'walrus',
  'animals-nature/animal-marine',
  shape(soft(50, 52, 62, 56, 70, 50, 71, 60, 62, 66, 48, 66)),
  shape(soft(10, 30, 22, 16, 38, 20, 52, 36, 58, 54, 54, 66, 30, 68, 14, 66, 8, 48)),
  shape(soft(18, 54, 10, 60, 4, 68, 16, 70, 26, 64)),
  shape(soft(38, 56, 40, 66, 34, 70, 46, 71, 52, 64)),
  shape(soft(8, 22, 16, 8, 30, 8, 38, 22, 36, 36, 24, 42, 10, 36)),
  shape(corners(14, 36, 17, 56, 20, 37)),
  shape(corners(26, 37, 29, 56, 32, 36)),
  shape(ellipse(at(17, 32), 8.4, 6.6)),
  shape(ellipse(at(29, 32), 8.4, 6.6)),
  shape(ellipse(at(23, 27), 4, 2.8)),
  eyes([17, 19, 1.6], [29, 19, 1.6], [14, 32, 0.7], [18, 33, 0.7], [28, 33, 0.7], [32, 32, 0.7]),
)

export const ANIMALS: readonly Drawing[] = [CAPYBARA, AXOLOTL, TOUCAN, HEN, WALRUS]
