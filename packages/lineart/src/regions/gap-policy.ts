import type { Opening } from './openings.ts'

/**
 * How much wider than the tolerance (px) an opening may measure and still count as a gap. Soft line ends lose up to a
 * pixel to the threshold. Higher, and more narrow places of whole shapes are walled off.
 */
const MEASURING_SLACK = 1

/**
 * The longest neck (px) that can be a gap: across the line, then out of its mouth until it is clearly wider, which
 * takes the longer the wider the gap is, and some for rounded corners and the pixel grid. Two ends facing each other
 * leave less doubt than one, which may just be a whisker that stops short of a cheek.
 * Smaller, and gaps in thick lines leak; larger, and bottle necks and tails are cut in two.
 */
const longestNeck = (lineWidth: number, halfWidth: number, lineEnds: 1 | 2): number =>
  lineEnds === 2 ? lineWidth + 2 * halfWidth + 8 : lineWidth + 1.75 * halfWidth + 5

/** Whether an opening is taken for a gap in a line, hence closed, under a tolerance (px). */
export function isGap({ saddle, neck, lineEnds }: Opening, lineWidth: number, tolerance: number): boolean {
  if (tolerance === 0 || lineEnds === 0) return false
  const halfWidth = Math.sqrt(saddle)
  // A gap of eight pixels has distance 4 in its middle, one of seven too: distances run between pixel centres.
  const isNarrow = 2 * halfWidth - 1 <= tolerance + MEASURING_SLACK
  return isNarrow && neck <= longestNeck(lineWidth, halfWidth, lineEnds)
}
