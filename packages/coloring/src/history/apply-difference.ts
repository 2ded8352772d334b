import { DRAWING_PIXELS } from '../drawing/drawing-size.ts'
import {
  ALPHAS,
  COLORS,
  EVEN_RUN,
  KIND_BITS,
  KIND_MASK,
  LONG_RUN,
  RUN,
  SAME_EVEN_RUN,
  SAME_RUN,
  WORDS,
} from './tokens.ts'

/**
 * Takes a drawing from one side of a difference to the other; throws a RangeError for bytes that are none.
 * A twin that is equal to it comes along.
 */
export function applyDifference(pixels: Uint32Array, difference: Uint8Array, twin: Uint32Array = pixels): void {
  for (const _ of applyInSteps(pixels, difference, twin, difference.length));
}

/** Bytes of a difference that are applied in one step: on a slow phone a few milliseconds, whatever they say. */
const BYTES_IN_A_STEP = 1 << 14

/** The same, step by step: a cloud of an airbrush all around a page has a million bytes. Neither may change in between. */
export function* applyInSteps(
  pixels: Uint32Array,
  difference: Uint8Array,
  twin: Uint32Array,
  bytesInAStep = BYTES_IN_A_STEP,
): Generator<undefined, void> {
  const place: Place = { read: 0, at: 0, run: 0 }
  while (place.read < difference.length) {
    apply(pixels, difference, twin, false, place, place.read + bytesInAStep)
    yield
  }
}

/** Puts a packed drawing on blank paper. */
export function applyToBlank(pixels: Uint32Array, packed: Uint8Array): void {
  apply(pixels, packed, pixels, true, { read: 0, at: 0, run: 0 }, packed.length)
}

/** How far a difference has been read, where that is on the page, and the word of the last run. */
interface Place {
  read: number
  at: number
  run: number
}

/** From one place on, up to the first token that ends at that byte or behind it. */
function apply(
  pixels: Uint32Array,
  difference: Uint8Array,
  twin: Uint32Array,
  isBlank: boolean,
  place: Place,
  until: number,
): void {
  const bytes = difference
  const end = Math.min(until, bytes.length)
  let { read, at, run } = place
  while (read < end) {
    let skip = bytes[read++] as number
    if (skip > 127) {
      skip = takeLong(bytes, read, skip)
      read += extraBytes(skip)
    }
    let token = bytes[read++] as number
    if (token > 127) {
      token = takeLong(bytes, read, token)
      read += extraBytes(token)
    }
    at += skip
    const kind = token & KIND_MASK
    const stop = at + (token >> KIND_BITS)
    if (stop > DRAWING_PIXELS || read > bytes.length) throw damaged()
    if (kind === RUN || kind === EVEN_RUN) {
      run = wordAt(bytes, read)
      read += 4
    }
    const isRun = kind === RUN || kind === SAME_RUN
    if (kind === EVEN_RUN || kind === SAME_EVEN_RUN || (isRun && isBlank && stop - at >= LONG_RUN)) {
      const word = (pixels[at] as number) ^ run
      pixels.fill(word, at, stop)
      if (twin !== pixels) twin.fill(word, at, stop)
      at = stop
    } else if (isRun) {
      for (; at < stop; at++) twin[at] = pixels[at] = (pixels[at] as number) ^ run
    } else if (kind === COLORS) {
      for (; at < stop; at++, read += 3) twin[at] = pixels[at] = (pixels[at] as number) ^ colorAt(bytes, read)
    } else if (kind === ALPHAS) {
      const color = run & 0xffffff
      for (; at < stop; at++) twin[at] = pixels[at] = (pixels[at] as number) ^ color ^ ((bytes[read++] as number) << 24)
    } else if (kind === WORDS) {
      for (; at < stop; at++, read += 4) twin[at] = pixels[at] = (pixels[at] as number) ^ wordAt(bytes, read)
    } else throw damaged()
  }
  // Bytes past the end were taken for zeros.
  if (read > bytes.length) throw damaged()
  place.read = read
  place.at = at
  place.run = run
}

const damaged = () => new RangeError('This is not a difference between drawings.')

/** Bytes of a number after its first one. */
const extraBytes = (value: number): number => (value < 1 << 14 ? 1 : value < 1 << 21 ? 2 : 3)

function takeLong(bytes: Uint8Array, at: number, first: number): number {
  let value = first & 127
  for (let i = 0, shift = 7; shift < 28; i++, shift += 7) {
    const byte = bytes[at + i] as number
    value |= (byte & 127) << shift
    // One that is written longer than it needs to be is none of ours.
    if (byte < 128) return value >= 1 << shift ? value : fail()
  }
  return fail()
}

function fail(): never {
  throw damaged()
}

const colorAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16)

const wordAt = (bytes: Uint8Array, at: number): number => colorAt(bytes, at) | ((bytes[at + 3] as number) << 24)
