import type { Art } from '../../paper/art.ts'
import { at, type Point, polygon, smooth } from '../../paper/pen.ts'
import { flatten } from '../../raster/flatten.ts'
import { CELL, type Drawing, GRID } from '../drawing.ts'

/** A drawing of ours, made of parts that hide those before them. */
export function own(name: string, kind: string, ...layers: readonly Art[]): Drawing {
  const joined = (part: keyof Art): string => layers.map((art) => art[part] ?? '').join('')
  const [body, lines, dots] = [joined('body'), joined('lines'), joined('dots')]
  // Measured once they are drawn: a server that never draws need not wait for it.
  const box = once(() => boxOf(body + lines + dots))
  const rows = once(() => rowsOf(layers.map((art) => art.body)))
  return {
    id: `HUEBOOK-${name.toUpperCase().replaceAll(' ', '-')}`,
    name,
    tags: [],
    kind,
    body,
    lines,
    marks: joined('marks'),
    dots,
    get box() {
      return box()
    },
    get rows() {
      return rows()
    },
    layers,
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Small black discs, such as eyes: x, y and perhaps the radius. */
export const eyes = (...middles: readonly (readonly [x: number, y: number, radius?: number])[]): Art => ({
  body: '',
  lines: '',
  dots: middles
    .map(([x, y, r = 1.4]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`)
    .join(''),
})

/** A soft closed outline through points, x and y in turn. */
export const soft = (...xy: readonly number[]): string => smooth(pointsOf(xy), true)

/** A soft open line through points, x and y in turn. */
export const bow = (...xy: readonly number[]): string => smooth(pointsOf(xy))

/** A soft closed outline through points written as "x y, x y": long outlines stay on a line. */
export const outline = (points: string): string => soft(...numbersIn(points))

/** The same, open. */
export const curve = (points: string): string => bow(...numbersIn(points))

const numbersIn = (points: string): number[] => points.split(/[ ,]+/).map(Number)

/** A mouth that smiles, by its middle and half its breadth. */
export const smile = (x: number, y: number, half: number): Art => ({
  body: '',
  lines: `M${x - half} ${y}Q${x} ${y + 1.5 * half} ${x + half} ${y}`,
})

/** Straight from corner to corner, x and y in turn, and closed. */
export const corners = (...xy: readonly number[]): string => polygon(pointsOf(xy))

const pointsOf = (xy: readonly number[]): Point[] =>
  Array.from({ length: xy.length / 2 }, (_, i) => at(xy[2 * i] as number, xy[2 * i + 1] as number))

/** A leg that grows out of the body it is drawn before: no line where the two meet. */
export const leg = (left: number, top: number, width: number, foot: number): Art => ({
  body: `M${left} ${top}V${foot}H${left + width}V${top}Z`,
  lines: `M${left} ${top}V${foot}H${left + width}V${top}M${left} ${foot - 3}H${left + width}`,
})

/** The same on the other side of an upright line. */
export const mirrored = (path: string, x = 36): string =>
  flatten(path)
    .map(({ points, isClosed }) => {
      const flipped = Array.from({ length: points.length / 2 }, (_, i) => {
        const [px = 0, py = 0] = [points[2 * i], points[2 * i + 1]]
        return `${Math.round((2 * x - px) * 100) / 100} ${Math.round(py * 100) / 100}`
      })
      return `M${flipped.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

function boxOf(path: string): Drawing['box'] {
  const points = flatten(path).flatMap(({ points }) => Array.from(points))
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    (edge) => Math.round(edge * 10) / 10,
  ) as [number, number, number, number]
}

/** The cells whose middle lies in one of the bodies, as in the drawings made from OpenMoji. */
function rowsOf(bodies: readonly string[]): string[] {
  const outlines = bodies.map((body) => flatten(body).map(({ points }) => points))
  return Array.from({ length: GRID }, (_, row) => {
    const y = (row + 0.5) * CELL
    const crossings = outlines.map((body) => crossingsAt(body, y))
    const bits = Array.from({ length: GRID }, (_, column) =>
      crossings.some((body) => isInside(body, (column + 0.5) * CELL)) ? 2 ** column : 0,
    )
    return bits.reduce((sum, bit) => sum + bit, 0).toString(36)
  })
}

/** Where outlines cross a row, and whether they go up or down there. */
type Crossing = readonly [x: number, turn: 1 | -1]

function crossingsAt(outlines: readonly ArrayLike<number>[], y: number): Crossing[] {
  const crossings: Crossing[] = []
  for (const points of outlines) {
    let [ax, ay] = [points[points.length - 2] as number, points[points.length - 1] as number]
    for (let i = 0; i < points.length; i += 2) {
      const [bx, by] = [points[i] as number, points[i + 1] as number]
      if (ay <= y !== by <= y) crossings.push([ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1])
      ax = bx
      ay = by
    }
  }
  return crossings
}

function isInside(crossings: readonly Crossing[], x: number): boolean {
  let winding = 0
  for (const [at, turn] of crossings) if (at > x) winding += turn
  return winding !== 0
}
