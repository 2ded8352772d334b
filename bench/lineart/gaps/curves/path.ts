export interface Point {
  readonly x: number
  readonly y: number
}

/** A smooth line through points, as what an SVG path draws: Catmull and Rom's spline (1974), its ends let run out. */
export function openPath(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point
  return (
    start(at(0)) +
    points
      .slice(1)
      .map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)))
      .join('')
  )
}

/** The same, and back to where it began. */
export function closedPath(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  return `${start(at(0)) + points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2))).join('')}Z`
}

const pair = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
const start = (point: Point): string => `M${pair(point)}`

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
  const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
  return `C${pair(out)} ${pair(into)} ${pair(to)}`
}
