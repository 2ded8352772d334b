import { lineWidth } from '../line-width.ts'
import { checkSize, type Ink } from '../pixels.ts'
import { findBridges, withBridges } from './bridges.ts'
import { distanceTransform, strideOf } from './distance-transform.ts'
import { floodBridges } from './flood-bridges.ts'
import { growLabels } from './grow-labels.ts'
import { findBridged, findOpenings, type Opening } from './openings.ts'
import { find } from './union-find.ts'
import { type Watershed, watershed } from './watershed.ts'

/**
 * Paper smaller than this (px) and enclosed by ink is a flaw in the line, not a region: nobody can see or tap it.
 * Higher, and the eyes of small figures can no longer be coloured.
 */
const PINHOLE_AREA = 9

/** Lists by basin start at index 1. */
interface Basins {
  /** The basin that a number of the plane stands for. */
  readonly basinOf: Int32Array
  readonly count: number
  /** Of paper alone. */
  readonly area: Int32Array
  /** Bordered pixel farthest from all lines, and its squared distance. */
  readonly middle: Int32Array
  readonly depth: Int32Array
}

/** Everything about a page that does not depend on the gap tolerance. */
export interface PageAnalysis extends Basins {
  readonly width: number
  readonly height: number
  /** Bordered plane of numbers that `basinOf` knows, grown under the lines; 0 only where there is nothing to grow from. */
  readonly plane: Int32Array
  readonly openings: readonly Opening[]
  /** The usual thickness of its lines (px). */
  readonly lineWidth: number
  /** How likely it is that a line that ends was interrupted (0 to 1). */
  readonly interrupted: number
}

/** Finds the basins of a page and the openings between them; `regionsOf` then decides which openings are gaps. */
export function analysePage(ink: Ink): PageAnalysis {
  checkSize(ink, 1)
  const { width, height } = ink
  const stride = strideOf(width)
  const pen = lineWidth(ink)
  const { bridges, interrupted } = findBridges(ink, pen)
  const distance = distanceTransform(withBridges(ink, bridges))
  const flooded = watershed(ink, distance)
  const bridgeContacts = floodBridges(flooded, bridges, stride)
  const basins = numberBasins(flooded)
  const openings = [...findBridged(bridgeContacts, bridges, basins), ...findOpenings(flooded, basins, distance, stride)]
  dropPinholes(flooded.basins, basins, stride, openings)
  const paper = basins.area.reduce((sum, pixels) => sum + pixels, 0)
  growLabels(flooded.basins, stride, width * height - paper)
  return { width, height, plane: flooded.basins, ...basins, openings, lineWidth: pen, interrupted }
}

/** Numbers what is left of the basins after joining, and sums up what is known of their parts. */
function numberBasins(flooded: Watershed): Basins {
  const basinOf = new Int32Array(flooded.count + 1)
  let count = 0
  for (let part = 1; part <= flooded.count; part++) if (find(flooded.parent, part) === part) basinOf[part] = ++count
  const area = new Int32Array(count + 1)
  const middle = new Int32Array(count + 1)
  const depth = new Int32Array(count + 1)
  for (let part = 1; part <= flooded.count; part++) {
    const basin = basinOf[find(flooded.parent, part)] as number
    basinOf[part] = basin
    area[basin] = (area[basin] as number) + (flooded.area[part] as number)
    if ((flooded.depth[part] as number) <= (depth[basin] as number)) continue
    depth[basin] = flooded.depth[part] as number
    middle[basin] = flooded.middle[part] as number
  }
  return { basinOf, count, area, middle, depth }
}

/** Turns pinholes into line. Basins at an opening belong to something larger; at the page's edge they may be cut off. */
function dropPinholes(plane: Int32Array, { area, middle }: Basins, stride: number, openings: readonly Opening[]): void {
  const atOpening = new Set(openings.flatMap(({ a, b }) => [a, b]))
  for (let basin = 1; basin < area.length; basin++) {
    if ((area[basin] as number) >= PINHOLE_AREA || atOpening.has(basin)) continue
    const pixels = pixelsAround(plane, stride, middle[basin] as number)
    const isAtEdge = pixels.some((pixel) => [-stride, -1, 1, stride].some((step) => plane[pixel + step] === -1))
    if (isAtEdge) continue
    for (const pixel of pixels) plane[pixel] = 0
    area[basin] = 0
  }
}

/** All paper that hangs together with a pixel; only ever a few pixels of it. */
function pixelsAround(plane: Int32Array, stride: number, start: number): number[] {
  const pixels = [start]
  for (const pixel of pixels)
    for (const step of [-stride, -1, 1, stride])
      if ((plane[pixel + step] as number) > 0 && !pixels.includes(pixel + step)) pixels.push(pixel + step)
  return pixels
}
