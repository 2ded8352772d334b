import { PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** On an axis, with two halves alike; or the mirror image of the one before. */
  readonly half?: 'both' | 'image'
}

/** Only every so many pixels across and down may be the middle of a disc: finer cannot be seen. */
const STEP = 4

/** Paper between two discs, and between a disc and an outline (px): it has to be wide enough to colour. */
const GAP = 14

/** Smallest radius worth a motif (px). */
const SMALLEST = 13

/**
 * Discs that fit into a region beside each other, the largest first, each where there is most room; on both sides of an axis
 * alike as far as there is room on both.
 */
export function pack(
  pixels: readonly number[],
  depth: Float32Array,
  { rim, largest, axis }: { rim: number; largest: number; axis?: number | undefined },
  random: Random,
): Disc[] {
  const places = pixels.filter((pixel) => pixel % STEP === 0 && Math.floor(pixel / PAGE) % STEP === 0)
  const x = Float32Array.from(places, (pixel) => pixel % PAGE)
  const y = Float32Array.from(places, (pixel) => Math.floor(pixel / PAGE))
  const room = Float32Array.from(places, (pixel) => (depth[pixel] as number) - rim - GAP)
  const placeAt = new Map(axis === undefined ? [] : places.map((pixel, place) => [pixel, place]))
  const roomAt = (column: number, row: number): number => room[placeAt.get(row * PAGE + column) ?? -1] ?? 0
  const discs: Disc[] = []
  const put = (disc: Disc): void => {
    discs.push(disc)
    takeRoom(room, x, y, disc)
  }
  for (;;) {
    const limit = Math.max(SMALLEST, largest * random.between(0.55, 1))
    const best = roomiest(room, limit)
    const space = room[best] ?? 0
    if (space < SMALLEST) return discs
    const disc = { x: x[best] as number, y: y[best] as number, radius: Math.min(space, limit) }
    if (axis === undefined) {
      put(disc)
      continue
    }
    const off = Math.abs(disc.x - axis)
    // An axis may lie between two columns of places.
    const [onAxis, image] = [roomAt(axis - (axis % STEP), disc.y) - (axis % STEP), 2 * axis - disc.x]
    const beyond = roomAt(image, disc.y)
    if (off < disc.radius + GAP / 2 && onAxis >= SMALLEST)
      put({ ...disc, x: axis, radius: Math.min(onAxis, limit), half: 'both' })
    else if (beyond < SMALLEST) put(disc)
    else {
      const radius = Math.min(disc.radius, beyond, off - GAP / 2)
      // Too near to its own image, and the axis itself is taken.
      if (radius < SMALLEST) room[best] = 0
      else {
        put({ ...disc, radius })
        put({ x: image, y: disc.y, radius, half: 'image' })
      }
    }
  }
}

/** Leaves everywhere no more room than there is beside a disc. */
function takeRoom(room: Float32Array, x: Float32Array, y: Float32Array, disc: Disc): void {
  const taken = disc.radius + GAP
  for (let i = 0; i < room.length; i++) {
    const reach = (room[i] as number) + taken
    const [dx, dy] = [(x[i] as number) - disc.x, (y[i] as number) - disc.y]
    // Nearly everywhere the disc is too far away to matter, which is told without its distance.
    if (reach <= 0 || dx * dx + dy * dy > reach * reach) continue
    room[i] = Math.min(room[i] as number, Math.hypot(dx, dy) - taken)
  }
}

/** The place with the least room that is enough, so that discs nestle up to each other; else the one with the most. */
function roomiest(room: Float32Array, enough: number): number {
  let most = 0
  let snug = -1
  for (let i = 0; i < room.length; i++) {
    const space = room[i] as number
    if (space > (room[most] as number)) most = i
    if (space >= enough && (snug < 0 || space < (room[snug] as number))) snug = i
  }
  return snug >= 0 ? snug : most
}
