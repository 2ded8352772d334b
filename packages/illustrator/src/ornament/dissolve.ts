import { distanceTransform, labelPaper, strideOf } from '@huebook/lineart'
import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { around } from './around-marks.ts'
import type { Sheet } from './sheet.ts'

/** How much sooner an area joins one of the same thing than the landscape behind it. */
const OWN = 24

/** How far beyond half its thickness a line is wiped out, or kept, on either side (px). */
const FRINGE = 1.2
const KEPT_FRINGE = 0.6

/** A thing as large as this (square root of px²) has room for areas as large as asked; a smaller one for smaller ones. */
const ROOMY = 290

/** Areas of the smallest things, at least (px): without them nobody could tell what they are. */
const LEAST = 5

/** A narrow area is large enough from this share of the radius on, if it is as long as this many circles of it. */
const SLIM = 0.55
const LONG = 2.5

/** How much sooner an area joins a small one: teeth become a mouth, and stay, before they become a part of the face. */
const ALIKE = 8

/** An area of the page, with how often it borders on others, counted in pixels of the line between. */
interface Area {
  readonly label: number
  /** Radius of the largest circle in it (px). */
  radius: number
  area: number
  readonly owner: number
  /** How large the largest circle is to be (px). */
  readonly wanted: number
  readonly borders: Map<number, number>
}

/**
 * White over the lines of every area into which no circle of a radius (px) fits, so that it becomes part of its
 * neighbour of the same thing: the outline of what the page shows stays. Takes the lines out of the sheet as well.
 */
export function dissolveSmall(
  sheet: Sheet,
  radius: number,
  lineWidth: number,
  spare: (area: Area) => boolean,
): Placed[] {
  const size = PAGE
  const { ink } = sheet
  const { labels, count } = labelPaper({ width: size, height: size, data: ink })
  const areas = areasOf(sheet, labels, count, radius)
  const outside = labels[0] as number
  const main = mainAreas(areas, sheet)
  const isSmall = (area: Area): boolean =>
    area.label > 0 && area.label !== outside && !isLarge(area) && !spare(area) && !main.has(area)
  if (!areas.some(isSmall)) return []
  const nearest = spread(labels)
  forEachBorder(nearest, (a, b) => {
    const [one, other] = [areas[a] as Area, areas[b] as Area]
    one.borders.set(b, (one.borders.get(b) ?? 0) + 1)
    other.borders.set(a, (other.borders.get(a) ?? 0) + 1)
  })
  const groups = joined(areas, areas.filter(isSmall), outside, sheet.shown)
  const [inner, outer] = [new Uint8Array(ink.length), new Uint8Array(ink.length)]
  forEachBorder(nearest, (a, b, pixel, other) => {
    const mark = groups[a] === groups[b] ? inner : outer
    mark[pixel] = 1
    mark[other] = 1
  })
  const kept = around(outer, lineWidth / 2 + KEPT_FRINGE)
  const between = around(inner, lineWidth / 2 + FRINGE)
  // Where lines lie close together they are thicker than one: what is nearest to an area that is no more goes with it.
  const gone = new Uint8Array(ink.length)
  for (let pixel = 0; pixel < ink.length; pixel++)
    if (ink[pixel] && isGone(groups, nearest[pixel] as number)) gone[pixel] = 1
  const wiped = around(gone, FRINGE)
  for (let pixel = 0; pixel < ink.length; pixel++)
    wiped[pixel] = (between[pixel] || wiped[pixel]) && !kept[pixel] && !sheet.dots[pixel] ? 1 : 0
  wipe(ink, wiped)
  const crumbs = crumbsOf(sheet, wiped)
  wipe(ink, crumbs)
  const runs = runsOf((pixel) => !!(wiped[pixel] || crumbs[pixel]))
  return runs ? [asDrawn({ body: runs, lines: '' })] : []
}

const isLarge = ({ radius, area, wanted }: Area): boolean =>
  radius >= wanted || (radius >= Math.max(LEAST, SLIM * wanted) && area >= LONG * Math.PI * wanted ** 2)

const isGone = (groups: readonly number[], label: number): boolean => groups[label] !== label

function wipe(ink: Uint8Array, wiped: Uint8Array): void {
  for (let pixel = 0; pixel < ink.length; pixel++) if (wiped[pixel]) ink[pixel] = 0
}

/** What is left of lines beside those that were wiped out, too small to be anything (px²). */
const CRUMB = 420

function crumbsOf({ ink, dots }: Sheet, wiped: Uint8Array): Uint8Array {
  const size = PAGE
  const paper = new Uint8Array(ink.length)
  for (let pixel = 0; pixel < ink.length; pixel++) paper[pixel] = ink[pixel] ? 0 : 1
  const { labels, count } = labelPaper({ width: size, height: size, data: paper })
  const [area, touches] = [new Uint32Array(count + 1), new Uint8Array(count + 1)]
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const label = labels[pixel] as number
    if (label === 0) continue
    area[label] = (area[label] as number) + 1
    if (dots[pixel]) touches[label] = 2
    else if (touches[label] === 2) continue
    else if (wiped[pixel + 1] || wiped[pixel - 1] || wiped[pixel + size] || wiped[pixel - size]) touches[label] = 1
  }
  const isCrumb = (label: number): boolean => label > 0 && touches[label] === 1 && (area[label] as number) < CRUMB
  const crumbs = new Uint8Array(ink.length)
  for (let pixel = 0; pixel < ink.length; pixel++) if (ink[pixel] && isCrumb(labels[pixel] as number)) crumbs[pixel] = 1
  const near = around(crumbs, 2 * FRINGE)
  for (let pixel = 0; pixel < ink.length; pixel++) if (ink[pixel] && !crumbs[pixel]) near[pixel] = 0
  return near
}

