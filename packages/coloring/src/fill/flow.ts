import type { RegionMap } from '@huebook/lineart'
import type { PagePoint } from '../drawing/points.ts'

/**
 * The region that lies behind the closed gap nearest to a tap, seen from the regions the fill has reached; null if no
 * gap leads out of them. One region for each tap: which of several gaps was a wrong guess only the person knows.
 */
export function throughGap(map: RegionMap, reached: ReadonlySet<number>, tap: PagePoint): number | null {
  let best: number | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (const { a, b, x, y } of map.gaps) {
    if (reached.has(a) === reached.has(b)) continue
    const distance = (x + 0.5 - tap.x) ** 2 + (y + 0.5 - tap.y) ** 2
    if (distance >= bestDistance) continue
    bestDistance = distance
    best = reached.has(a) ? b : a
  }
  return best
}
