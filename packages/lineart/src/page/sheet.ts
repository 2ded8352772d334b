import type { Picture } from '../pixels.ts'
import { type Cells, cellsOf } from './cells.ts'
import { convexHull, foursidedShare, rowInside } from './hull.ts'

/** What is less than this share as bright as the paper beside it is no paper in shadow any more. */
const SHARPEST_SHADOW = 0.55

/**
 * How much of the light a slow shadow leaves from cell to cell. Less, and the way along a slanting edge, where cells are
 * ever more table and less paper, would lead onto the table.
 */
const SLOW_SHADOW = 0.97

/** How far the tint of one sheet may change in light and shadow, as a ratio, and how far a table's differs at least. */
const SAME_TINT = 1.09
const OTHER_TINT = 1.15

/** A table of the paper's own tint is told by its darkness: no shadow takes so much of the light away. */
const DARK_TABLE = 0.45

/** How much of a picture a sheet takes at least, and at most: with less than the rest of table around it, none is seen. */
const SMALLEST_SHEET = 0.15
const LARGEST_SHEET = 0.97

/**
 * How much of the picture's own outline a sheet takes at most. One that lies askew or is cut off takes a side of it; what
 * takes more is the wall behind the table, or a sky.
 */
const OUTLINE_SHARE = 0.4

/** How much of a sheet is paper at least, whatever is drawn on it. */
const PAPER_SHARE = 0.6

/**
 * How much of a sheet lies within its four corners at least: one may be bent, turned up or cut off. A face in plain light
 * has the colours of wrapping paper, but is round.
 */
const FOUR_SIDED = 0.85

/** Cells at the sheet's edge that belong half to the table and its shadow. */
const FRAYED = 2

/**
 * A sheet of paper that lies on a table, without the table: cut out, with its own paper where a corner of the table
 * would be left. Nothing, if the picture shows no such sheet.
 */
export function sheetOn(picture: Picture): Picture | undefined {
  const cells = cellsOf(picture)
  const all = cells.light.length
  for (const surface of surfacesOf(cells)) {
    if (surface.length < SMALLEST_SHEET * PAPER_SHARE * all) continue
    const corners = convexHull(
      Array.from(surface, (cell) => ({ x: cell % cells.columns, y: Math.floor(cell / cells.columns) })),
    )
    const rows = Array.from({ length: cells.rows }, (_, y) => rowInside(corners, y))
    const area = rows.reduce((sum, row) => sum + (row ? row[1] - row[0] + 1 : 0), 0)
    const isSheet = area >= SMALLEST_SHEET * all && area <= LARGEST_SHEET * all && surface.length >= PAPER_SHARE * area
    if (!isSheet || foursidedShare(corners) < FOUR_SIDED) continue
    if (outlineShare(cells, rows) <= OUTLINE_SHARE && liesOnTable(cells, surface, rows))
      return cutOut(picture, cells, rows)
  }
  return undefined
}

type Row = readonly [first: number, last: number]

function outlineShare({ columns }: Cells, rows: readonly (Row | undefined)[]): number {
  const width = (row: Row | undefined) => (row ? row[1] - row[0] + 1 : 0)
  const sides = rows.reduce((sum, row) => sum + Number(row?.[0] === 0) + Number(row?.[1] === columns - 1), 0)
  return (width(rows[0]) + width(rows.at(-1)) + sides) / (2 * (columns + rows.length))
}

interface Ground {
  readonly light: number
  readonly red: number
  readonly blue: number
}

/** Brightness and tint, the latter as red and blue beside green; a little more of each, for black divided by black. */
const groundOf = (light: number, red: number, green: number, blue: number): Ground => ({
  light,
  red: (red + 8) / (green + 8),
  blue: (blue + 8) / (green + 8),
})

const groundAt = ({ light, colour }: Cells, cell: number): Ground =>
  groundOf(
    light[cell] as number,
    colour[3 * cell] as number,
    colour[3 * cell + 1] as number,
    colour[3 * cell + 2] as number,
  )

const isAbout = (a: number, b: number, ratio: number): boolean => a < b * ratio && b < a * ratio
const isTint = (a: Ground, b: Ground, ratio: number): boolean =>
  isAbout(a.red, b.red, ratio) && isAbout(a.blue, b.blue, ratio)

