import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, mirrored, own, soft } from './own.ts'

const BRIDGE = own(
  'bridge',
  'travel-places/place-other',
  shape(
    'M2 62V38C12 38 22 24 36 24C50 24 60 38 70 38V62H58C58 48 50 40 36 40C22 40 14 48 14 62Z',
    'M2 44C14 44 22 32 36 32C50 32 58 44 70 44M14 62C14 48 22 40 36 40C50 40 58 48 58 62',
  ),
  strokes('M36 32V40M24 35L28 42M48 35L44 42M12 41.6L18 49M60 41.6L54 49M2 53H12M70 53H60'),
  ...[4, 20, 36, 52, 68].map((x) => {
    const foot = 38 - 14 * (1 - ((x - 36) / 34) ** 2)
    return shape(`M${x - 2} ${foot + 2}V${foot - 10}H${x + 2}V${foot + 2}Z`)
  }),
  strokes(
    bow(6, 30.5, 18, 23, 18, 23),
    bow(22, 21, 28, 17, 34, 16),
    bow(38, 16, 44, 17, 50, 21),
    bow(54, 23, 60, 28, 66, 30.5),
  ),
)

const WALL = own(
  'brick wall',
  'travel-places/place-other',
  shape(
    'M2 30H70V66H2Z',
    'M2 39H70M2 48H70M2 57H70M18 30V39M36 30V39M54 30V39M10 39V48M27 39V48M45 39V48M62 39V48M18 48V57M36 48V57M54 48V57M10 57V66M27 57V66M45 57V66M62 57V66',
  ),
  shape('M0 24H72V30H0Z'),
)

const tower = (x: number, y: number): string =>
  `M${x} 62V${y}H${x + 4}V${y + 4}H${x + 7}V${y}H${x + 11}V${y + 4}H${x + 14}V${y}H${x + 18}V62Z`
const SANDCASTLE = own(
  'sandcastle',
  'travel-places/place-other',
  shape('M18 62V38H54V62Z'),
  shape(tower(27, 22)),
  strokes('M36 22V6'),
  shape('M36 6L48 10L36 14Z'),
  shape(tower(7, 32)),
  shape(tower(47, 32)),
  shape('M30 63V52A6 6 0 0 1 42 52V63Z'),
  shape('M33 32H39V40H33Z'),
  shape(circle(at(16, 44), 3)),
  shape(circle(at(56, 44), 3)),
  shape(soft(5, 70, 8, 64, 18, 60, 36, 62, 54, 60, 64, 64, 67, 70)),
)

const FOUNTAIN = own(
  'stone fountain',
  'travel-places/place-other',
  shape(
    soft(
      36,
      18,
      30,
      10,
      22,
      12,
      17,
      20,
      14,
      36,
      20,
      36,
      24,
      24,
      30,
      18,
      34,
      22,
      34,
      34,
      38,
      34,
      38,
      22,
      42,
      18,
      48,
      24,
      52,
      36,
      58,
      36,
      55,
      20,
      50,
      12,
      42,
      10,
    ),
  ),
  shape(soft(36, 2, 40, 8, 36, 12, 32, 8)),
  shape('M33 34H39L42 56H30Z'),
  shape('M12 34H60C58 43 46 45 36 45C26 45 14 43 12 34Z'),
  shape('M4 56H68C66 68 52 70 36 70C20 70 6 68 4 56Z'),
  shape(ellipse(at(36, 56), 32, 5)),
  strokes(bow(12, 62, 18, 65, 26, 66), mirrored(bow(12, 62, 18, 65, 26, 66))),
)

const ICEBERG = own(
  'floating iceberg',
  'travel-places/place-geographic',
  shape(corners(10, 56, 20, 30, 26, 34, 38, 8, 50, 26, 55, 22, 66, 56)),
  strokes('M38 8L34 28L40 36M26 34L30 44M50 26L48 40L54 46'),
  shape(soft(2, 56, 10, 49, 20, 53, 30, 49, 40, 53, 50, 49, 60, 53, 70, 52, 68, 62, 54, 67, 36, 64, 18, 68, 6, 64)),
)

const WAVE = own(
  'ocean wave',
  'travel-places/place-geographic',
  shape(
    soft(
      5,
      66,
      6.8,
      44,
      15.9,
      24,
      32.4,
      12,
      48.8,
      14,
      57.9,
      26,
      56.1,
      38,
      46.9,
      40,
      43.3,
      33,
      47.9,
      29,
      50.6,
      32,
      48.8,
      24,
      39.6,
      24,
      32.4,
      34,
      34.2,
      48,
      45.1,
      58,
      59.7,
      60,
      67,
      66,
    ),
  ),
  strokes(bow(8, 60, 12, 42, 22, 28), bow(17, 62, 19, 48, 26, 38), bow(28, 63, 28, 56, 29, 52)),
  shape(circle(at(64, 16), 3)),
  shape(circle(at(67, 27), 2.2)),
)

export const LANDMARKS: readonly Drawing[] = [BRIDGE, WALL, SANDCASTLE, FOUNTAIN, ICEBERG, WAVE]
