import type { RegionMap } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { PagePoint } from '../drawing/points.ts'

/**
 * The region meant by a tap. Under the tap lies a region nearly always, but a small one within reach (px) goes first:
 * whoever wants the face taps somewhere in the face, and only who wants the eye taps beside it. A sliver is not small:
 * it lies along the edge of a large region, and would catch taps meant for that.
 */
export function aimedRegion(map: RegionMap, tap: PagePoint, reach: number): number {
  const under = regionAt(map, tap)
  if (under > 0 && isSmall(map, under, reach)) return under
  return (
    nearest(map, tap, reach, (region) => isSmall(map, region, reach)) || under || nearest(map, tap, reach, () => true)
  )
}

/** How far (px) from an unlabelled pixel a region is looked for: across the widest line. */
const ACROSS_A_LINE = 24

/** The region in which a stroke begins: also one that begins on a line, or outside the page. 0 if there is none. */
export const regionOfStroke = (map: RegionMap, start: PagePoint): number =>
  regionAt(map, start) || nearest(map, start, ACROSS_A_LINE, () => true)

const onPage = (position: number): number => Math.min(DRAWING_SIDE - 1, Math.max(0, Math.floor(position)))

/** The region of the pixel under a point, or of the nearest pixel of the page; 0 if that has none. */
const regionAt = ({ labels }: RegionMap, { x, y }: PagePoint): number =>
  labels[onPage(y) * DRAWING_SIDE + onPage(x)] as number

const isSmall = ({ radius, area }: RegionMap, region: number, reach: number): boolean =>
  (radius[region] as number) < reach && (area[region] as number) < Math.PI * reach * reach

function nearest(
  { labels }: RegionMap,
  { x, y }: PagePoint,
  reach: number,
  counts: (region: number) => boolean,
): number {
  let best = 0
  let bestDistance = reach * reach
  const known = new Map<number, boolean>()
  for (let row = onPage(y - reach); row <= onPage(y + reach); row++)
    for (let column = onPage(x - reach); column <= onPage(x + reach); column++) {
      const region = labels[row * DRAWING_SIDE + column] as number
      if (region === 0) continue
      const distance = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2
      if (distance > bestDistance || (distance === bestDistance && best > 0)) continue
      if (!known.has(region)) known.set(region, counts(region))
      if (!known.get(region)) continue
      best = region
      bestDistance = distance
    }
  return best
}
