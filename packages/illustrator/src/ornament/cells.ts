/**
 * An ornament says for every place which cell it lies in: `a` along and `b` across its rows, in cells. Places with the same
 * number that touch are one cell, and lines run where numbers differ; so everything closes by itself.
 */
export type Ornament = (a: number, b: number) => number

/** What is left around motifs: one cell, however often it is interrupted. */
export const GROUND = 1

/** The number of a part of the cell in a column and row. */
export const cellAt = (column: number, row: number, part = 0): number =>
  (((column & 1023) << 10) | ((row + 512) & 1023)) * 16 + part + 16

/** A number from 0 to 1 that belongs to a cell, for what varies from one to the next. */
function chanceOf(column: number, row: number): number {
  let value = Math.imul(column + 7919, 0x9e3779b1) ^ Math.imul(row + 104729, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((value ^ (value >>> 13)) >>> 0) / 4294967296
}

export const isOdd = (row: number): boolean => (row & 1) === 1

/** Height of a row where each is shifted by half a cell, so that all neighbours are equally far. */
const ROW = Math.sqrt(3) / 2

/** Calls back for the places around which cells are nearest, with where one is from them. */
export function nearestSite(
  a: number,
  b: number,
  jitter: number,
  see: (column: number, row: number, x: number, y: number) => void,
): void {
  const middle = Math.round(b / ROW)
  let [best, bestColumn, bestRow, bestX, bestY] = [Infinity, 0, 0, 0, 0]
  for (let row = middle - 1; row <= middle + 1; row++) {
    const shift = isOdd(row) ? 0.5 : 0
    const nearest = Math.round(a - shift)
    for (let column = nearest - 1; column <= nearest + 1; column++) {
      const x = a - shift - column - jitter * (chanceOf(column, row) - 0.5)
      const y = b - row * ROW - jitter * (chanceOf(row, column) - 0.5)
      const distance = x * x + y * y
      if (distance >= best) continue
      ;[best, bestColumn, bestRow, bestX, bestY] = [distance, column, row, x, y]
    }
  }
  see(bestColumn, bestRow, bestX, bestY)
}
