import type { Brief } from './brief.ts'
import { rowsOf } from './player.ts'

/** Whether decoration may show it: not if it would look like more of what was counted. */
export const mayDecorate =
  ({ isCountedAlike }: Pick<Brief, 'isCountedAlike'>) =>
  (name: string): boolean =>
    !isCountedAlike?.(name)

/** A part of the page (px). */
interface Cell {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Rows of equal parts of a page's part, from its top: one for each of so many. */
export function cellsOf(count: number, { x, y, width, height }: Cell): Cell[] {
  const rows = rowsOf(count)
  const high = height / rows.length
  return rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: x + (width / columns) * (column + 0.5 - columns / 2),
      y: y - height / 2 + high * (row + 0.5),
      width: width / columns,
      height: high,
    })),
  )
}
