import { CELL, type Drawing, GRID } from '../library/drawing.ts'
import { type Box, widthOf } from '../paper/art.ts'

/** Which parts of a sprite's box are covered, in square cells. */
export interface Silhouette {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly covered: Uint8Array
}

export const NOTHING_COVERED: Silhouette = { left: 0, top: 0, columns: 0, rows: 0, covered: new Uint8Array(0) }

export function silhouetteOf({ rows }: Drawing): Silhouette {
  const covered = new Uint8Array(GRID * GRID)
  for (const [y, row] of rows.entries()) {
    let bits = Number.parseInt(row, 36)
    for (let x = 0; x < GRID && bits > 0; x++, bits = Math.floor(bits / 2)) covered[y * GRID + x] = bits % 2
  }
  return { left: 0, top: 0, columns: GRID, rows: GRID, covered }
}

/** The silhouette together with filled ellipses (what a body adds to a head). */
export function withEllipses(base: Silhouette, box: Box, ellipses: readonly Box[]): Silhouette {
  const [left, top] = [Math.floor(box.left / CELL) * CELL, Math.floor(box.top / CELL) * CELL]
  const columns = Math.ceil((box.right - left) / CELL)
  const rows = Math.ceil((box.bottom - top) / CELL)
  const covered = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + (column + 0.5) * CELL, top + (row + 0.5) * CELL]
      if (covers(base, x, y) || ellipses.some((ellipse) => isInside(ellipse, x, y))) covered[row * columns + column] = 1
    }
  return { left, top, columns, rows, covered }
}

export function covers({ left, top, columns, rows, covered }: Silhouette, x: number, y: number): boolean {
  const column = Math.floor((x - left) / CELL)
  const row = Math.floor((y - top) / CELL)
  return column >= 0 && column < columns && row >= 0 && row < rows && covered[row * columns + column] === 1
}

/** The highest covered place of a column, or undefined where nothing is covered. */
export function topAt(silhouette: Silhouette, x: number): number | undefined {
  for (let row = 0; row < silhouette.rows; row++) {
    const y = silhouette.top + row * CELL
    if (covers(silhouette, x, y)) return y
  }
  return undefined
}

/** How broad what is covered around a place is. */
export function breadthAt(silhouette: Silhouette, x: number, y: number): number {
  let [left, right] = [x, x]
  while (covers(silhouette, left - CELL, y)) left -= CELL
  while (covers(silhouette, right + CELL, y)) right += CELL
  return right - left + CELL
}

function isInside(ellipse: Box, x: number, y: number): boolean {
  const [rx, ry] = [widthOf(ellipse) / 2, (ellipse.bottom - ellipse.top) / 2]
  return ((x - ellipse.left - rx) / rx) ** 2 + ((y - ellipse.top - ry) / ry) ** 2 <= 1
}
