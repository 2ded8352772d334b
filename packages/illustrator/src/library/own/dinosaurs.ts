import { shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, eyes, leg, mirrored, own, soft } from './own.ts'

const REPTILE = 'animals-nature/animal-reptile'

const TRICERATOPS = own(
  'triceratops',
  REPTILE,
  shape(soft(50, 36, 60, 38, 70, 50, 71, 56, 60, 52, 50, 50)),
  leg(50, 46, 9, 66),
  leg(33, 48, 9, 66),
  shape(soft(26, 34, 38, 24, 52, 26, 60, 36, 60, 48, 52, 57, 36, 57, 26, 50)),
  leg(26, 48, 9, 66),
  leg(44, 48, 9, 66),
  shape(soft(30, 12, 37, 17, 40, 27, 38, 38, 32, 45, 22, 40, 20, 20)),
  strokes(bow(31, 17, 35, 24, 34, 35, 29, 41)),
  shape(corners(19, 26, 9, 8, 24, 20)),
  shape(corners(27, 25, 22, 5, 32, 21)),
  shape(soft(10, 30, 18, 22, 28, 23, 32, 32, 29, 42, 18, 46, 8, 44, 4, 38)),
  shape(corners(8, 32, 4, 23, 13, 28)),
  strokes(bow(5, 41, 12, 42, 17, 39)),
  eyes([20, 31, 1.6]),
)

const STEGOSAURUS = own(
  'stegosaurus',
  REPTILE,
  ...[
    [15, 38, 7],
    [23, 29, 10],
    [34, 23, 12],
    [45, 26, 11],
    [54, 34, 8],
  ].map(([x = 0, y = 0, size = 0]) =>
    shape(
      corners(
        x - size * 0.55,
        y + 5,
        x - size * 0.7,
        y - size * 0.5,
        x,
        y - size * 1.25,
        x + size * 0.7,
        y - size * 0.5,
        x + size * 0.55,
        y + 5,
      ),
    ),
  ),
  shape(corners(65, 52, 70, 42, 69, 55)),
  shape(corners(59, 50, 63, 38, 65, 52)),
  leg(41, 48, 9, 66),
  leg(25, 50, 8, 66),
  shape(
    soft(
      3,
      46,
      8,
      41,
      15,
      41,
      24,
      32,
      36,
      27,
      48,
      32,
      58,
      44,
      70,
      54,
      69,
      58,
      58,
      54,
      48,
      55,
      38,
      58,
      26,
      56,
      17,
      51,
      8,
      52,
      3,
      50,
    ),
  ),
  leg(33, 50, 9, 66),
  leg(17, 48, 8, 66),
  strokes(bow(4, 49, 8, 49, 11, 47)),
  eyes([10, 45, 1.3]),
)

const PTERODACTYL = own(
  'pterodactyl',
  REPTILE,
  shape(soft(34, 36, 26, 22, 12, 12, 2, 12, 8, 20, 10, 30, 17, 34, 20, 44, 34, 48), 'M20 44L30 42'),
  shape(mirrored(soft(34, 36, 26, 22, 12, 12, 2, 12, 8, 20, 10, 30, 17, 34, 20, 44, 34, 48)), 'M52 44L42 42'),
  shape('M30 52L26 66L31 64L35 56Z'),
  shape('M42 52L46 66L41 64L37 56Z'),
  shape(soft(36, 30, 43, 38, 42, 50, 36, 60, 30, 50, 29, 38)),
  shape(soft(30, 20, 36, 15, 44, 18, 56, 10, 47, 23, 42, 32, 36, 34, 30, 28)),
  shape(corners(31, 19, 8, 34, 32, 32)),
  strokes('M8 34L31 26'),
  eyes([36, 23, 1.5]),
)

export const DINOSAURS: readonly Drawing[] = [TRICERATOPS, STEGOSAURUS, PTERODACTYL]
