import { lineWidth } from '../line-width.ts'
import { type Grey, greyOnWhite, type Ink, inkIn, type Picture } from '../pixels.ts'
import { distanceTransform, strideOf } from '../regions/distance-transform.ts'
import { labelPaper } from '../regions/label-paper.ts'
import { findRegions, type Gap, type RegionMap } from '../regions/region-map.ts'

/** What makes a page good or bad to colour, as figures. Shares are 0 to 1 of the page. */
export interface Measures {
  readonly regions: number
  /** Regions too small to hit with a finger or fill with a pen. */
  readonly tiny: number
  readonly gaps: readonly Gap[]
  readonly greyShare: number
  readonly inkShare: number
  /** The largest area of solid black. */
  readonly blackShare: number
  /** Thickness of the lines in pixels of this page. */
  readonly lineWidth: number
}

/** Radius (px on a page of 1024) of the largest circle inside a region below which it counts as tiny. */
const TINY_RADIUS = 3

/** However small the page, a circle of this radius (px) is no more than a speck. */
const SPECK_RADIUS = 1.5

/** Between these brightnesses a pixel is neither line nor paper. */
const GREY_FROM = 48
const GREY_TO = 232

/** Grey narrower than this to each side (px) is the soft edge of a line and does not count. */
const SOFT_EDGE = 2

/** Black this many times thicker than the lines is an area and not a line; at least so many pixels of 1024. */
const AREA_PER_LINE = 2
const THINNEST_AREA = 10

export function measure(page: Picture, known?: RegionMap): Measures {
  const grey = greyOnWhite(page)
  const ink = inkIn(grey)
  const map = known ?? findRegions(ink)
  const scale = Math.max(page.width, page.height) / 1024
  const least = Math.max(SPECK_RADIUS, TINY_RADIUS * scale)
  const pen = lineWidth(ink)
  return {
    regions: map.count,
    tiny: map.radius.reduce((tiny, radius, region) => tiny + (region > 0 && radius < least ? 1 : 0), 0),
    gaps: map.gaps,
    greyShare: greyShare(grey),
    inkShare: inkShare(ink),
    blackShare: largestBlack(ink, Math.max(AREA_PER_LINE * pen, THINNEST_AREA * scale)),
    lineWidth: pen,
  }
}

function inkShare({ data }: Ink): number {
  let lines = 0
  for (let i = 0; i < data.length; i++) lines += data[i] as number
  return lines / data.length
}

const isGrey = (light: number): boolean => light >= GREY_FROM && light <= GREY_TO

function greyShare({ width, height, data }: Grey): number {
  let count = 0
  for (let y = 0, i = 0; y < height; y++) {
    const up = width * Math.min(y, SOFT_EDGE)
    const down = width * Math.min(height - 1 - y, SOFT_EDGE)
    for (let x = 0; x < width; x++, i++) {
      if (!isGrey(data[i] as number) || !isGrey(data[i - up] as number) || !isGrey(data[i + down] as number)) continue
      const left = data[i - Math.min(x, SOFT_EDGE)] as number
      const right = data[i + Math.min(width - 1 - x, SOFT_EDGE)] as number
      if (isGrey(left) && isGrey(right)) count++
    }
  }
  return count / data.length
}

/** Share of the largest area of ink that is at least `thickness` (px) thick everywhere. */
function largestBlack({ width, height, data }: Ink, thickness: number): number {
  const radius = thickness / 2
  const paper = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) paper[i] = 1 - (data[i] as number)
  const core = coreOf({ width, height, data: paper }, Math.floor(radius * radius))
  if (!core) return 0
  const { labels, count } = labelPaper(core)
  const area = new Uint32Array(count + 1)
  for (let i = 0; i < labels.length; i++) area[labels[i] as number] = (area[labels[i] as number] as number) + 1
  area[0] = 0
  const most = area.reduce((largest, pixels) => Math.max(largest, pixels), 0)
  // What was taken off all around is given back, as if the area were a disc.
  return Math.min(1, (Math.PI * (Math.sqrt(most / Math.PI) + radius) ** 2) / data.length)
}

/** Zero where paper is farther than the square root of a number; nothing if that is nowhere. */
function coreOf(paper: Ink, squared: number): Ink | undefined {
  const { width, height } = paper
  const toPaper = distanceTransform(paper)
  if (!toPaper.some((distance) => distance > squared)) return undefined
  const data = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y + 1) * strideOf(width) + 1
    for (let x = 0; x < width; x++, i++) data[i] = (toPaper[row + x] as number) > squared ? 0 : 1
  }
  return { width, height, data }
}
