import type { Outline, Point } from './outline.ts'

/** How far a shortened outline may stray from its points (units): half a pixel on a page that one drawing fills. */
const STRAY = 0.04

/** Path data of an outline, with the points left out that a straight line passes anyway. */
export function pathOf({ points, closed }: Outline): string {
  const kept = simplify(points)
  const text = kept.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')
  return `M${text}${closed ? 'Z' : ''}`
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Ramer, Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = 1
  keep[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    let worst = STRAY
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const stray = distanceToSegment(points[i] as Point, points[from] as Point, points[to] as Point)
      if (stray > worst) [worst, at] = [stray, i]
    }
    if (at < 0) continue
    keep[at] = 1
    open.push([from, at], [at, to])
  }
  return points.filter((_, i) => keep[i])
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length))
  return Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y))
}
