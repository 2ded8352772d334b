import type { Box, Placed } from '../paper/art.ts'
import { PAGE, penOf, showsMarks } from '../paper/page.ts'
import { flatten } from '../raster/flatten.ts'
import { fillInside, type Grid, paintLines } from '../raster/paint.ts'
import { moveOf, piecesOf } from '../raster/place.ts'

/** A page as pixels. */
export interface Sheet {
  /** 1 where there is a line. */
  readonly ink: Uint8Array
  /** 1 where somebody's head is seen. */
  readonly faces: Uint8Array
  /** 1 where a mark is black, such as an eye. */
  readonly dots: Uint8Array
  /** Which thing is in front, counted from 1; 0 is bare paper. */
  readonly owner: Uint16Array
  /** How much is seen of each thing (px²), where it is somebody or something the page shows; 0 is scenery. */
  readonly shown: Uint32Array
}

const GRID: Grid = { size: PAGE, cell: 1, around: 0 }

/** Paints a page: things later in the list hide what is behind them, its lines and its faces. */
export function sheetOf(things: readonly Placed[], lineWidth: number): Sheet {
  const ink = new Uint8Array(PAGE * PAGE)
  const faces = new Uint8Array(PAGE * PAGE)
  const owner = new Uint16Array(PAGE * PAGE)
  const black = new Uint8Array(PAGE * PAGE)
  const draw = (row: number, from: number, to: number): void => {
    ink.fill(1, row * PAGE + from, row * PAGE + to)
  }
  for (const [i, thing] of things.entries()) {
    const pen = penOf(thing, lineWidth)
    for (const { body, lines, marks, dots } of piecesOf(thing)) {
      fillInside(body, GRID, (row, from, to) => {
        const [start, end] = [row * PAGE + from, row * PAGE + to]
        ink.fill(0, start, end)
        faces.fill(0, start, end)
        black.fill(0, start, end)
        owner.fill(i + 1, start, end)
      })
      paintLines(lines, pen, GRID, draw)
      if (showsMarks(thing)) paintLines(marks, pen, GRID, draw)
      fillInside(dots, GRID, (row, from, to) => {
        draw(row, from, to)
        black.fill(1, row * PAGE + from, row * PAGE + to)
      })
    }
    const head = thing.shows ? thing.shows.head : faceOf(thing)
    if (!head) continue
    fillInside([{ points: moveOf(thing).there(outlineOf(head)), isClosed: true }], GRID, (row, from, to) => {
      for (let pixel = row * PAGE + from; pixel < row * PAGE + to; pixel++) if (owner[pixel] === i + 1) faces[pixel] = 1
    })
  }
  return { ink, faces, owner, dots: black, shown: shownOf(things, owner) }
}

function shownOf(things: readonly Placed[], owner: Uint16Array): Uint32Array {
  const sizes = new Uint32Array(things.length + 1)
  for (let pixel = 0; pixel < owner.length; pixel++) {
    const one = owner[pixel] as number
    sizes[one] = (sizes[one] as number) + 1
  }
  return sizes.map((size, one) => (things[one - 1]?.shows ? size : 0))
}

/** A head as a shape: rounder than its box, and no larger. */
function outlineOf({ left, top, right, bottom }: Box): number[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [rx, ry] = [((right - left) / 2) * 1.2, ((bottom - top) / 2) * 1.2]
  return Array.from({ length: 48 }, (_, i) => {
    const angle = (Math.floor(i / 2) * Math.PI) / 12
    const along = i % 2 === 0 ? x + rx * Math.cos(angle) : y + ry * Math.sin(angle)
    return i % 2 === 0 ? Math.max(left, Math.min(right, along)) : Math.max(top, Math.min(bottom, along))
  })
}

/** How far a face without a head reaches around its eyes (shares of the distance between them). */
const AROUND_EYES = 0.9

/** The face of scenery, such as the sun's, by its eyes. */
function faceOf({ art }: Placed): Box | undefined {
  const eyes = art.flatMap(({ dots = '' }) => flatten(dots).flatMap(({ points }) => Array.from(points)))
  if (eyes.length === 0) return undefined
  const [xs, ys] = [eyes.filter((_, i) => i % 2 === 0), eyes.filter((_, i) => i % 2 === 1)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const around = AROUND_EYES * (right - left)
  return { left: left - around, right: right + around, top: Math.min(...ys) - around, bottom: Math.max(...ys) + around }
}