/** Marked pixels as one path of rows. */
function runsOf(isMarked: (pixel: number) => boolean): string {
  const size = PAGE
  const runs: string[] = []
  for (let pixel = 0; pixel < size * size; pixel++) {
    if (!isMarked(pixel)) continue
    const start = pixel
    while ((pixel + 1) % size !== 0 && isMarked(pixel + 1)) pixel++
    const length = pixel + 1 - start
    runs.push(`M${start % size} ${Math.floor(start / size)}h${length}v1h${-length}Z`)
  }
  return runs.join('')
}

/** Radius from which on the largest area of a thing stays (px): else a book in somebody's hand would be gone. */
const LEAST_MAIN = 3

/** The largest area of everybody and everything the page shows. */
function mainAreas(areas: readonly Area[], { shown }: Sheet): Set<Area> {
  const largest = new Map<number, Area>()
  for (const area of areas)
    if (shown[area.owner] && area.radius > (largest.get(area.owner)?.radius ?? LEAST_MAIN))
      largest.set(area.owner, area)
  return new Set(largest.values())
}

/** To which area every pixel of a line is nearest. */
function spread(labels: ArrayLike<number>): Int32Array {
  const size = PAGE
  const nearest = new Int32Array(labels)
  const queue = new Int32Array(nearest.length)
  let end = 0
  // Nothing is drawn at the edge of a page: every line has paper on all sides.
  for (let pixel = size; pixel < nearest.length - size; pixel++) {
    if (labels[pixel]) continue
    const label = labels[pixel - 1] || labels[pixel + 1] || labels[pixel - size] || labels[pixel + size]
    if (!label) continue
    nearest[pixel] = label
    queue[end++] = pixel
  }
  for (let i = 0; i < end; i++) {
    const from = queue[i] as number
    for (let side = 0; side < 4; side++) {
      const pixel = from + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -size : size)
      if (nearest[pixel] !== 0) continue
      nearest[pixel] = nearest[from] as number
      queue[end++] = pixel
    }
  }
  return nearest
}

function areasOf({ ink, owner, shown }: Sheet, labels: ArrayLike<number>, count: number, radius: number): Area[] {
  const size = PAGE
  const [largest, sizes, owners] = [new Int32Array(count + 1), new Uint32Array(count + 1), new Uint16Array(count + 1)]
  const squares = distanceTransform({ width: size, height: size, data: ink })
  const stride = strideOf(size)
  for (let y = 0, pixel = 0; y < size; y++)
    for (let x = 0; x < size; x++, pixel++) {
      const label = labels[pixel] as number
      if (label === 0) continue
      const square = squares[(y + 1) * stride + x + 1] as number
      sizes[label] = (sizes[label] as number) + 1
      if (square <= (largest[label] as number)) continue
      largest[label] = square
      // The middle of an area is surely its own.
      owners[label] = owner[pixel] as number
    }
  return Array.from(largest, (square, label): Area => {
    const owner = owners[label] as number
    const seen = shown[owner] as number
    return {
      label,
      radius: Math.sqrt(square),
      area: sizes[label] as number,
      owner,
      wanted: seen > 0 ? Math.min(radius, Math.max(LEAST, (radius * Math.sqrt(seen)) / ROOMY)) : radius,
      borders: new Map(),
    }
  })
}

/** Calls for every two neighbouring pixels that are nearest to different areas; along the edge of a page there are none. */
function forEachBorder(nearest: Int32Array, see: (a: number, b: number, pixel: number, other: number) => void): void {
  const size = PAGE
  for (let pixel = 0; pixel < nearest.length - size; pixel++) {
    const here = nearest[pixel] as number
    const right = nearest[pixel + 1] as number
    const below = nearest[pixel + size] as number
    if (right !== here) see(here, right, pixel, pixel + 1)
    if (below !== here) see(here, below, pixel, pixel + size)
  }
}

/** Which area each becomes part of: the smallest join first, until everybody is large enough. */
function joined(areas: readonly Area[], small: readonly Area[], outside: number, shown: ArrayLike<number>): number[] {
  const groups = areas.map(({ label }) => label)
  const find = (label: number): number => (groups[label] === label ? label : find(groups[label] as number))
  for (const { label } of small.toSorted((a, b) => a.radius - b.radius)) {
    const area = areas[find(label)] as Area
    if (isLarge(area)) continue
    const sums = new Map<Area, number>()
    for (const [other, length] of area.borders) {
      const host = areas[find(other)] as Area
      if (host === area || host.label === outside) continue
      // Between a figure and the rest of the page is its outline.
      if (host.owner !== area.owner && (shown[area.owner] || shown[host.owner])) continue
      const alike = host.radius < host.wanted ? ALIKE : 1
      sums.set(host, (sums.get(host) ?? 0) + length * alike * (host.owner === area.owner ? OWN : 1))
    }
    const [host] = [...sums].sort((a, b) => b[1] - a[1])[0] ?? []
    if (!host) continue
    groups[area.label] = host.label
    for (const [other, length] of area.borders) host.borders.set(other, (host.borders.get(other) ?? 0) + length)
    host.radius = Math.max(host.radius, area.radius)
    host.area += area.area
  }
  return groups.map((_, label) => find(label))
}
