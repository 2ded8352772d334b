import { greyOnWhite, type Picture } from '../pixels.ts'
import { convexHull, rowInside } from './hull.ts'

/** How many cells the longer side of a picture is looked at in: an edge blurred by the camera fits into two of them. */
const CELLS = 128

/** What is less than this share as bright as the paper two cells away is no paper in shadow, but the table. */
const SHARPEST_SHADOW = 0.55

/** How much of a picture a sheet takes at least, and at most: with less than the rest of table around it, none is seen. */
const SMALLEST_SHEET = 0.15
const LARGEST_SHEET = 0.97

/** How much of a sheet is paper at least, whatever is drawn on it. */
const PAPER_SHARE = 0.6

/** Cells at the sheet's edge that belong half to the table and its shadow. */
const FRAYED = 1

/**
 * A sheet of paper that lies on a darker table, without the table: cut out, with its own paper where a corner of the
 * table would be left. Nothing, if the picture shows no such sheet.
 */
export function sheetOn(picture: Picture): Picture | undefined {
  const cells = cellsOf(picture)
  const paper = paperOf(cells)
  const corners = convexHull(
    Array.from(paper, (cell) => ({ x: cell % cells.columns, y: Math.floor(cell / cells.columns) })),
  )
  const rows = Array.from({ length: cells.rows }, (_, y) => rowInside(corners, y))
  const area = rows.reduce((sum, row) => sum + (row ? row[1] - row[0] + 1 : 0), 0)
  const share = area / (cells.columns * cells.rows)
  if (share < SMALLEST_SHEET || share > LARGEST_SHEET || paper.length < PAPER_SHARE * area) return undefined
  return cutOut(picture, cells, rows)
}

interface Cells {
  readonly size: number
  readonly columns: number
  readonly rows: number
  /** Brightness of the brightest pixel of each, and which one that is: lines thinner than a cell are not seen. */
  readonly light: Uint8Array
  readonly brightest: Uint32Array
}

function cellsOf(picture: Picture): Cells {
  const { width, height, data } = greyOnWhite(picture)
  const size = Math.ceil(Math.max(width, height) / CELLS)
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const light = new Uint8Array(columns * rows)
  const brightest = new Uint32Array(columns * rows)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const cell = Math.floor(y / size) * columns + Math.floor(x / size)
      if ((data[i] as number) < (light[cell] as number)) continue
      light[cell] = data[i] as number
      brightest[cell] = i
    }
  return { size, columns, rows, light, brightest }
}

/** The cells that are paper, in order: from the brightest on, as long as it grows dark no faster than in a shadow. */
function paperOf({ columns, light }: Cells): Uint32Array {
  const start = light.indexOf(light.reduce((most, value) => Math.max(most, value), 0))
  const isPaper = new Uint8Array(light.length)
  isPaper[start] = 1
  const queue = [{ cell: start, before: start }]
  for (const { cell, before } of queue) {
    const x = cell % columns
    const limit = SHARPEST_SHADOW * Math.max(light[cell] as number, light[before] as number)
    for (const next of [cell - columns, x > 0 ? cell - 1 : -1, x + 1 < columns ? cell + 1 : -1, cell + columns]) {
      if (next < 0 || next >= light.length || isPaper[next] || (light[next] as number) < limit) continue
      isPaper[next] = 1
      queue.push({ cell: next, before: cell })
    }
  }
  return Uint32Array.from(isPaper.keys()).filter((cell) => isPaper[cell])
}

function cutOut(picture: Picture, cells: Cells, rows: readonly (Row | undefined)[]): Picture | undefined {
  const inner = rows.map((row, y) => insideOf(row, rows[y - FRAYED], rows[y + FRAYED]))
  const kept = inner.flatMap((row, y) => (row ? [{ y, row }] : []))
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return undefined
  const { size } = cells
  const left = size * Math.min(...kept.map(({ row }) => row[0]))
  const right = Math.min(picture.width, size * (Math.max(...kept.map(({ row }) => row[1])) + 1))
  const [top, bottom] = [size * first.y, Math.min(picture.height, size * (last.y + 1))]
  const width = right - left
  const sheet = new Uint8ClampedArray(width * (bottom - top) * 4)
  const from = new Uint32Array(new Uint8Array(picture.data).buffer)
  const to = new Uint32Array(sheet.buffer)
  for (let y = top; y < bottom; y++) {
    const row = Math.floor(y / size)
    const [start, end] = inner[row] ?? (first.row as Row)
    const paper = (cell: number) => from[cells.brightest[row * cells.columns + cell] as number] as number
    for (let x = left; x < right; x++) {
      const cell = Math.floor(x / size)
      const isInside = cell >= start && cell <= end
      to[(y - top) * width + x - left] = isInside
        ? (from[y * picture.width + x] as number)
        : paper(cell < start ? start : end)
    }
  }
  return { width, height: bottom - top, data: sheet }
}

type Row = readonly [first: number, last: number]

/** What of a row has sheet on all sides. */
function insideOf(row: Row | undefined, above: Row | undefined, below: Row | undefined): Row | undefined {
  if (!row || !above || !below) return undefined
  const first = Math.max(row[0] + FRAYED, above[0], below[0])
  const last = Math.min(row[1] - FRAYED, above[1], below[1])
  return first > last ? undefined : [first, last]
}
