import type { Ink } from '../pixels.ts'

/** The runs of paper of a page, row by row. */
export interface Runs {
  readonly count: number
  /** Where each run starts and ends (exclusive), two for each, as offsets into the picture. */
  readonly edges: Int32Array
  /** The first run of each row, and the end of the last row. */
  readonly rows: Int32Array
  readonly width: number
}

/** Four pixels of ink. */
const ALL_INK = 0x01_01_01_01

/** Kept from page to page, for fresh memory takes longer than the work; what a huge page needed is given back (entries). */
let room = new Int32Array(65_536)
const MOST_KEPT = 1 << 20

/** Finds where paper and ink change, four pixels at a time: most of a page is blank, and most fours are all alike. */
export function findRuns(ink: Ink): Runs {
  const { width, height } = ink
  const { words, wordsInRow } = inWords(ink)
  const rows = new Int32Array(height + 1)
  let edges = room
  let end = 0
  for (let y = 0; y < height; y++) {
    rows[y] = end / 2
    if (end + width + 4 > edges.length) edges = enlarged(edges, width + 4)
    // Before the row and behind it is ink, so every run has two edges.
    let before = ALL_INK
    let at = y * width
    for (let i = y * wordsInRow; i < (y + 1) * wordsInRow; i++, at += 4) {
      const word = words[i] as number
      if (word === before) continue
      // A one in each byte that differs from the byte before it. The lowest byte is the first pixel: little-endian, as
      // is every machine that runs a browser.
      const changes = word ^ ((word << 8) | (before & 1))
      // Each pixel is noted, and the next one takes its place unless there was a change: quicker than asking.
      edges[end] = at
      end += changes & 1
      edges[end] = at + 1
      end += (changes >> 8) & 1
      edges[end] = at + 2
      end += (changes >> 16) & 1
      edges[end] = at + 3
      end += changes >>> 24
      before = word >>> 24 ? ALL_INK : 0
    }
    if (before === 0) edges[end++] = (y + 1) * width
  }
  rows[height] = end / 2
  if (edges.length <= MOST_KEPT) room = edges
  return { count: end / 2, edges, rows, width }
}

/** The pixels in fours, every row beginning a new four; where a row leaves some over, they are ink. */
function inWords({ width, height, data }: Ink) {
  const wordsInRow = Math.ceil(width / 4)
  const fits = width % 4 === 0 && data.byteOffset % 4 === 0
  const bytes = fits ? data : new Uint8Array(4 * wordsInRow * height).fill(1)
  if (!fits) for (let y = 0; y < height; y++) bytes.set(data.subarray(y * width, (y + 1) * width), 4 * wordsInRow * y)
  return { words: new Int32Array(bytes.buffer, bytes.byteOffset, wordsInRow * height), wordsInRow }
}

/** Twice the room, and at least so much more. */
function enlarged(array: Int32Array, more: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2 + more)
  larger.set(array)
  return larger
}
