import { distanceTransform, labelPaper, strideOf } from '@huebook/lineart'
import svgpath from 'svgpath'
import { bordersOf } from '../raster/borders.ts'
import { curveAlong } from '../raster/curves.ts'
import { flatten } from '../raster/flatten.ts'
import { fillInside } from '../raster/paint.ts'
import { EM, type Glyph } from './faces.ts'

/**
 * Radius of the circle that is to fit into every hole of a letter, and of one that has to, or the hole stays as it is: between
 * strokes that hardly part it would be a blot. What is left of the strokes beside a wider one (px).
 */
const ROOMY = 5.2
const LEAST = 4
const STROKE = 6.5

/** Edge of a square of what is looked at (px), and how many an em has at most. */
const CELL = 0.5
const MOST_CELLS = 500

/** A letter as squares, with paper around it. */
interface Looked {
  /** Squares in a row. */
  readonly size: number
  readonly ink: Uint8Array
  /** Where its first square is, in the letter's own units, and how many of those a square has. */
  readonly left: number
  readonly top: number
  readonly units: number
}

/**
 * The holes of a letter in which a line (px) would leave too little to colour, made wider: of "e" and "a", and what lines
 * close, such as a curl. As path data in the letter's units; the line around them is on the letter.
 */
export function widerHoles(glyph: Glyph, size: number, pen: number): string {
  const cell = Math.max(CELL, size / MOST_CELLS)
  const looked = look(glyph, (cell / size) * EM, (3 * pen + STROKE) / cell)
  const [line, roomy] = [pen / cell, ROOMY / cell]
  const away = distancesTo(looked.ink, looked.size)
  const radiusOf = (area: readonly number[]): number =>
    area.reduce((most, square) => Math.max(most, away[square] as number), 0)
  const lined = within(line, away)
  const isSmall = (area: readonly number[]): boolean => radiusOf(area) < roomy + line
  const holes = enclosed(looked.ink, looked.size, 0).filter(isSmall)
  const inHoles = maskOf(holes.flat(), looked.ink.length)
  // Distances are to the edge, too, along which there is a line in these squares.
  const outside = Math.ceil(line) * (looked.size + 1)
  const closed = enclosed(lined, looked.size, outside).filter((area) => isSmall(area) && !inHoles[area[0] as number])
  const stroke = line + STROKE / cell
  const wider = [
    ...holes.map((hole) => {
      const by = roomy - radiusOf(hole)
      return by < 0 ? narrowed(hole, -by, away) : widened(hole, by, looked.ink, stroke)
    }),
    ...closed.map((area) => widened(area, roomy + line - radiusOf(area), lined, stroke + line)),
  ]
  return wider
    .filter((mask) => isRoomFor(LEAST / cell, mask, looked.size))
    .flatMap((mask) => bordersOf(mask, looked.size, (a, b) => a !== b))
    .map((chain) =>
      svgpath(curveAlong(chain)).scale(looked.units).translate(looked.left, looked.top).round(1).toString(),
    )
    .join('')
}

/** What of a hole is so far from the letter: it is roomy without all of it, and the strokes around it need the rest. */
function narrowed(hole: readonly number[], by: number, away: Float32Array): Uint8Array {
  return maskOf(
    hole.filter((square) => (away[square] as number) > by),
    away.length,
  )
}

/** An area and what is so near to it, but for what is too near to other paper. */
function widened(area: readonly number[], by: number, ink: Uint8Array, apart: number): Uint8Array {
  const size = Math.sqrt(ink.length)
  const own = maskOf(area, ink.length)
  const near = distancesTo(own, size)
  const toOthers = distancesTo(
    ink.map((isInk, square) => (isInk || own[square] ? 0 : 1)),
    size,
  )
  return own.map((isOwn, square) =>
    isOwn || ((near[square] as number) <= by && (toOthers[square] as number) >= apart) ? 1 : 0,
  )
}

function isRoomFor(radius: number, mask: Uint8Array, size: number): boolean {
  const outside = mask.map((isInside) => (isInside ? 0 : 1))
  return distancesTo(outside, size).some((distance) => distance >= radius)
}

function maskOf(squares: readonly number[], length: number): Uint8Array {
  const mask = new Uint8Array(length)
  for (const square of squares) mask[square] = 1
  return mask
}

/** A letter in squares of so many units, with so many squares around it. */
function look({ path, left, right, top, bottom }: Glyph, units: number, around: number): Looked {
  const start = { left: Math.min(...left) - around * units, top: top - around * units }
  const size = Math.ceil(Math.max(Math.max(...right) - start.left, bottom - start.top) / units + around)
  const ink = new Uint8Array(size * size)
  const placed = svgpath(path)
    .translate(-start.left, -start.top)
    .scale(1 / units)
    .toString()
  fillInside(flatten(placed), { size, cell: 1, around: 0 }, (row, from, to) => {
    ink.fill(1, row * size + from, row * size + to)
  })
  return { size, ink, ...start, units }
}

/** How far every square is from the nearest that is marked. */
function distancesTo(marked: Uint8Array, size: number): Float32Array {
  const squares = distanceTransform({ width: size, height: size, data: marked })
  const stride = strideOf(size)
  const distances = new Float32Array(marked.length)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) distances[y * size + x] = Math.sqrt(squares[(y + 1) * stride + x + 1] as number)
  return distances
}

function within(reach: number, distances: Float32Array): Uint8Array {
  const mask = new Uint8Array(distances.length)
  for (let square = 0; square < mask.length; square++) if ((distances[square] as number) <= reach) mask[square] = 1
  return mask
}

/** The squares of each area that ink encloses, but for the one with a square that lies outside. */
function enclosed(ink: Uint8Array, size: number, outside: number): number[][] {
  const { labels, count } = labelPaper({ width: size, height: size, data: ink })
  const areas = Array.from({ length: count + 1 }, (): number[] => [])
  for (let square = 0; square < labels.length; square++) {
    const label = labels[square] as number
    if (label > 0 && label !== labels[outside]) areas[label]?.push(square)
  }
  return areas.filter(({ length }) => length > 0)
}
