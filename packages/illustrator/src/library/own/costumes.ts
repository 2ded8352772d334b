import { at, circle, ellipse, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { own, soft } from './own.ts'

const CLOTHING = 'objects/clothing'

const PIRATE_HAT = own(
  'pirate hat',
  CLOTHING,
  shape(soft(2, 56, 8, 44, 14, 26, 24, 14, 36, 10, 48, 14, 58, 26, 64, 44, 70, 56, 54, 52, 36, 50, 18, 52)),
  shape(soft(2, 56, 18, 49, 36, 47, 54, 49, 70, 56, 56, 63, 36, 60, 16, 63)),
  shape(circle(at(36, 28), 9)),
  shape('M32 34H40V41H32Z'),
)

const COWBOY_HAT = own(
  'cowboy hat',
  CLOTHING,
  shape(soft(20, 54, 21, 32, 26, 14, 31, 11, 36, 16, 41, 11, 46, 14, 51, 32, 52, 54)),
  shape('M20 43H52V52H20Z'),
  shape(soft(2, 40, 14, 50, 36, 53, 58, 50, 70, 40, 62, 58, 36, 65, 10, 58)),
)

/** Its glass shows the head inside. */
const SPACE_HELMET = own('space helmet', CLOTHING, strokes(circle(at(36, 33), 31)), shape(ellipse(at(36, 64), 24, 6)))

/** It flies behind its wearer, from a knot below the chin. */
const CAPE = own(
  'cape',
  CLOTHING,
  shape(soft(6, 6, 22, 4, 44, 8, 62, 20, 71, 40, 60, 38, 52, 46, 42, 38, 30, 42, 22, 26, 8, 16)),
  shape(circle(at(8, 11), 6)),
)

export const COSTUME_DRAWINGS: readonly Drawing[] = [PIRATE_HAT, COWBOY_HAT, SPACE_HELMET, CAPE]
