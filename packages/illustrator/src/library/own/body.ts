import type { Art } from '../../paper/art.ts'
import { at, circle, type Point, shape, smooth } from '../../paper/pen.ts'
import { eyes, smile } from './own.ts'

type Hair = 'short' | 'long' | 'bun' | 'none'

/** The head of somebody who looks at us, a child's by its size. */
export function head(x: number, y: number, hair: Hair, radius = 9.4): Art[] {
  const [r, cap] = [radius, shape(capOf(x, y, radius))]
  const behind: Record<Hair, Art[]> = {
    short: [],
    none: [],
    bun: [shape(circle(at(x, y - r * 1.25), r * 0.5))],
    long: [
      shape(
        `M${x - r} ${y - r * 0.3}C${x - r * 1.7} ${y + r * 0.6} ${x - r * 1.3} ${y + r * 1.6} ${x - r * 0.9} ${y + r * 1.7}` +
          `H${x + r * 0.9}C${x + r * 1.3} ${y + r * 1.6} ${x + r * 1.7} ${y + r * 0.6} ${x + r} ${y - r * 0.3}Z`,
      ),
    ],
  }
  return [
    ...behind[hair],
    shape(circle(at(x, y), r)),
    ...(hair === 'none' ? [] : [cap]),
    smile(x, y + r * 0.42, r * 0.32),
    eyes([x - r * 0.38, y + r * 0.1, r * 0.15], [x + r * 0.38, y + r * 0.1, r * 0.15]),
  ]
}

const capOf = (x: number, y: number, r: number): string =>
  `M${x - r} ${y - r * 0.1}C${x - r * 1.15} ${y - r * 1.5} ${x + r * 1.15} ${y - r * 1.5} ${x + r} ${y - r * 0.1}` +
  `C${x + r * 0.7} ${y - r * 0.5} ${x - r * 0.1} ${y - r * 0.4} ${x - r * 0.2} ${y - r * 0.75}` +
  `C${x - r * 0.4} ${y - r * 0.4} ${x - r * 0.8} ${y - r * 0.4} ${x - r} ${y - r * 0.1}Z`

/** An arm, a leg or a tail: round, and bent at the points between its ends (x and y in turn). */
export function limb(width: number, ...xy: readonly number[]): Art {
  const points = Array.from({ length: xy.length / 2 }, (_, i) => at(xy[2 * i] as number, xy[2 * i + 1] as number))
  const half = width / 2
  const along = (i: number): Point => {
    const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    return at(((b.x - a.x) / length) * half, ((b.y - a.y) / length) * half)
  }
  const side = (sign: 1 | -1): Point[] => points.map(({ x, y }, i) => at(x - sign * along(i).y, y + sign * along(i).x))
  const last = points.length - 1
  const [first, end] = [points[0] as Point, points[last] as Point]
  const [back, ahead] = [along(0), along(last)]
  return shape(
    smooth(
      [
        ...side(1),
        at(end.x + ahead.x, end.y + ahead.y),
        ...side(-1).toReversed(),
        at(first.x - back.x, first.y - back.y),
      ],
      true,
    ),
  )
}
