import { greyOnWhite, type Ink, type Picture } from '../pixels.ts'
import { calmGrain } from './calm-grain.ts'
import { withMargin } from './margin.ts'
import { repairGaps } from './repair-gaps.ts'
import { removeSpecks } from './specks.ts'
import { adaptiveInk } from './threshold.ts'

/**
 * Size of a separate bit of ink that is still a speck, as a share of the page: 12 px of a page of 1024².
 * Higher, and the pupils of small animals and the dots of an i go.
 */
const SPECK_SHARE = 12 / 1024 ** 2

/** Paper enclosed by ink that is still a flaw in the line (px). */
const HOLE_AREA = 9

/** Gaps up to this (px) are a pen's or a scanner's accident and drawn shut; wider ones may be meant. */
const HAIR_GAP = 3

/** Any picture of a drawing as pure line art: no shadow, no specks, no hair gaps, `margin` (px) of paper around it. */
export function cleanUp(picture: Picture, margin = 0): Ink {
  const ink = adaptiveInk(calmGrain(greyOnWhite(picture)))
  const speck = Math.max(2, Math.round(SPECK_SHARE * picture.width * picture.height))
  return withMargin(repairGaps(removeSpecks(ink, speck, HOLE_AREA), HAIR_GAP), margin)
}
