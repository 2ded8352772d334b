import type { Ink } from '../pixels.ts'
import { analysePage, type PageAnalysis } from './analyse-page.ts'
import { describeLabels, type Layout } from './describe-labels.ts'
import { strideOf } from './distance-transform.ts'
import { isGap } from './gap-policy.ts'
import type { Opening } from './openings.ts'
import { find, singletons, unite } from './union-find.ts'

/** The gap tolerance of a page nobody has asked anything else for (px): twice the pen's slip at 1024 pixels. */
export const DEFAULT_GAP = 8

/** As many regions as labels of 16 bits can tell apart. On a page with more the smallest stay unlabelled. */
export const MAX_REGIONS = 65_535

/** A gap in a line that was taken for closed: a guess. A second tap on either region may flow through to the other. */
export interface Gap {
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
  /** Paper between the line's ends (px). */
  readonly width: number
}

/** The regions of a page under one gap tolerance. Lists by region start at index 1; label 0 is unlabelled. */
export interface RegionMap extends Layout {
  readonly width: number
  readonly height: number
  readonly count: number
  /** One label for each pixel, also under the lines. */
  readonly labels: Uint16Array
  /** Paper of each region (px), without what lies under the lines. */
  readonly area: Uint32Array
  /** Centre of the largest circle inside each region: the best place for a number. */
  readonly pointX: Uint32Array
  readonly pointY: Uint32Array
  /** Radius of that circle (px). */
  readonly radius: Float32Array
  readonly gaps: readonly Gap[]
}

/** The regions of a page with the gaps up to the tolerance (px) closed. */
export const findRegions = (ink: Ink, gap: number = DEFAULT_GAP): RegionMap => regionsOf(analysePage(ink), gap)

/**
 * The regions of an analysed page under a gap tolerance (px); cheap enough to follow a slider.
 * A higher tolerance only ever divides regions, it never joins any.
 */
export function regionsOf(page: PageAnalysis, gap: number): RegionMap {
  const { width, height } = page
  const { regionOf, count } = joinBasins(page, gap)
  const area = new Uint32Array(count + 1)
  const pointX = new Uint32Array(count + 1)
  const pointY = new Uint32Array(count + 1)
  const radius = new Float32Array(count + 1)
  const stride = strideOf(width)
  for (let basin = 1; basin <= page.count; basin++) {
    const region = regionOf[basin] as number
    if (region === 0) continue
    area[region] = (area[region] as number) + (page.area[basin] as number)
    // Half a pixel less: distances are measured to the middle of the nearest ink, the circle ends at its edge.
    const reach = inTenths(Math.sqrt(page.depth[basin] as number) - 0.5)
    if (reach <= (radius[region] as number)) continue
    radius[region] = reach
    pointX[region] = ((page.middle[basin] as number) % stride) - 1
    pointY[region] = Math.floor((page.middle[basin] as number) / stride) - 1
  }
  const labels = paint(page, regionOf)
  const gaps = page.openings.flatMap((opening) => gapAt(opening, regionOf, stride))
  return { width, height, count, labels, area, pointX, pointY, radius, gaps, ...describeLabels(labels, width, count) }
}

/** More would be false precision, and these are stored. */
const inTenths = (length: number): number => Math.round(length * 10) / 10

/** Joins basins wherever the opening between them is no gap, and numbers what results; 0 for pinholes. */
function joinBasins(page: PageAnalysis, gap: number) {
  const { count, area, openings } = page
  const parent = singletons(count + 1)
  for (const opening of openings) if (!isGap(opening, page, gap)) unite(parent, opening.a, opening.b)
  const total = new Float64Array(count + 1)
  for (let basin = 1; basin <= count; basin++) {
    const root = find(parent, basin)
    total[root] = (total[root] as number) + (area[basin] as number)
  }
  const roots: number[] = []
  for (let basin = 1; basin <= count; basin++) if (total[basin]) roots.push(basin)
  const kept =
    roots.length > MAX_REGIONS
      ? roots.sort((a, b) => (total[b] as number) - (total[a] as number) || a - b).slice(0, MAX_REGIONS)
      : roots
  const regionOf = new Uint16Array(count + 1)
  kept.forEach((root, i) => {
    regionOf[root] = i + 1
  })
  for (let basin = 1; basin <= count; basin++) regionOf[basin] = regionOf[find(parent, basin)] as number
  return { regionOf, count: kept.length }
}

function paint({ width, height, plane, basinOf }: PageAnalysis, regionOf: Uint16Array): Uint16Array {
  const stride = strideOf(width)
  const labelOf = Uint16Array.from(basinOf, (basin) => regionOf[basin] as number)
  const labels = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * stride + 1
    const to = y * width
    for (let x = 0; x < width; x++) labels[to + x] = labelOf[plane[from + x] as number] as number
  }
  return labels
}

function gapAt({ a, b, pixel, saddle }: Opening, regionOf: Uint16Array, stride: number): Gap[] {
  const first = regionOf[a] as number
  const second = regionOf[b] as number
  if (first === second || first === 0 || second === 0) return []
  const x = (pixel % stride) - 1
  const y = Math.floor(pixel / stride) - 1
  return [
    { a: Math.min(first, second), b: Math.max(first, second), x, y, width: inTenths(2 * Math.sqrt(saddle) - 0.5) },
  ]
}
