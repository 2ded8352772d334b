import svgpath from 'svgpath'

export interface Point {
  readonly x: number
  readonly y: number
}

/** One stroke of a path as a chain of short straight pieces. */
export interface Outline {
  readonly points: readonly Point[]
  readonly closed: boolean
  readonly box: Box
}

interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Ends this close together were drawn to meet (units). */
const MEETS = 0.3

export function outline(points: readonly Point[], isClosed = false): Outline {
  const box = { top: Infinity, right: -Infinity, bottom: -Infinity, left: Infinity }
  for (const { x, y } of points) {
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
    box.left = Math.min(box.left, x)
  }
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const meets = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < MEETS
  return { points, closed: isClosed || meets, box }
}

/** Longest straight piece a curve or line is cut into (units of a drawing, which is 72 wide). */
const STEP = 0.4

/** The strokes of absolute path data, each as points no further apart than a step. */
export function outlinesOf(path: string): Outline[] {
  const outlines: { points: Point[]; closed: boolean }[] = []
  let start: Point = { x: 0, y: 0 }
  const open = (at: Point): Point[] => {
    outlines.push({ points: [at], closed: false })
    start = at
    return outlines.at(-1)?.points ?? []
  }
  let points: Point[] = []
  svgpath(path).iterate((segment, _index, x, y) => {
    const from = { x, y }
    switch (segment[0]) {
      case 'M':
        points = open({ x: segment[1], y: segment[2] })
        break
      case 'L':
        line(points, from, { x: segment[1], y: segment[2] })
        break
      case 'H':
        line(points, from, { x: segment[1], y })
        break
      case 'V':
        line(points, from, { x, y: segment[1] })
        break
      case 'C':
        curve(points, [x, y, segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]])
        break
      case 'Q': {
        const [, cx, cy, toX, toY] = segment
        const third = (from: number, control: number): number => from + (2 / 3) * (control - from)
        curve(points, [x, y, third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY])
        break
      }
      case 'Z':
      case 'z': {
        line(points, from, start)
        const last = outlines.at(-1)
        if (last) last.closed = true
        // What follows a closing without a move of its own starts where the closed stroke did.
        points = [...points]
        break
      }
    }
  })
  return outlines.filter(({ points }) => points.length > 1).map(({ points, closed }) => outline(points, closed))
}

/** A straight line between two points. */
export function straight(from: Point, to: Point): Outline {
  const points = [from]
  line(points, from, to)
  return outline(points)
}

/** An outline as a fill sees it: a straight edge leads back from its end to its start. */
export function closed({ points }: Outline): Outline {
  const ring = [...points]
  line(ring, points.at(-1) as Point, points[0] as Point)
  // The start is not there twice: a step of no length has no two sides.
  const [first, last] = [ring[0] as Point, ring.at(-1) as Point]
  if (Math.hypot(first.x - last.x, first.y - last.y) < 0.01) ring.pop()
  return outline(ring, true)
}

function line(points: Point[], from: Point, to: Point): void {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP)
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    points.push({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })
  }
}

type Cubic = [number, number, number, number, number, number, number, number]

function curve(points: Point[], [x0, y0, x1, y1, x2, y2, x3, y3]: Cubic): void {
  const reach = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
  const steps = Math.ceil(reach / STEP)
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points.push({ x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 })
  }
}

/** Whether a point lies inside outlines taken together (non-zero winding). */
export function contains(outlines: readonly Outline[], { x, y }: Point): boolean {
  let winding = 0
  for (const { points, box } of outlines) {
    if (y < box.top || y > box.bottom || x < box.left || x > box.right) continue
    for (let i = 0, before = points.length - 1; i < points.length; before = i++) {
      const a = points[before] as Point
      const b = points[i] as Point
      if (a.y <= y === b.y <= y) continue
      const crossing = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
      if (crossing > x) winding += b.y > a.y ? 1 : -1
    }
  }
  return winding !== 0
}

/** Area an outline encloses, whichever way it turns. */
export const areaOf = (outline: Outline): number => Math.abs(signedArea(outline))

/** The same outline, turning clockwise. */
export function clockwise(one: Outline): Outline {
  return signedArea(one) < 0 ? { ...one, points: one.points.toReversed() } : one
}

function signedArea({ points }: Outline): number {
  let twice = 0
  for (let i = 0, before = points.length - 1; i < points.length; before = i++) {
    const a = points[before] as Point
    const b = points[i] as Point
    twice += a.x * b.y - b.x * a.y
  }
  return twice / 2
}

export function lengthOf({ points }: Outline): number {
  let length = 0
  for (let i = 1; i < points.length; i++)
    length += Math.hypot(
      (points[i] as Point).x - (points[i - 1] as Point).x,
      (points[i] as Point).y - (points[i - 1] as Point).y,
    )
  return length
}
