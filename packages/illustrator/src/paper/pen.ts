import type { Art } from './art.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export const at = (x: number, y: number): Point => ({ x, y })

/** The point in a direction (degrees clockwise from the right) and distance of another. */
export function away({ x, y }: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }
}

/** A hundredth of a unit: finer cannot be seen, and it is the same on every machine. */
const round = (value: number): number => Math.round(value * 100) / 100

export const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

export const chain = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`

export const polygon = (points: readonly Point[]): string => `${chain(points)}Z`

/** How far the handles of a quarter of a circle reach (share of the radius), so that a cubic curve follows it. */
const QUARTER = 0.5523

/** Cubic curves, not arcs: half an arc between rounded points bulges by a pixel or two. */
export function ellipse(middle: Point, rx: number, ry: number, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const p = (x: number, y: number): string =>
    xy(at(middle.x + x * rx * cos - y * ry * sin, middle.y + x * rx * sin + y * ry * cos))
  const k = QUARTER
  return [
    `M${p(-1, 0)}C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}`,
    `C${p(1, k)} ${p(k, 1)} ${p(0, 1)}C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}Z`,
  ].join('')
}

export const circle = (middle: Point, radius: number): string => ellipse(middle, radius, radius)

/** A soft curve through points (Catmull and Rom). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const get = (i: number): Point =>
    (isClosed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) as Point
  let path = `M${xy(get(0))}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const leaving = at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)
    const arriving = at(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)
    path += `C${xy(leaving)} ${xy(arriving)} ${xy(c)}`
  }
  return isClosed ? `${path}Z` : path
}

/** Equal bows from point to point, each as high as a share of its chord. */
export function scallops(points: readonly Point[], height: number, isClosed = false): string {
  const ends = isClosed ? [...points, points[0] as Point] : points
  let path = `M${xy(ends[0] as Point)}`
  for (let i = 1; i < ends.length; i++) {
    const [a, b] = [ends[i - 1] as Point, ends[i] as Point]
    const radius = (Math.hypot(b.x - a.x, b.y - a.y) / 2) * height
    path += `A${round(radius)} ${round(radius)} 0 0 1 ${xy(b)}`
  }
  return isClosed ? `${path}Z` : path
}

/** A closed shape that hides what is behind it, with its outline. */
export const shape = (path: string, more = ''): Art => ({ body: path, lines: path + more })

/** Lines on top of what is there, hiding nothing. */
export const strokes = (...paths: readonly string[]): Art => ({ body: '', lines: paths.join('') })
