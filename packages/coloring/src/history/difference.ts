import type { Drawing } from '../drawing/drawing.ts'
import { eachStretch, forgetTouched, type Touched } from '../drawing/touched.ts'
import { ALPHAS, COLORS, EVEN_RUN, KIND_BITS, LONG_RUN, RUN, SAME_EVEN_RUN, SAME_RUN, WORDS } from './tokens.ts'

/** Pixels that have to differ alike for a run to be shorter than the words themselves. */
const SHORTEST_RUN = 3

/** Most bytes one pixel can take: its skip, its length, its word. */
const WIDEST_TOKEN = 16

/** Rows of a drawing in one piece: few enough for a slow phone to show a frame after each. */
const ROWS_IN_A_PIECE = 32

let scratch = new Uint8Array(1 << 18)

/** Where the last piece has ended, and the word it ended with: what the next one goes on from. */
interface Progress {
  end: number
  last: number
}

/** The difference between two drawings where they were touched; null if there is none. */
export const differenceOf = (before: Uint32Array, after: Uint32Array, touched: Touched): Uint8Array | null =>
  write(signed(before), signed(after), stretchesOf(touched), false, { end: 0, last: 0 })

/** The same in pieces, for whoever has no time for all of it at once; neither drawing may change in between. */
export function* differenceInPieces(
  before: Uint32Array,
  after: Uint32Array,
  touched: Touched,
  keeps = false,
): Generator<Uint8Array> {
  const stretches = stretchesOf(touched)
  const progress: Progress = { end: 0, last: 0 }
  for (let at = 0; at < stretches.length; at += 2 * ROWS_IN_A_PIECE) {
    const some = stretches.slice(at, at + 2 * ROWS_IN_A_PIECE)
    yield write(signed(before), signed(after), some, keeps, progress) ?? new Uint8Array(0)
  }
}

/**
 * Makes what was done since the last operation part of the drawing; answers the difference that made, if any.
 * Both at once: the pixels are in the processor's hands once, and that is what finishing a stroke costs.
 */
export function keepDifference(drawing: Drawing): Uint8Array | null {
  const { kept, pixels, touched } = drawing
  const difference = write(signed(kept), signed(pixels), stretchesOf(touched), true, { end: 0, last: 0 })
  forgetStroke(drawing)
  return difference
}

function forgetStroke({ coverage, touched }: Drawing): void {
  eachStretch(touched, (from, to) => coverage.fill(0, from, to))
  forgetTouched(touched)
}

/** The same step by step, where that much was touched; the drawing may not change in between. */
export function* keepDifferenceInSteps(drawing: Drawing): Generator<undefined, Uint8Array> {
  const pieces: Uint8Array[] = []
  for (const piece of differenceInPieces(drawing.kept, drawing.pixels, drawing.touched, true)) {
    pieces.push(piece)
    yield
  }
  forgetStroke(drawing)
  return joinedBytes(pieces)
}

/** Pixels that are compared and kept at once: on a slow phone some ten milliseconds. */
const PIXELS_AT_ONCE = 150_000

/** Whether so much was touched that a slow phone needs steps to keep it. */
export function isMuch(touched: Touched): boolean {
  let pixels = 0
  eachStretch(touched, (from, to) => {
    pixels += to - from
  })
  return pixels > PIXELS_AT_ONCE
}

/** Whether any pixel differs from what was kept. */
export function isAnyChanged({ kept, pixels, touched }: Drawing): boolean {
  const [was, is] = [signed(kept), signed(pixels)]
  const stretches = stretchesOf(touched)
  for (let at = 0; at < stretches.length; at += 2)
    if (endOfSame(was, is, stretches[at] as number, stretches[at + 1] as number) < (stretches[at + 1] as number))
      return true
  return false
}

/** Pieces of a difference in one. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

/** As signed words: the engine keeps those in registers, unsigned ones above 2^31 it does not. */
const signed = ({ buffer, byteOffset, length }: Uint32Array) => new Int32Array(buffer, byteOffset, length)

function stretchesOf(touched: Touched): number[] {
  const stretches: number[] = []
  eachStretch(touched, (from, to) => void stretches.push(from, to))
  return stretches
}