/** Areas of one ground, the brightest first: they end where it grows dark faster than in a shadow, or changes its tint. */
function* surfacesOf(cells: Cells): Generator<readonly number[]> {
  const { columns, light } = cells
  const grounds = Array.from(light.keys(), (cell) => groundAt(cells, cell))
  const isTaken = new Uint8Array(light.length)
  for (const start of Array.from(light.keys()).sort((a, b) => (light[b] as number) - (light[a] as number))) {
    if (isTaken[start]) continue
    isTaken[start] = 1
    const queue = [{ cell: start, lit: light[start] as number }]
    for (const { cell, lit } of queue) {
      const x = cell % columns
      for (const next of [cell - columns, x > 0 ? cell - 1 : -1, x + 1 < columns ? cell + 1 : -1, cell + columns]) {
        const ground = grounds[next]
        if (!ground || isTaken[next] || ground.light < SHARPEST_SHADOW * lit) continue
        if (!isTint(grounds[start] as Ground, ground, SAME_TINT)) continue
        isTaken[next] = 1
        queue.push({ cell: next, lit: Math.max(ground.light, SLOW_SHADOW * lit) })
      }
    }
    yield queue.map(({ cell }) => cell).sort((a, b) => a - b)
  }
}

/** Whether what lies around a surface is something else: a frame that is drawn has the same paper on both sides. */
function liesOnTable(cells: Cells, surface: readonly number[], rows: readonly (Row | undefined)[]): boolean {
  const around = Array.from(cells.light.keys()).filter((cell) => {
    const [x, row] = [cell % cells.columns, rows[Math.floor(cell / cells.columns)]]
    return !row || x < row[0] || x > row[1]
  })
  const [paper, table] = [meanGround(cells, surface), meanGround(cells, around)]
  return !isTint(paper, table, OTHER_TINT) || table.light < DARK_TABLE * paper.light
}

function meanGround({ light, colour }: Cells, some: readonly number[]): Ground {
  const mean = (value: (cell: number) => number | undefined) =>
    some.reduce((sum, cell) => sum + (value(cell) as number), 0) / some.length
  const channel = (c: number) => mean((cell) => colour[3 * cell + c])
  return groundOf(
    mean((cell) => light[cell]),
    channel(0),
    channel(1),
    channel(2),
  )
}

function cutOut(picture: Picture, cells: Cells, rows: readonly (Row | undefined)[]): Picture | undefined {
  const inner = rows.map((_, y) => insideOf(rows, y, cells.columns))
  const kept = inner.flatMap((row, y) => (row ? [{ y, row }] : []))
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return undefined
  const { size, columns, colour } = cells
  const left = size * Math.min(...kept.map(({ row }) => row[0]))
  const right = Math.min(picture.width, size * (Math.max(...kept.map(({ row }) => row[1])) + 1))
  const [top, bottom] = [size * first.y, Math.min(picture.height, size * (last.y + 1))]
  const sheet = new Uint8ClampedArray((right - left) * (bottom - top) * 4).fill(255)
  for (let y = top, to = 0; y < bottom; y++) {
    const row = Math.floor(y / size)
    const [start, end] = inner[row] ?? first.row
    for (let x = left; x < right; x++, to += 4) {
      const column = Math.floor(x / size)
      const nearest = Math.min(end, Math.max(start, column))
      const from = 4 * (y * picture.width + x)
      if (nearest === column) sheet.set(picture.data.subarray(from, from + 4), to)
      else sheet.set(colour.subarray(3 * (row * columns + nearest), 3 * (row * columns + nearest) + 3), to)
    }
  }
  return { width: right - left, height: bottom - top, data: sheet }
}

/** What of a row has sheet on all sides; beyond the picture's own edge the sheet goes on as it comes in. */
function insideOf(rows: readonly (Row | undefined)[], y: number, columns: number): Row | undefined {
  const row = rows[y]
  const above = y < FRAYED ? goingOn(row, rows[y + FRAYED]) : rows[y - FRAYED]
  const below = y >= rows.length - FRAYED ? goingOn(row, rows[y - FRAYED]) : rows[y + FRAYED]
  if (!row || !above || !below) return undefined
  const first = Math.max(row[0] === 0 ? 0 : row[0] + FRAYED, above[0], below[0])
  const last = Math.min(row[1] === columns - 1 ? row[1] : row[1] - FRAYED, above[1], below[1])
  return first > last ? undefined : [first, last]
}

/** Where a sheet that has come from one row to another would be as far behind that. */
const goingOn = (row: Row | undefined, from: Row | undefined): Row | undefined =>
  row && from && [2 * row[0] - from[0], 2 * row[1] - from[1]]
