import type { Drawing } from '../library/drawing.ts'
import type { Box } from '../paper/art.ts'
import { flatten } from '../raster/flatten.ts'
import { isFace } from './creature.ts'

/** Who has a head to be told by. */
const LIVING = /^(animals-nature\/animal|extras-openmoji\/animals|people-body|smileys-emotion\/(?!heart|emotion))/

/** Drawn as a face and nothing else, unless it is a ghost. */
const ALL_FACE = /^smileys-emotion\/(?!heart|emotion|face-costume)/

/** Animals of other groups that are all there is of them: parts, traces and shells. */
const HEADLESS = /paw prints|feather|wing|shell|coral|oyster|web|footprints|snowflake/

/** How much of a face's breadth are ears, mane or fur, on either side. */
const EARS = 0.12

/** More dots than these are no eyes: those on a peacock's tail. */
const MOST_EYES = 4

/** How far a head reaches around its eyes (units). */
const AROUND_EYES = 7

/** Where the chin of somebody drawn down to the shoulders is (units). */
const CHIN = 46

/** The head of a drawing, by which one knows who it is; most look to the left. */
export function headOf(drawing: Drawing): Box | undefined {
  const { name, kind, dots } = drawing
  const [left, top, right, bottom] = drawing.box
  if (!LIVING.test(kind) || HEADLESS.test(name)) return undefined
  if (ALL_FACE.test(kind)) return { left, top, right, bottom }
  if (isFace(drawing)) {
    const ears = EARS * (right - left)
    return { left: left + ears, top: top + ears, right: right - ears, bottom }
  }
  const isBust = kind.startsWith('people-body') && dots !== ''
  if (isBust) return { left, top, right, bottom: Math.min(bottom, CHIN) }
  const spots = flatten(dots)
  const eyes = (spots.length > MOST_EYES ? [] : spots).flatMap(({ points }) => Array.from(points))
  const [xs, ys] = [eyes.filter((_, i) => i % 2 === 0), eyes.filter((_, i) => i % 2 === 1)]
  if (eyes.length === 0)
    return {
      left,
      top,
      right: left + 0.4 * (right - left),
      bottom: top + 0.45 * (bottom - top),
    }
  return {
    left: Math.max(left, Math.min(...xs) - AROUND_EYES),
    top: Math.max(top, Math.min(...ys) - AROUND_EYES),
    right: Math.min(right, Math.max(...xs) + AROUND_EYES),
    bottom: Math.min(bottom, Math.max(...ys) + AROUND_EYES),
  }
}
