import { lineWidth } from '../line-width.ts'
import { type Grey, greyOnWhite, type Ink, inkOf, type Picture } from '../pixels.ts'
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

/** Between these brightnesses a pixel is neither line nor paper. */
const GREY_FROM = 48
const GREY_TO = 232

/** Grey narrower than this to each side (px) is the soft edge of a line and does not count. */
const SOFT_EDGE = 2

/** Black this many times thicker than the lines is an area and not a line; at least so many pixels of 1024. */
const AREA_PER_LINE = 2
const THINNEST_AREA = 10

export function measure(page: Picture, known?: RegionMap): Measures {
  const ink = inkOf(page)
  const map = known ?? findRegions(ink)
  const scale = Math.max(page.width, page.height) / 1024
  const pen = lineWidth(ink)
  return {
    regions: map.count,
    tiny: map.radius.reduce((tiny, radius, region) => tiny + (region > 0 && radius < TINY_RADIUS * scale ? 1 : 0), 0),
    gaps: map.gaps,
    greyShare: greyShare(greyOnWhite(page)),
    inkShare: ink.data.reduce((sum, line) => sum + line, 0) / ink.data.length,
    blackShare: largestBlack(ink, Math.max(AREA_PER_LINE * pen, THINNEST_AREA * scale)),
    lineWidth: pen,
  }
}

function greyShare({ width, height, data }: Grey): number {
  const isGrey = (x: number, y: number) => {
    const light = data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number
    return light >= GREY_FROM && light <= GREY_TO
  }
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const r = SOFT_EDGE
      if (isGrey(x, y) && isGrey(x - r, y) && isGrey(x + r, y) && isGrey(x, y - r) && isGrey(x, y + r)) count++
    }
  return count / data.length
}

/** Share of the largest area of ink that is at least `thickness` (px) thick everywhere. */
function largestBlack(ink: Ink, thickness: number): number {
  const { width, height } = ink
  const paper = { width, height, data: ink.data.map((line) => 1 - line) }
  const toPaper = distanceTransform(paper)
  const stride = strideOf(width)
  const radius = thickness / 2
  const thin = ink.data.map((_, i) => {
    const at = (Math.floor(i / width) + 1) * stride + (i % width) + 1
    return (toPaper[at] as number) > radius * radius ? 0 : 1
  })
  const { labels, count } = labelPaper({ width, height, data: thin })
  const area = new Uint32Array(count + 1)
  for (const label of labels) area[label] = (area[label] as number) + 1
  area[0] = 0
  const core = area.reduce((most, pixels) => Math.max(most, pixels), 0)
  // What was taken off all around is given back, as if the area were a disc.
  return core === 0 ? 0 : Math.min(1, (Math.PI * (Math.sqrt(core / Math.PI) + radius) ** 2) / thin.length)
}
