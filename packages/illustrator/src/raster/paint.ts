import type { Stroke } from './flatten.ts'

/** Squares of a page to be painted: how many in a row and column, and how large one is (px). */
export interface Grid {
  readonly size: number
  readonly cell: number
  /** What lies left of and above the page (px), to see what has fallen off it. */
  readonly around: number
}

/** Tells which squares of a row, from one up to but not including another, are painted. */
type Paint = (row: number, from: number, to: number) => void

/** Paints the inside of strokes taken together (non-zero winding). */
export function fillInside(strokes: readonly Stroke[], grid: Grid, paint: Paint): void {
  const rows: number[][] = []
  for (const { points } of strokes)
    for (let i = 0, before = points.length - 2; i < points.length; before = i, i += 2)
      cross(points, before, i, grid, rows)
  rows.forEach((line, row) => {
    line.sort((a, b) => a - b)
    let winding = 0
    for (let i = 0; i + 1 < line.length; i++) {
      winding += (line[i] as number) & 1 ? 1 : -1
      if (winding === 0) continue
      const from = Math.max(0, columnOf(line[i] as number))
      const to = Math.min(grid.size, columnOf(line[i + 1] as number))
      if (from < to) paint(row, from, to)
    }
  })
}

/** Crossings are whole numbers, quick to sort: 128 steps for a square, the last bit tells whether the edge leads down. */
const STEPS = 128
const columnOf = (crossing: number): number => Math.ceil(crossing / STEPS - 0.5)

/** Notes in which rows, and where, an edge crosses the middle of the squares. */
function cross(points: ArrayLike<number>, a: number, b: number, grid: Grid, rows: number[][]): void {
  const [ax, ay] = [inGrid(points[a] as number, grid), inGrid(points[a + 1] as number, grid)]
  const [bx, by] = [inGrid(points[b] as number, grid), inGrid(points[b + 1] as number, grid)]
  const first = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5))
  const last = Math.min(grid.size, Math.ceil(Math.max(ay, by) - 0.5))
  for (let row = first; row < last; row++) {
    const x = ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax)
    const crossing = (Math.round(x * STEPS) & ~1) | (by > ay ? 1 : 0)
    const line = rows[row]
    if (line) line.push(crossing)
    else rows[row] = [crossing]
  }
}

/** Longer pieces are painted in parts (squares): what is looked at around a slanting one grows with its square. */
const LONGEST = 24

/** Paints strokes as lines of a thickness (px), with round ends. */
export function paintLines(strokes: readonly Stroke[], width: number, grid: Grid, paint: Paint): void {
  for (const { points, isClosed } of strokes) {
    const count = points.length / 2
    for (let i = isClosed ? 0 : 1, before = isClosed ? count - 1 : 0; i < count; before = i++) {
      const [ax, ay] = [inGrid(points[2 * before] as number, grid), inGrid(points[2 * before + 1] as number, grid)]
      const [bx, by] = [inGrid(points[2 * i] as number, grid), inGrid(points[2 * i + 1] as number, grid)]
      const parts = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / LONGEST))
      const [dx, dy] = [(bx - ax) / parts, (by - ay) / parts]
      for (let part = 0; part < parts; part++)
        paintPiece(ax + part * dx, ay + part * dy, dx, dy, width / 2 / grid.cell, grid.size, paint)
    }
  }
}

const inGrid = (place: number, { cell, around }: Grid): number => (place + around) / cell

/** Paints what is no further than a reach from a straight piece. */
function paintPiece(x: number, y: number, dx: number, dy: number, reach: number, size: number, paint: Paint): void {
  const length = dx * dx + dy * dy
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(y, y + dy) - reach)), Math.max(y, y + dy) + reach]
  const [left, right] = [Math.max(0, Math.floor(Math.min(x, x + dx) - reach)), Math.max(x, x + dx) + reach]
  for (let row = top; row < size && row <= bottom; row++) {
    const v = row + 0.5 - y
    let from = -1
    let to = -1
    for (let column = left; column < size && column <= right; column++) {
      const u = column + 0.5 - x
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, (u * dx + v * dy) / length))
      const [offX, offY] = [u - t * dx, v - t * dy]
      if (offX * offX + offY * offY > reach * reach) continue
      if (from < 0) from = column
      to = column + 1
    }
    if (from >= 0) paint(row, from, to)
  }
}
