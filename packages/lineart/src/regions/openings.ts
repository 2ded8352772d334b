import type { Bridge } from './bridges.ts'
import type { Contacts } from './contacts.ts'
import { countLineEnds } from './line-ends.ts'
import { measureNeck } from './neck.ts'
import { find, singletons, unite } from './union-find.ts'
import type { Watershed } from './watershed.ts'

/** A narrow place between two basins: perhaps a gap in a line, perhaps a real passage. */
export interface Opening {
  /** The two basins, as numbered by `basinOf`. */
  readonly a: number
  readonly b: number
  /** Bordered pixel in its middle. */
  readonly pixel: number
  /** Squared distance to the lines there. */
  readonly saddle: number
  /** How far it is from chamber to chamber (px): about a line's width for a gap, more for a passage. */
  readonly neck: number
  /** Distance to the lines in the middle of the narrower basin (px). */
  readonly chamber: number
  /** How many of its two sides are ends of lines; of a passage that only grows narrow, none is. */
  readonly lineEnds: 0 | 1 | 2
  /** Whether an end points across it; otherwise it is only narrow. */
  readonly isBridged: boolean
}

/** How far apart (px, along x and y) contacts of one opening may lie: walls run in steps, not in straight lines. */
const REACH = 2

/** The final basins: `basinOf` turns a number of the watershed into theirs, `depth` is the squared distance in the middle. */
interface FinalBasins {
  readonly basinOf: Int32Array
  readonly depth: Int32Array
}

/** The narrow places between basins, widest first. Two basins may share several; each is the contacts that lie together. */
export function findOpenings(
  { contacts, basins }: Watershed,
  { basinOf, depth }: FinalBasins,
  distance: Int32Array,
  stride: number,
): Opening[] {
  const clusters = clusterContacts(contacts, basinOf, stride)
  const openings: Opening[] = []
  const known = new Set<number>()
  for (let i = 0; i < contacts.count; i++) {
    const cluster = find(clusters, i)
    const [a, b] = pairOf(contacts, basinOf, i)
    if (a === b || known.has(cluster)) continue
    known.add(cluster)
    // Contacts come in falling distance, so the first of a cluster is its widest place.
    const pixel = contacts.pixel[i] as number
    const neck =
      measureNeck(basins, basinOf, distance, stride, pixel, a) +
      measureNeck(basins, basinOf, distance, stride, pixel, b)
    const saddle = distance[pixel] as number
    const chamber = Math.sqrt(Math.min(depth[a] as number, depth[b] as number))
    const lineEnds = countLineEnds({ basins, stride }, pixel, saddle)
    openings.push({ a, b, pixel, saddle, neck, chamber, lineEnds, isBridged: false })
  }
  return openings
}

/** The openings that bridges lead across; one bridge may part several pairs of basins. */
export function findBridged(
  contacts: Contacts,
  bridges: readonly Bridge[],
  { basinOf, depth }: FinalBasins,
): Opening[] {
  const openings: Opening[] = []
  const known = new Set<string>()
  for (let i = 0; i < contacts.count; i++) {
    const [a, b] = pairOf(contacts, basinOf, i)
    const number = contacts.pixel[i] as number
    const key = `${number} ${a} ${b}`
    if (a === b || known.has(key)) continue
    known.add(key)
    const { pixels, length, lineEnds } = bridges[number] as Bridge
    const chamber = Math.sqrt(Math.min(depth[a] as number, depth[b] as number))
    const pixel = pixels[pixels.length >> 1] as number
    openings.push({ a, b, pixel, saddle: (length * length) / 4, neck: 0, chamber, lineEnds, isBridged: true })
  }
  return openings
}

function pairOf({ a, b }: Contacts, basinOf: Int32Array, i: number): [number, number] {
  const first = basinOf[a[i] as number] as number
  const second = basinOf[b[i] as number] as number
  return first < second ? [first, second] : [second, first]
}

/** Joins contacts of the same two basins that lie within reach of each other. */
function clusterContacts(contacts: Contacts, basinOf: Int32Array, stride: number): Int32Array {
  const parent = singletons(contacts.count)
  const at = new Map<number, number[]>()
  for (let i = 0; i < contacts.count; i++) {
    const [a, b] = pairOf(contacts, basinOf, i)
    if (a === b) continue
    const pixel = contacts.pixel[i] as number
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++)
        for (const other of at.get(pixel + dy * stride + dx) ?? []) {
          const [otherA, otherB] = pairOf(contacts, basinOf, other)
          if (otherA === a && otherB === b) unite(parent, i, other)
        }
    const here = at.get(pixel)
    if (here) here.push(i)
    else at.set(pixel, [i])
  }
  return parent
}
