import type { Ink } from '../pixels.ts'
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

/** Places where two basins touch: bordered pixel, squared distance to the lines there, and the basins. */
export interface Contacts {
  readonly count: number
  readonly pixel: Int32Array
  readonly a: Int32Array
  readonly b: Int32Array
}

export interface Watershed {
  /** Bordered plane of basin numbers from 1; 0 on ink, -1 on the border. Numbers are to be looked up in `parent`. */
  readonly basins: Int32Array
  readonly parent: Int32Array
  readonly count: number
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
  const basins = borderedPlane(ink.width, ink.height)
  const { order, levelEnd } = sortByDistance(ink, distance)
  const most = Math.min(order.length, (ink.data.length + 1) >> 1) + 1
  const parent = new Int32Array(most)
  const peak = new Int32Array(most)
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
      const first = up > 0 ? up : left > 0 ? left : right > 0 ? right : down
      if (first <= 0) {
        count++
        parent[count] = count
        peak[count] = level
        basins[pixel] = count
        continue
      }
      basins[pixel] = first
      // Nearly always all neighbours agree, and nothing has to be looked up.
      if ((left <= 0 || left === first) && (right <= 0 || right === first) && (down <= 0 || down === first)) continue
      let root = find(parent, first)
      // Uphill, not to whoever was here first: a basin would creep along lines through the shallows of its neighbour.
      let steepest = distance[pixel + (up > 0 ? -stride : left > 0 ? -1 : right > 0 ? 1 : stride)] as number
      for (let side = 1; side < 4; side++) {
        const next = side === 1 ? left : side === 2 ? right : down
        if (next <= 0 || next === first) continue
        const height = distance[pixel + (side === 1 ? -1 : side === 2 ? 1 : stride)] as number
        if (height > steepest) {
          steepest = height
          basins[pixel] = next
        }
        const other = find(parent, next)
        if (other === root) continue
        const lower = (peak[root] as number) < (peak[other] as number) ? root : other
        const higher = lower === root ? other : root
        if ((peak[lower] as number) >= wide) contacts.add(pixel, root, other)
        else {
          parent[lower] = higher
          root = higher
        }
      }
    }
  }
  return { basins, parent, count, contacts: contacts.finished() }
}

/** The squared distance both chambers must reach for a wall at this squared distance; none does at a wide saddle. */
function chamberNeeded(level: number): number {
  const saddle = Math.sqrt(level)
  if (saddle > MAX_GAP / 2 + 1) return LEVELS
  const needed = Math.max(CHAMBER_RATIO * saddle, saddle + CHAMBER_RISE)
  return needed * needed
}

function borderedPlane(width: number, height: number): Int32Array {
  const stride = strideOf(width)
  const plane = new Int32Array(stride * (height + 2))
  plane.fill(-1, 0, stride)
  plane.fill(-1, stride * (height + 1))
  for (let y = 1; y <= height; y++) {
    plane[y * stride] = -1
    plane[y * stride + stride - 1] = -1
  }
  return plane
}

/** Counting sort of the paper by falling distance; `levelEnd[d]` is where the pixels of squared distance d end. */
function sortByDistance({ width, height, data }: Ink, distance: Int32Array) {
  const counts = new Int32Array(LEVELS + 1)
  const deepest = LEVELS - 1
  for (let i = 0; i < distance.length; i++) {
    const d = distance[i] as number
    const level = Math.min(d, deepest)
    counts[level] = (counts[level] as number) + 1
  }
  const next = new Int32Array(LEVELS + 1)
  for (let level = deepest; level > 0; level--) next[level - 1] = (next[level] as number) + (counts[level] as number)
  const order = new Int32Array(next[0] as number)
  const stride = strideOf(width)
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * stride + 1
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]) continue
      const d = distance[row + x] as number
      const level = Math.min(d, deepest)
      const slot = next[level] as number
      order[slot] = row + x
      next[level] = slot + 1
    }
  }
  return { order, levelEnd: next }
}

function contactList() {
  let pixel = new Int32Array(1024)
  let a = new Int32Array(1024)
  let b = new Int32Array(1024)
  let count = 0
  const doubled = (array: Int32Array) => {
    const larger = new Int32Array(array.length * 2)
    larger.set(array)
    return larger
  }
  return {
    add(at: number, first: number, second: number) {
      if (count === pixel.length) {
        pixel = doubled(pixel)
        a = doubled(a)
        b = doubled(b)
      }
      pixel[count] = at
      a[count] = first
      b[count] = second
      count++
    },
    finished: (): Contacts => ({ count, pixel, a, b }),
  }
}
