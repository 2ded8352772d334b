import { lineWidth } from '../line-width.ts'
import { checkSize, type Ink } from '../pixels.ts'
import { distanceTransform, strideOf } from './distance-transform.ts'
import { growLabels } from './grow-labels.ts'
import { findOpenings, type Opening } from './openings.ts'
import { find } from './union-find.ts'
import { type Watershed, watershed } from './watershed.ts'

/**
 * Paper smaller than this (px) and enclosed by ink is a flaw in the line, not a region: nobody can see or tap it.
 * Higher, and the eyes of small figures can no longer be coloured.
 */
const PINHOLE_AREA = 9

/** Everything about a page that does not depend on the gap tolerance. */
export interface PageAnalysis {
  readonly width: number
  readonly height: number
  /** Bordered plane of basins from 1, grown under the lines; 0 only where there is no basin to grow from. */
  readonly basins: Int32Array
  /** Of each basin, from index 1. Areas count paper alone. */
  readonly count: number
  readonly area: Int32Array
  /** Bordered pixel farthest from all lines, and its squared distance. */
  readonly middle: Int32Array
  readonly depth: Int32Array
  readonly openings: readonly Opening[]
  /** The usual thickness of its lines (px). */
  readonly lineWidth: number
}

/** Finds the basins of a page and the openings between them; `regionsOf` then decides which openings are gaps. */
export function analysePage(ink: Ink): PageAnalysis {
  checkSize(ink, 1)
  const { width, height } = ink
  const stride = strideOf(width)
  const distance = distanceTransform(ink)
  const flooded = watershed(ink, distance)
  const { basinOf, count } = numberBasins(flooded)
  const openings = findOpenings(flooded, basinOf, distance, stride)
  const { basins } = flooded
  const area = new Int32Array(count + 1)
  const middle = new Int32Array(count + 1)
  const depth = new Int32Array(count + 1)
  // Basins come in runs: what is counted stays in local variables until one ends.
  let raw = 0
  let basin = 0
  let since = 0
  let deepest = 0
  for (let i = 0; i < basins.length; i++) {
    const next = basins[i] as number
    if (next !== raw) {
      if (raw > 0) area[basin] = (area[basin] as number) + i - since
      raw = next
      since = i
      if (next > 0) {
        basin = basinOf[next] as number
        deepest = depth[basin] as number
      }
    }
    if (next <= 0) continue
    basins[i] = basin
    if ((distance[i] as number) <= deepest) continue
    deepest = distance[i] as number
    depth[basin] = deepest
    middle[basin] = i
  }
  dropPinholes(basins, stride, area, middle, openings)
  growLabels(basins, stride, width * height - area.reduce((sum, pixels) => sum + pixels, 0))
  return { width, height, basins, count, area, middle, depth, openings, lineWidth: lineWidth(ink) }
}

/** Numbers what is left of the basins after joining. */
function numberBasins({ parent, count }: Watershed) {
  const basinOf = new Int32Array(count + 1)
  let next = 0
  for (let i = 1; i <= count; i++) if (find(parent, i) === i) basinOf[i] = ++next
  for (let i = 1; i <= count; i++) basinOf[i] = basinOf[find(parent, i)] as number
  return { basinOf, count: next }
}

/** Turns pinholes into line. Basins at an opening belong to something larger; at the page's edge they may be cut off. */
function dropPinholes(
  basins: Int32Array,
  stride: number,
  area: Int32Array,
  middle: Int32Array,
  openings: readonly Opening[],
): void {
  const atOpening = new Set(openings.flatMap(({ a, b }) => [a, b]))
  for (let basin = 1; basin < area.length; basin++) {
    if ((area[basin] as number) >= PINHOLE_AREA || atOpening.has(basin)) continue
    const pixels = pixelsOf(basins, stride, middle[basin] as number)
    const isAtEdge = pixels.some((pixel) => [-stride, -1, 1, stride].some((step) => basins[pixel + step] === -1))
    if (isAtEdge) continue
    for (const pixel of pixels) basins[pixel] = 0
    area[basin] = 0
  }
}

/** All pixels of a small basin, from one of them. */
function pixelsOf(basins: Int32Array, stride: number, start: number): number[] {
  const pixels = [start]
  for (const pixel of pixels)
    for (const step of [-stride, -1, 1, stride])
      if (basins[pixel + step] === basins[start] && !pixels.includes(pixel + step)) pixels.push(pixel + step)
  return pixels
}
