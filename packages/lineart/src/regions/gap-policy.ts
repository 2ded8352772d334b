import type { Opening } from './openings.ts'

/**
 * How much wider than the tolerance (px) an opening may measure and still count as a gap. Soft line ends lose up to a
 * pixel to the threshold. Higher, and more narrow places of whole shapes are walled off.
 */
const MEASURING_SLACK = 0.5

/**
 * The longest neck (px) that can be a gap: across the line, then out of its mouth until it is clearly wider, which
 * takes the longer the wider the gap is, and some for rounded corners and the pixel grid.
 * Smaller, and gaps in thick lines leak; larger, and bottle necks and tails are cut in two.
 */
const longestNeck = (lineWidth: number, halfWidth: number): number => lineWidth + 1.75 * halfWidth + 3

/** Whether an opening is taken for a gap in a line, hence closed, under a tolerance (px). */
export function isGap({ saddle, neck }: Opening, lineWidth: number, tolerance: number): boolean {
  const halfWidth = Math.sqrt(saddle)
  // A gap of eight pixels has distance 4 in its middle, one of seven too: distances run between pixel centres.
  const isNarrow = 2 * halfWidth - 1 <= tolerance + MEASURING_SLACK
  return tolerance > 0 && isNarrow && neck <= longestNeck(lineWidth, halfWidth)
}
