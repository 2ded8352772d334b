import { at, circle, shape, strokes } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { bow, corners, own, soft } from './own.ts'

const PLACE = 'travel-places/place-other'

const HAMMOCK = own(
  'hammock',
  PLACE,
  shape('M3 12H9V70H3Z'),
  shape('M63 12H69V70H63Z'),
  strokes('M9 24L17 33M9 24L16 37M63 24L55 33M63 24L56 37'),
  shape('M15 31C24 44 48 44 57 31L59 38C50 60 22 60 13 38Z'),
  strokes(bow(20, 43, 36, 51, 52, 43)),
)

const GREENHOUSE = own(
  'greenhouse',
  PLACE,
  shape('M6 30H66V69H6Z'),
  shape(corners(36, 5, 70, 30, 2, 30), 'M36 5V30M19 17.5V30M53 17.5V30'),
  strokes('M6 49H26M46 49H66M16 30V69M56 30V69'),
  shape('M26 36H46V69H26Z', 'M36 36V69M26 52H46'),
)

const CAVE = own(
  'cave',
  PLACE,
  shape(soft(5, 68, 5, 48, 11, 30, 22, 14, 36, 7, 52, 13, 62, 29, 67, 48, 67, 68, 36, 70)),
  shape('M16 69.5C15 44 24 30 36 30C48 30 57 44 56 69.5Z'),
  shape(corners(27, 33, 33, 30.5, 31, 41)),
  shape(corners(38, 30.2, 45, 33, 42, 44)),
  strokes(bow(12, 38, 17, 33, 18, 27), bow(28, 18, 35, 20, 40, 16), bow(55, 32, 60, 37, 60, 44)),
)

const SNOWBALLS = own(
  'snowball',
  'travel-places/sky-other',
  shape(circle(at(23, 52), 16), bow(14, 56, 18, 62, 25, 63)),
  shape(circle(at(50, 53), 15), bow(43, 58, 47, 62, 53, 63)),
  shape(circle(at(37, 27), 16), bow(29, 32, 33, 37, 40, 38)),
)

/** A bough that lies level, so that a bird can sit on it. */
const BRANCH = own(
  'branch',
  'animals-nature/plant-other',
  shape(soft(17, 34, 10, 30, 9, 22, 17, 25), 'M17 34L12 26'),
  shape(soft(58, 35, 57, 26, 64, 21, 66, 30), 'M58 35L63 26'),
  shape(soft(28, 44, 22, 52, 27, 60, 32, 52), 'M28 44L27 54'),
  shape(soft(46, 43, 46, 53, 53, 59, 54, 50), 'M46 43L51 53'),
  shape(soft(63, 38, 69, 36, 70, 41, 66, 44), 'M63 39L68 40'),
  shape('M2 34C14 30 26 38 40 35C52 33 60 34 66 37L65 41C58 41 50 43 40 43C26 46 14 42 2 47Z'),
  strokes(bow(6, 40, 14, 38, 22, 40)),
)

export const OPEN_AIR_DRAWINGS: readonly Drawing[] = [HAMMOCK, GREENHOUSE, CAVE, SNOWBALLS, BRANCH]
