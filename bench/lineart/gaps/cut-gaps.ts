import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { distanceTransform, strideOf } from '../../../packages/lineart/src/regions/distance-transform.ts'
import { type Borders, bordersOf } from './borders.ts'

/** However few regions a page has, so many gaps are cut. */
const FEWEST = 6

/** Thicker ink (px) is a black area: a slip of the pen leaves no gap in it. */
const THICKEST_LINE = 14

/** How narrow a gap may be (px of paper between the line's ends). */
const NARROWEST = 2

/** What is cut into a page. */
export interface Limits {
  /** Gaps for each region of the whole page. */
  readonly perRegion: number
  /** How many gaps a page gets, whatever it holds. */
  readonly most: number
  /** How wide a gap may be (px of paper between the line's ends). */
  readonly widest: number
}

/** Square across the line, at a slant of up to 45°, or rubbed out with a round eraser. */
const ERASERS = ['square', 'slanted', 'round'] as const
type Eraser = (typeof ERASERS)[number]

interface Cut {
  readonly x: number
  readonly y: number
  /** Which way the line runs there (radians). */
  readonly direction: number
  readonly thickness: number
  readonly gap: number
  readonly eraser: Eraser
}

/** The page with gaps cut at random places into lines that keep two regions apart; corners and junctions included. */
export function cutGaps(ink: Ink, random: () => number, { perRegion, most, widest }: Limits): Ink {
  const borders = bordersOf(ink)
  const page = { ...ink, data: ink.data.slice() }
  if (borders.count === 0) return page
  const depth = distanceTransform({ ...ink, data: ink.data.map((line) => (line ? 0 : 1)) })
  const wanted = Math.min(most, Math.max(FEWEST, Math.round(borders.regions * perRegion)))
  let made = 0
  // A page of black areas has few places for a gap; it gets as many as are found.
  for (let tries = 0; made < wanted && tries < 50 * wanted; tries++) {
    const cut = randomCut(ink, borders, depth, widest, random)
    if (!cut) continue
    rubOut(page, cut, random)
    made++
  }
  return page
}

function randomCut(
  ink: Ink,
  borders: Borders,
  depth: Int32Array,
  widest: number,
  random: () => number,
): Cut | undefined {
  const place = borders.pixels[Math.floor(random() * borders.count)] as number
  const [x, y] = [place % ink.width, Math.floor(place / ink.width)]
  const thickness = 2 * Math.sqrt(depth[(y + 1) * strideOf(ink.width) + x + 1] as number) - 1
  if (thickness > THICKEST_LINE) return undefined
  return {
    // Anywhere within the pixel, or every gap would have the same phase on the grid.
    x: x + random() - 0.5,
    y: y + random() - 0.5,
    direction: borders.directionAt(place),
    thickness,
    gap: NARROWEST + Math.floor(random() * (widest - NARROWEST + 1)),
    eraser: ERASERS[Math.floor(random() * ERASERS.length)] as Eraser,
  }
}

function rubOut({ width, height, data }: Ink, cut: Cut, random: () => number): void {
  const slant = cut.eraser === 'slanted' ? (random() - 0.5) * (Math.PI / 2) : 0
  const [ux, uy] = [Math.cos(cut.direction + slant), Math.sin(cut.direction + slant)]
  const half = cut.gap / 2
  // Through the line and a hair beyond; a slanted cut takes longer to get through.
  const through = (cut.thickness / 2 + 1) / Math.cos(slant) + half * Math.tan(Math.abs(slant))
  const reach = Math.ceil(through + half + 1)
  for (let y = Math.max(0, Math.floor(cut.y) - reach); y <= Math.min(height - 1, cut.y + reach); y++)
    for (let x = Math.max(0, Math.floor(cut.x) - reach); x <= Math.min(width - 1, cut.x + reach); x++) {
      const along = (x - cut.x) * ux + (y - cut.y) * uy
      const across = Math.abs((y - cut.y) * ux - (x - cut.x) * uy)
      const isRubbed =
        cut.eraser === 'round'
          ? Math.hypot(along, Math.max(0, across - cut.thickness / 2)) < half
          : Math.abs(along) < half && across <= through
      if (isRubbed) data[y * width + x] = 0
    }
}
