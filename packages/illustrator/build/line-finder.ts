import type { Outline, Point } from './outline.ts'

/** What of the lines lies nearest to a point. */
export interface Nearest {
  readonly distance: number
  readonly at: Point
  /** The nearest place is the open end of a line: beyond it there may be a hole. */
  readonly isEnd: boolean
  readonly outline: Outline
  /** Which piece of the outline it is, counted in points from its start. */
  readonly index: number
}

export interface LineFinder {
  /** The nearest line within one cell's width; `except` leaves out places of one outline near an index. */
  nearest(from: Point, except?: { outline: Outline; index: number }): Nearest | undefined
  /** Whether the lines of two places touch somewhere around them. */
  meet(a: Nearest, b: Nearest): boolean
}

/** Edge of a cell of the grid lines are sorted into (units); searches look at the cells around. */
const CELL = 3
const CELLS = 26

/** Longest piece a line is cut into (units); a joint between two lines is cut, too. */
const LONGEST_PIECE = 0.5

/** Two ends this close together are one line drawn in two goes (units). */
const CONTINUES = 0.8

/** Lines this close together touch, however thin they are drawn (units). */
const TOUCHING = 0.3

/** Places of one outline this many points apart are different parts of it. */
const APART = 12

interface Piece {
  readonly a: Point
  readonly b: Point
  readonly outline: Outline
  readonly index: number
  readonly opensAtA: boolean
  readonly opensAtB: boolean
}

export function lineFinder(lines: readonly Outline[]): LineFinder {
  const grid = sortIntoCells(lines)
  const cached: Piece[][] = []
  /** All pieces in the cell of a point and the eight around it. */
  const around = ({ x, y }: Point): readonly Piece[] => {
    const [column, row] = [cellOf(x), cellOf(y)]
    const cell = column + CELLS * row
    const known = cached[cell]
    if (known) return known
    const pieces: Piece[] = []
    for (let r = Math.max(0, row - 1); r <= Math.min(CELLS - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(CELLS - 1, column + 1); c++)
        pieces.push(...(grid[c + CELLS * r] ?? []))
    cached[cell] = pieces
    return pieces
  }

  return {
    nearest(from, except) {
      let best: Piece | undefined
      let least = CELL ** 2
      // A piece whose start is further than this cannot come nearer than the best.
      let worthIt = (CELL + LONGEST_PIECE) ** 2
      for (const piece of around(from)) {
        const fx = piece.a.x - from.x
        const fy = piece.a.y - from.y
        if (fx * fx + fy * fy > worthIt) continue
        if (except && piece.outline === except.outline && isNear(piece.outline, piece.index, except.index)) continue
        const t = along(piece, from)
        const dx = fx + t * (piece.b.x - piece.a.x)
        const dy = fy + t * (piece.b.y - piece.a.y)
        const squared = dx * dx + dy * dy
        if (squared >= least) continue
        least = squared
        worthIt = (Math.sqrt(least) + LONGEST_PIECE) ** 2
        best = piece
      }
      if (!best) return undefined
      const t = along(best, from)
      const isEnd = (best.opensAtA && t === 0) || (best.opensAtB && t === 1)
      return { distance: Math.sqrt(least), at: pointAt(best, t), outline: best.outline, index: best.index, isEnd }
    },

    meet(a, b) {
      if (a.outline === b.outline && isNear(a.outline, a.index, b.index)) return true
      const pieces = around({ x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 })
      const ofB = pieces.filter((piece) => piece.outline === b.outline && isNear(b.outline, piece.index, b.index))
      return pieces
        .filter((piece) => piece.outline === a.outline && isNear(a.outline, piece.index, a.index))
        .some((piece) => ofB.some((other) => gapBetween(piece, other) < TOUCHING))
    },
  }
}

function sortIntoCells(lines: readonly Outline[]): Piece[][] {
  const ends = lines.flatMap(({ points, closed }) => (closed ? [] : [points[0] as Point, points.at(-1) as Point]))
  const isOpen = (end: Point): boolean =>
    ends.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) < CONTINUES).length === 1
  const grid: Piece[][] = []
  for (const outline of lines)
    for (let i = 1; i < outline.points.length; i++) {
      const a = outline.points[i - 1] as Point
      const b = outline.points[i] as Point
      const opensAtA = !outline.closed && i === 1 && isOpen(a)
      const opensAtB = !outline.closed && i === outline.points.length - 1 && isOpen(b)
      const cell = cellOf(a.x) + CELLS * cellOf(a.y)
      const pieces = grid[cell] ?? []
      pieces.push({ a, b, outline, index: i, opensAtA, opensAtB })
      grid[cell] = pieces
    }
  return grid
}

function isNear({ points, closed }: Outline, a: number, b: number): boolean {
  const apart = Math.abs(a - b)
  return apart < APART || (closed && points.length - apart < APART)
}

/** How far along a piece the nearest place to a point is: 0 at its start, 1 at its end. */
function along({ a, b }: Piece, from: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : ((from.x - a.x) * dx + (from.y - a.y) * dy) / length
  return t < 0 ? 0 : Math.min(t, 1)
}

const pointAt = ({ a, b }: Piece, t: number): Point => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) })

function gapBetween(one: Piece, other: Piece): number {
  const toOther = (from: Point): number => {
    const at = pointAt(other, along(other, from))
    return Math.hypot(from.x - at.x, from.y - at.y)
  }
  return Math.min(toOther(one.a), toOther(one.b))
}

const cellOf = (coordinate: number): number => Math.max(0, Math.min(CELLS - 1, Math.floor((coordinate + 3) / CELL)))
