import { distanceTransform, labelPaper, strideOf } from '@huebook/lineart'
import type { Taste } from '../asked/look.ts'
import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { bordersOf } from '../raster/borders.ts'
import { curveAlong } from '../raster/curves.ts'
import { flatten } from '../raster/flatten.ts'
import { paintLines } from '../raster/paint.ts'
import { withoutSlivers } from './clean.ts'
import { inLetters } from './in-letters.ts'
import { alongOutlines } from './outline-field.ts'
import { hasLace, type Panel, PLAIN, panelsFor } from './panels.ts'
import type { Region } from './region.ts'
import type { Sheet } from './sheet.ts'

/** Thickness of an ornament's lines (px): half a millimetre on paper, thinner than the outlines around it. */
const PEN = 3

/** Radius of a circle that fits into every cell (px), between the middles of its lines. */
const NARROWEST = 6.5

/** How many areas a page is to have in the end, and between which numbers that will do. */
const AIM = 370
const FEWEST = 280
const MOST = 460

/** Edge of a cell (px), at least and at most, and how often another is tried. */
const SMALLEST = 22
const LARGEST = 80
const TRIES = 4

/** Which things of a sheet are letters, and which are what they are written on. */
interface Writing {
  readonly letters: ReadonlySet<number>
  readonly plain: ReadonlySet<number>
}
const NOTHING_WRITTEN: Writing = { letters: new Set(), plain: new Set() }

/** Ornaments inside the shapes of a page and between them, in lines that touch no other line but where they end. */
export function ornamentFor(
  { ink, faces: heads, owner, shown }: Sheet,
  random: Random,
  taste?: Taste,
  { letters, plain }: Writing = NOTHING_WRITTEN,
): Placed[] {
  const { labels, count } = labelPaper({ width: PAGE, height: PAGE, data: ink })
  const faces = realFaces(labels, count, heads)
  const depth = depthsOf(ink, faces)
  const all = regionsOf(labels, count, faces, depth)
  const isGround = ({ middle }: Region): boolean => !shown[owner[middle] as number]
  const isLetter = (region: Region): boolean => letters.has(owner[region.middle] as number)
  const isPlain = (region: Region): boolean => plain.has(owner[region.middle] as number)
  const regions = all.map((region) => (region && (isLetter(region) || isPlain(region)) ? undefined : region))
  const written = new Map(
    [...all.entries()].flatMap(([label, region]) => (region && isLetter(region) ? [[label, region]] : [])),
  )
  const within = written.size > 0 ? inLetters(written, random) : undefined
  const laced = regions.map((region, label) => (region && hasLace(region) ? label : 0))
  const outlines = alongOutlines(labels.map((label) => laced[label] as number))
  const room = regions.reduce((sum, region) => sum + (region?.area ?? 0), 0)
  let unit = Math.sqrt(room / Math.max(1, AIM - count))
  let best = { path: '', miss: Infinity }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    unit = Math.max(SMALLEST, Math.min(LARGEST, unit || LARGEST))
    const panels = panelsFor(regions, { depth, ...outlines }, unit, random, { taste, isGround })
    for (const [label, panel] of within ?? []) panels[label] = panel
    const path = pathFor(labels, faces, all, panels)
    const areas = areasWith(ink, path)
    const miss = Math.abs(areas - AIM)
    if (miss < best.miss) best = { path, miss }
    if ((areas >= FEWEST && areas <= MOST) || (areas < FEWEST && unit === SMALLEST)) break
    unit *= Math.sqrt(Math.max(1, areas - count) / Math.max(1, AIM - count))
  }
  return best.path ? [{ ...asDrawn(strokes(best.path)), lineWidth: PEN }] : []
}

/** How far every pixel is from the nearest line or face (px). */
function depthsOf(ink: Uint8Array, faces: Uint8Array): Float32Array {
  const size = PAGE
  const data = ink.map((isInk, pixel) => isInk | (faces[pixel] as number))
  const squares = distanceTransform({ width: size, height: size, data })
  const depth = new Float32Array(size * size)
  const stride = strideOf(size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) depth[y * size + x] = Math.sqrt(squares[(y + 1) * stride + x + 1] as number)
  return depth
}

/** What there is to ornament; the paper around the page and what is mostly face is not. */
function regionsOf(
  labels: ArrayLike<number>,
  count: number,
  faces: Uint8Array,
  depth: Float32Array,
): (Region | undefined)[] {
  const regions = Array.from(
    { length: count + 1 },
    (): Region => ({ pixels: [], depth: 0, middle: 0, area: 0, face: 0 }),
  )
  const outside = labels[0] as number
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const label = labels[pixel] as number
    if (label === 0 || label === outside) continue
    const region = regions[label] as Region
    region.area++
    if (faces[pixel]) region.face++
    else region.pixels.push(pixel)
    const deep = depth[pixel] as number
    if (deep <= region.depth) continue
    region.depth = deep
    region.middle = pixel
  }
  return regions.map((region) => (region.area === 0 || region.face > MOST_FACE * region.area ? undefined : region))
}

/** A region with a larger share of somebody's face stays plain; with less than the least it has none to speak of. */
const MOST_FACE = 0.45
const LEAST_FACE = 0.015

/** Faces without those parts of regions that merely lie in a head's corner. */
function realFaces(labels: ArrayLike<number>, count: number, faces: Uint8Array): Uint8Array {
  const [area, face] = [new Uint32Array(count + 1), new Uint32Array(count + 1)]
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const label = labels[pixel] as number
    area[label] = (area[label] as number) + 1
    face[label] = (face[label] as number) + (faces[pixel] as number)
  }
  return faces.map((isFace, pixel) => {
    const label = labels[pixel] as number
    return isFace && (face[label] as number) >= LEAST_FACE * (area[label] as number) ? 1 : 0
  })
}

/** The lines between the cells of all panels. */
function pathFor(
  labels: Uint16Array | Uint32Array,
  faces: Uint8Array,
  regions: readonly (Region | undefined)[],
  panels: readonly (Panel | undefined)[],
): string {
  const cells = new Int32Array(PAGE * PAGE)
  for (const [label, panel] of panels.entries()) {
    if (!panel) continue
    for (const pixel of regions[label]?.pixels ?? []) cells[pixel] = panel(pixel)
  }
  for (let pixel = 0; pixel < cells.length; pixel++)
    if (faces[pixel] && panels[labels[pixel] as number]) cells[pixel] = PLAIN
  withoutSlivers(cells, labels, NARROWEST)
  return bordersOf(cells, PAGE, (a, b) => a !== b && a > 0 && b > 0)
    .map(curveAlong)
    .join('')
}

/** How many areas there are to colour once the lines are drawn. */
function areasWith(ink: Uint8Array, path: string): number {
  const data = ink.slice()
  paintLines(flatten(path), PEN, { size: PAGE, cell: 1, around: 0 }, (row, from, to) => {
    data.fill(1, row * PAGE + from, row * PAGE + to)
  })
  return labelPaper({ width: PAGE, height: PAGE, data }).count
}
