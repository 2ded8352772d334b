import type { Ink } from '../pixels.ts'
import { type Contacts, contactList } from './contacts.ts'
import { strideOf } from './distance-transform.ts'
import { find } from './union-find.ts'

/** The widest gap that can be asked for (px). Higher costs time: more of the page has to be flooded in exact order. */
export const MAX_GAP = 32

/**
 * How many times wider than the saddle both chambers must be for a wall to be kept between them.
 * Lower, and every bay of a wavy line becomes a region; higher, and thin shapes leak through small gaps.
 */
const CHAMBER_RATIO = 1.4

/** And by how many pixels wider: at saddles of one or two pixels the grid alone makes ratios of 1.4. */
const CHAMBER_RISE = 1.2

/** Distance (px) beyond which it no longer matters how far a pixel is from a line: no wall is ever kept there. */
const DEEPEST = Math.ceil(CHAMBER_RATIO * (MAX_GAP / 2 + 2)) + 1
const LEVELS = DEEPEST * DEEPEST + 1

export interface Watershed {
  /** Bordered plane of basin numbers from 1; 0 on ink, -1 on the border. Numbers are to be looked up in `parent`. */
  readonly basins: Int32Array
  readonly parent: Int32Array
  readonly count: number
  /** By number: how many pixels have it, its pixel farthest from all lines, and that squared distance. */
  readonly area: Int32Array
  readonly middle: Int32Array
  readonly depth: Int32Array
  /** In falling order of distance: the first contact of two basins is the saddle between them. */
  readonly contacts: Contacts
}

/**
 * Floods the page from the middle of its areas towards the lines, in exactly falling distance, one bucket for each
 * squared distance. Basins that meet where neither is clearly wider than the meeting place are one; where both are,
 * the contact is recorded and they stay apart.
 * After F. Meyer: Color image segmentation (1992), and L. Vincent, P. Soille: Watersheds in digital spaces (1991).
 *
 * A basin that is too narrow for a wall here cannot have been kept apart from anything earlier (that saddle was wider
 * still), so what is joined here is joined under every tolerance, and the tolerance only chooses among the contacts.
 */
export function watershed(ink: Ink, distance: Int32Array): Watershed {
  const stride = strideOf(ink.width)
  const basins = new Int32Array(distance.length)
  const { order, levelEnd } = sortByDistance(distance)
  const most = Math.min(order.length, (ink.data.length + 1) >> 1) + 1
  const parent = new Int32Array(most)
  const area = new Int32Array(most)
  const middle = new Int32Array(most)
  const depth = new Int32Array(most)
  const contacts = contactList()
  let count = 0
  let at = 0
  for (let level = LEVELS - 1; level > 0; level--) {
    const end = levelEnd[level] as number
    const wide = chamberNeeded(level)
    for (; at < end; at++) {
      const pixel = order[at] as number
      const up = basins[pixel - stride] as number
      const left = basins[pixel - 1] as number
      const right = basins[pixel + 1] as number
      const down = basins[pixel + stride] as number
      // Nearly always those flooded already are one basin. Told without branches: which of the four they are is anyone's
      // guess, the processor's too, and its wrong guesses would take longer than everything else here.
      const all = up | left | right | down
      if (all === 0) {
        count++
        parent[count] = count
        middle[count] = pixel
        depth[count] = distance[pixel] as number
        basins[pixel] = count
        area[count] = 1
        continue
      }
      if ((unlike(up, all) | unlike(left, all) | unlike(right, all) | unlike(down, all)) === 0) {
        basins[pixel] = all
        area[all] = (area[all] as number) + 1
        continue
      }
      const first = up || left || right || down
      let root = find(parent, first)
      let uphill = root
      // Uphill, not to whoever was here first: a basin would creep along lines through the shallows of its neighbour.
      let steepest = distance[pixel + (up > 0 ? -stride : left > 0 ? -1 : right > 0 ? 1 : stride)] as number
      for (let side = 1; side < 4; side++) {
        const next = side === 1 ? left : side === 2 ? right : down
        if (next === 0 || next === first) continue
        const other = find(parent, next)
        const height = distance[pixel + (side === 1 ? -1 : side === 2 ? 1 : stride)] as number
        if (height > steepest) {
          steepest = height
          uphill = other
        }
        if (other === root) continue
        const lower = (depth[root] as number) < (depth[other] as number) ? root : other
        const higher = lower === root ? other : root
        if ((depth[lower] as number) >= wide) contacts.add(pixel, root, other)
        else {
          parent[lower] = higher
          root = higher
        }
      }
      // The root's number, not the neighbour's own: what was joined soon looks like one, and needs no looking up.
      basins[pixel] = uphill
      area[uphill] = (area[uphill] as number) + 1
    }
    if (level === LEVELS - 1) findMiddles(basins, distance, order.subarray(0, end), middle, depth)
  }
  markBorder(basins, ink.width, ink.height)
  return { basins, parent, count, area, middle, depth, contacts: contacts.finished() }
}

/** The first bucket holds all that is deep, in no order: only there a basin's first pixel need not be its deepest. */
function findMiddles(
  basins: Int32Array,
  distance: Int32Array,
  pixels: Int32Array,
  middle: Int32Array,
  depth: Int32Array,
): void {
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number
    const basin = basins[pixel] as number
    if ((distance[pixel] as number) <= (depth[basin] as number)) continue
    depth[basin] = distance[pixel] as number
    middle[basin] = pixel
  }
}

/** Zero if a neighbour is not flooded yet or is that basin. */
const unlike = (neighbour: number, basin: number): number => (-neighbour >> 31) & (neighbour ^ basin)

/** The squared distance both chambers must reach for a wall at this squared distance; none does at a wide saddle. */
function chamberNeeded(level: number): number {
  const saddle = Math.sqrt(level)
  if (saddle > MAX_GAP / 2 + 1) return Number.POSITIVE_INFINITY
  const needed = Math.max(CHAMBER_RATIO * saddle, saddle + CHAMBER_RISE)
  return needed * needed
}

/** The border is told from ink only now: while flooding, both are nothing. */
function markBorder(basins: Int32Array, width: number, height: number): void {
  const stride = strideOf(width)
  basins.fill(-1, 0, stride)
  basins.fill(-1, stride * (height + 1))
  for (let y = 1; y <= height; y++) {
    basins[y * stride] = -1
    basins[y * stride + stride - 1] = -1
  }
}

/** Counting sort of the paper by falling distance; `levelEnd[d]` is where the pixels of squared distance d end. */
function sortByDistance(distance: Int32Array) {
  const deepest = LEVELS - 1
  const counts = new Int32Array(LEVELS)
  for (let i = 0; i < distance.length; i++) {
    const level = Math.min(distance[i] as number, deepest)
    counts[level] = (counts[level] as number) + 1
  }
  const next = new Int32Array(LEVELS)
  for (let level = deepest; level > 0; level--) next[level - 1] = (next[level] as number) + (counts[level] as number)
  const order = new Int32Array(next[0] as number)
  for (let i = 0; i < distance.length; i++) {
    const level = Math.min(distance[i] as number, deepest)
    if (level === 0) continue
    const slot = next[level] as number
    order[slot] = i
    next[level] = slot + 1
  }
  return { order, levelEnd: next }
}
