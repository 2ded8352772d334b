import type { Opening } from './openings.ts'

/**
 * How much wider than the tolerance (px) an opening between two line ends may measure and still count as a gap. Soft ends
 * lose up to a pixel to the threshold. Higher, and more narrow places of whole shapes are walled off.
 */
const MEASURING_SLACK = 1

/**
 * How many times wider than the tolerance a gap may be where there is hardly a doubt: its two ends face each other, or
 * the page's lines end only where they were interrupted. Higher, and the tolerance no longer means what it says.
 */
const STRETCH = 1.35

/**
 * Where a single line end points at another line, it may as well be a whisker, a mouth or a blade of grass that was drawn
 * that way. The wider the place, the likelier that is, and the roomier both chambers have to be for a wall: this many
 * times roomier, beyond the place itself, at the full tolerance, and half of that at half of it. The likelier the page's
 * lines were interrupted, the less. Lower, and faces are cut up along their mouths; higher, and small shapes leak at
 * their corners.
 */
const ROOM = 3

/** The same where the end points elsewhere, and the place is only narrow: twice as doubtful. */
const ROOM_BESIDE = 6

/** Where so few of a page's ends (0 to 1) were interrupted, single ends were drawn as they are. */
const HARDLY_EVER = 0.12

/** Where so many were, an end beside a line was interrupted too. */
export const USUALLY = 0.6

/**
 * The longest neck (px) that can be a gap: across the line, then out of its mouth until it is clearly wider, which
 * takes the longer the wider the gap is, and some for rounded corners and the pixel grid.
 * Smaller, and gaps in thick lines leak; larger, and bottle necks and tails are cut in two.
 */
const longestNeck = (lineWidth: number, halfWidth: number, lineEnds: 1 | 2): number =>
  lineEnds === 2 ? lineWidth + 2 * halfWidth + 8 : lineWidth + 3.5 * halfWidth + 4

/** What the lines of a page are like. */
interface Lines {
  readonly lineWidth: number
  readonly interrupted: number
}

/** Whether an opening is taken for a gap in a line, hence closed, under a tolerance (px). */
export function isGap(opening: Opening, { lineWidth, interrupted }: Lines, tolerance: number): boolean {
  const { saddle, neck, chamber, lineEnds, isBridged } = opening
  if (tolerance === 0 || lineEnds === 0) return false
  const halfWidth = Math.sqrt(saddle)
  if (neck > longestNeck(lineWidth, halfWidth, lineEnds)) return false
  // A gap of eight pixels has distance 4 in its middle, one of seven too: distances run between pixel centres.
  const width = 2 * halfWidth - 1
  if (lineEnds === 2) return width <= tolerance * STRETCH + MEASURING_SLACK
  if (interrupted < HARDLY_EVER) return false
  if (width > tolerance * (isBridged && interrupted >= USUALLY ? STRETCH : 1)) return false
  const room = (isBridged ? ROOM : ROOM_BESIDE) * (1 - interrupted)
  return chamber >= halfWidth * (1 + (room * 2 * halfWidth) / tolerance)
}