// The position is handed around instead of kept out here: in a register it takes half the time.
function write(
  was: Int32Array,
  is: Int32Array,
  stretches: readonly number[],
  keeps: boolean,
  progress: Progress,
): Uint8Array | null {
  let length = 0
  let { end, last } = progress
  for (let stretch = 0; stretch < stretches.length; stretch += 2) {
    let i = stretches[stretch] as number
    const to = stretches[stretch + 1] as number
    // Room for the worst once for each stretch, so that the loop below need not look.
    const out = withRoom(length, (to - i) * WIDEST_TOKEN)
    while (i < to) {
      const word = (was[i] as number) ^ (is[i] as number)
      if (word === 0) {
        i = endOfSame(was, is, i + 1, to)
        continue
      }
      length = put(out, length, i - end)
      let stop = i + 1
      let mixed = 0
      for (; stop < to && ((was[stop] as number) ^ (is[stop] as number)) === word; stop++)
        mixed |= (is[stop] as number) ^ (is[i] as number)
      const isFilled = keeps && mixed === 0 && stop - i >= LONG_RUN
      if (word === last) length = putToken(out, length, stop - i, isFilled ? SAME_EVEN_RUN : SAME_RUN)
      else if (stop - i >= SHORTEST_RUN) {
        length = putWord(out, putToken(out, length, stop - i, isFilled ? EVEN_RUN : RUN), word)
        last = word
      } else {
        const kind = kindOf(word, last)
        stop = endOfLiteral(was, is, i, to, kind, last)
        length = putLiteral(out, putToken(out, length, stop - i, kind), was, is, i, stop, kind)
      }
      if (isFilled) was.fill(is[i] as number, i, stop)
      else if (keeps) for (; i < stop; i++) was[i] = is[i] as number
      i = stop
      end = stop
    }
  }
  progress.end = end
  progress.last = last
  return length === 0 ? null : scratch.slice(0, length)
}

/** Most pixels of a drawing have not changed: they are passed four at a time. */
function endOfSame(was: Int32Array, is: Int32Array, from: number, to: number): number {
  let i = from
  while (i + 3 < to) {
    const one = ((was[i] as number) ^ (is[i] as number)) | ((was[i + 1] as number) ^ (is[i + 1] as number))
    const other = ((was[i + 2] as number) ^ (is[i + 2] as number)) | ((was[i + 3] as number) ^ (is[i + 3] as number))
    if ((one | other) !== 0) break
    i += 4
  }
  while (i < to && was[i] === is[i]) i++
  return i
}

function kindOf(word: number, last: number): number {
  if (((word ^ last) & 0xffffff) === 0) return ALPHAS
  return word >>> 24 === 0 ? COLORS : WORDS
}

/** Pixels that differ, each in its own way, but all of the same kind. */
function endOfLiteral(was: Int32Array, is: Int32Array, from: number, to: number, kind: number, last: number): number {
  let previous = (was[from] as number) ^ (is[from] as number)
  let alike = 1
  for (let i = from + 1; i < to; i++) {
    const word = (was[i] as number) ^ (is[i] as number)
    if (word === 0 || word === last || kindOf(word, last) !== kind) return i
    alike = word === previous ? alike + 1 : 1
    if (alike === SHORTEST_RUN) return i - SHORTEST_RUN + 1
    previous = word
  }
  return to
}

function putLiteral(
  out: Uint8Array,
  start: number,
  was: Int32Array,
  is: Int32Array,
  from: number,
  to: number,
  kind: number,
): number {
  let at = start
  for (let i = from; i < to; i++) {
    const word = (was[i] as number) ^ (is[i] as number)
    if (kind !== ALPHAS) {
      out[at++] = word
      out[at++] = word >>> 8
      out[at++] = word >>> 16
    }
    if (kind !== COLORS) out[at++] = word >>> 24
  }
  return at
}

function withRoom(length: number, more: number): Uint8Array {
  if (length + more > scratch.length) {
    const larger = new Uint8Array(Math.max(scratch.length * 2, length + more))
    larger.set(scratch.subarray(0, length))
    scratch = larger
  }
  return scratch
}

const putToken = (out: Uint8Array, at: number, length: number, kind: number): number =>
  put(out, at, (length << KIND_BITS) | kind)

/** Seven bits at a time, the lowest first. */
function put(out: Uint8Array, start: number, value: number): number {
  let at = start
  let rest = value
  while (rest > 127) {
    out[at++] = (rest & 127) | 128
    rest >>>= 7
  }
  out[at++] = rest
  return at
}

function putWord(out: Uint8Array, at: number, word: number): number {
  out[at] = word
  out[at + 1] = word >>> 8
  out[at + 2] = word >>> 16
  out[at + 3] = word >>> 24
  return at + 4
}
