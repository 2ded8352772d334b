import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touch } from '../drawing/touched.ts'
import type { Ground } from './brush-kind.ts'
import type { Nib } from './capsule.ts'

/** Stamps that are laid together: what a row of paper is like is worked out once for all of them. */
const TOGETHER = 16

/** No two stamps are closer than this (px): a fine tip would be stamped forever. */
const CLOSEST = 0.5

/** Stamps of a line, in the order they are laid. Typed arrays, because numbers with a fraction are garbage anywhere else. */
interface Stamps {
  count: number
  /** Where their middles are (px). */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly radius: Float64Array
  /** How hard they are pressed, 0 to 255. */
  readonly load: Float64Array
  /** The number of the first of them in its line. */
  first: number
  /** Where each begins and ends (exclusive) in the row under way; where it has no pixel of it, the two are the same. */
  readonly from: Int32Array
  readonly to: Int32Array
}

/**
 * Lays what all stamps have of row `y`, which lies between `from` and `to` (exclusive). A loop of its own for each kind of brush:
 * a function that is asked for every pixel takes longer than all it answers.
 */
type LayRow = (stamps: Stamps, y: number, from: number, to: number) => void

/** How near (0 to 255) a pixel is to the middle of a stamp, so far (px, squared) away from it. */
export const nearness = (distance: number, squared: number): number => (255 * (1 - distance / squared)) | 0

/** A distance (squared) as a share of the radius (squared) up to which `nearness` is certainly more than that. */
export const certainlyNearer = (near: number): number => 1 - (near + 1.001) / 255

/**
 * What is covered with that much more (0 to 255) of what is left up to the most: divided by 255 and rounded up, as a product.
 * Nothing more is asked for as well: paper looks thrown, and a processor that guesses wrong at every other pixel takes longer.
 */
export const coveredMore = (before: number, more: number, most: number): number =>
  before + (Math.imul(Math.imul(most - before, more) + 254, 0x8081) >>> 23)

/** Lays a line of stamps, so far apart as a share of their radius. */
export function stampLine({ touched }: Ground, spacing: number, layRow: LayRow) {
  /** How far (px) it is to the next stamp. */
  let ahead = 0
  const stamps: Stamps = {
    count: 0,
    x: new Float64Array(TOGETHER),
    y: new Float64Array(TOGETHER),
    radius: new Float64Array(TOGETHER),
    load: new Float64Array(TOGETHER),
    first: 1,
    from: new Int32Array(TOGETHER),
    to: new Int32Array(TOGETHER),
  }

  function lay(): void {
    let [top, bottom] = [DRAWING_SIDE, -1]
    for (let at = 0; at < stamps.count; at++) {
      const [y, radius] = [stamps.y[at] as number, stamps.radius[at] as number]
      top = Math.min(top, Math.ceil(y - radius - 0.5))
      bottom = Math.max(bottom, Math.floor(y + radius - 0.5))
    }
    for (let row = Math.max(0, top); row <= Math.min(DRAWING_SIDE - 1, bottom); row++) {
      let [left, right] = [DRAWING_SIDE, 0]
      for (let at = 0; at < stamps.count; at++) {
        findRow(stamps, at, row)
        if (stamps.from[at] === stamps.to[at]) continue
        left = Math.min(left, stamps.from[at] as number)
        right = Math.max(right, stamps.to[at] as number)
      }
      if (left >= right) continue
      touch(touched, row, left, right)
      layRow(stamps, row, left, right)
    }
    stamps.first += stamps.count
    stamps.count = 0
  }

  return (from: Nib, to: Nib): void => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.sqrt(dx * dx + dy * dy)
    const [load, heavier] = [from.load ?? 255, (to.load ?? 255) - (from.load ?? 255)]
    let at = ahead
    while (at <= length) {
      const share = length === 0 ? 0 : at / length
      const radius = from.radius + share * (to.radius - from.radius)
      stamps.x[stamps.count] = from.x + share * dx
      stamps.y[stamps.count] = from.y + share * dy
      stamps.radius[stamps.count] = radius
      stamps.load[stamps.count] = load + share * heavier
      stamps.count++
      if (stamps.count === TOGETHER) lay()
      at += Math.max(CLOSEST, radius * spacing)
    }
    if (stamps.count > 0) lay()
    ahead = at - length
  }
}

function findRow({ x, y, radius, from, to }: Stamps, at: number, row: number): void {
  from[at] = 0
  to[at] = 0
  const [middle, reach] = [y[at] as number, radius[at] as number]
  if (row < Math.ceil(middle - reach - 0.5) || row > Math.floor(middle + reach - 0.5)) return
  const down = row + 0.5 - middle
  const half = Math.sqrt(Math.max(0, reach * reach - down * down))
  const first = Math.max(0, Math.ceil((x[at] as number) - half - 0.5))
  const end = Math.min(DRAWING_SIDE, Math.floor((x[at] as number) + half - 0.5) + 1)
  if (first >= end) return
  from[at] = first
  to[at] = end
}
