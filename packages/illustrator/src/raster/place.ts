import type { Art, Placed } from '../paper/art.ts'
import { flatten, type Stroke } from './flatten.ts'

/** The strokes of a piece of art. */
export interface Flat {
  readonly body: readonly Stroke[]
  readonly lines: readonly Stroke[]
  readonly marks: readonly Stroke[]
  readonly dots: readonly Stroke[]
}

/** Drawings come again and again: each is flattened once. */
const known = new WeakMap<Art, Flat>()

function flat(art: Art): Flat {
  const before = known.get(art)
  if (before) return before
  const { body, lines, marks = '', dots = '' } = art
  const made = { body: flatten(body), lines: flatten(lines), marks: flatten(marks), dots: flatten(dots) }
  known.set(art, made)
  return made
}

/** Where points of placed art come to lie on the page, and back. */
export interface Move {
  there(points: ArrayLike<number>): Float64Array
  back(x: number, y: number): readonly [number, number]
}

export function moveOf({ x, y, scale, turn = 0, mirrored = false }: Placed): Move {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const flip = mirrored ? -scale : scale
  return {
    there: (points) => {
      const moved = new Float64Array(points.length)
      for (let i = 0; i < points.length; i += 2) {
        const [u, v] = [(points[i] as number) * flip, (points[i + 1] as number) * scale]
        moved[i] = x + u * cos - v * sin
        moved[i + 1] = y + u * sin + v * cos
      }
      return moved
    },
    back: (px, py) => {
      const [u, v] = [px - x, py - y]
      return [(u * cos + v * sin) / flip, (v * cos - u * sin) / scale]
    },
  }
}

/** Every piece of a placed thing, from back to front, as strokes on the page. */
export function piecesOf(thing: Placed): Flat[] {
  const { there } = moveOf(thing)
  const moved = (strokes: readonly Stroke[]): Stroke[] =>
    strokes.map(({ points, isClosed }) => ({ points: there(points), isClosed }))
  return thing.art.map((art) => {
    const { body, lines, marks, dots } = flat(art)
    return { body: moved(body), lines: moved(lines), marks: moved(marks), dots: moved(dots) }
  })
}
