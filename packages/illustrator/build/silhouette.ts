import { CELL, GRID } from '../src/library/drawing.ts'
import type { Patch } from './close-outlines.ts'
import { contains, type Outline, type Point } from './outline.ts'

/** Which cells of the grid a drawing covers, a row each as a number in base 36 whose lowest bit is the leftmost cell. */
export function silhouetteOf(patches: readonly Patch[], lines: readonly Outline[]): string[] {
  const covered = Array.from({ length: GRID }, () => new Array<boolean>(GRID).fill(false))
  const mark = ({ x, y }: Point): void => {
    const row = covered[Math.floor(y / CELL)]
    const column = Math.floor(x / CELL)
    if (row && column >= 0 && column < GRID) row[column] = true
  }
  for (const { points } of lines) points.forEach(mark)
  for (const { outlines } of patches) for (const { points } of outlines) points.forEach(mark)
  for (const [y, row] of covered.entries())
    for (const [x, isCovered] of row.entries()) {
      const middle = { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }
      if (!isCovered && patches.some(({ outlines }) => contains(outlines, middle))) row[x] = true
    }
  return covered.map((row) => row.reduce((bits, isCovered, x) => bits + (isCovered ? 2 ** x : 0), 0).toString(36))
}
