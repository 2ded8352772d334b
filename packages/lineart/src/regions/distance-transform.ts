import type { Ink } from '../pixels.ts'

/**
 * A plane with a border one pixel wide around the picture, so that loops may look at all four neighbours without asking
 * whether they exist. Pixel (x, y) is at (y + 1) * stride + x + 1.
 */
export const strideOf = (width: number): number => width + 2

/**
 * Squared distance of every pixel to the nearest ink, exact, in linear time; the page's edge counts as ink.
 * A. Meijster, J. Roerdink, W. Hesselink: A general algorithm for computing distance transforms in linear time (2000).
 * The answer is a bordered plane, zero on ink and border.
 */
export function distanceTransform({ width, height, data }: Ink): Int32Array {
  const stride = strideOf(width)
  const plane = new Int32Array(stride * (height + 2))
  measureUpwards(plane, data, width, height)
  // The nearest ink above or below, of one row at a time, from the bottom; zero at both sides, the page's edge.
  const column = new Int32Array(stride)
  const envelope = envelopeOf(stride)
  for (let y = height; y > 0; y--) {
    const start = y * stride
    let left = 0
    for (let x = 1; x < stride; x++) {
      const nearest = Math.min(plane[start + x] as number, (column[x] as number) + 1)
      column[x] = nearest
      if (nearest !== 0) continue
      if (x > left + 1) lowerEnvelope(plane, start, column, left, x, envelope)
      left = x
    }
  }
  return plane
}

/** First half of the first phase: the distance to the nearest ink above, in the same column. */
function measureUpwards(plane: Int32Array, ink: Uint8Array, width: number, height: number): void {
  const stride = strideOf(width)
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * stride + 1
    const source = y * width
    for (let x = 0; x < width; x++) plane[row + x] = ink[source + x] ? 0 : (plane[row + x - stride] as number) + 1
  }
}

/** What a row's envelopes are built in; made once for all rows. */
interface Envelope {
  /**
   * The parabolas that are lowest somewhere, three numbers each: column, squared height, and from which column on it is
   * lowest. Side by side, because arrays of their own would lie a memory page apart and stall the processor.
   */
  readonly stack: Int32Array
  /** 1 / 2n: multiplying is quicker than dividing, and being a hair off only moves a crossing between equals. */
  readonly half: Float64Array
}

const envelopeOf = (length: number): Envelope => ({
  stack: new Int32Array(3 * length),
  half: Float64Array.from({ length }, (_, n) => 0.5 / n),
})

/**
 * Second phase: the lower envelope of one parabola for each column, along a run of paper between two columns of ink.
 * Beyond these nothing can be nearer than they are.
 */
function lowerEnvelope(
  plane: Int32Array,
  start: number,
  column: Int32Array,
  left: number,
  right: number,
  { stack, half }: Envelope,
): void {
  let top = 0
  let site = left
  let height = 0
  let since = left
  stack[0] = left
  stack[1] = 0
  stack[2] = left
  for (let u = left + 1; u <= right; u++) {
    const g = column[u] as number
    // Wherever this one would be low, the ink at one of the ends is nearer.
    if (g > u - left && g > right - u) continue
    const gg = g * g
    let meet = (((u - site) * (u + site) + gg - height) * (half[u - site] as number)) | 0
    // Never pops the first: the ink at the left end is nearest to what is beside it.
    while (meet < since) {
      top -= 3
      site = stack[top] as number
      height = stack[top + 1] as number
      since = stack[top + 2] as number
      meet = (((u - site) * (u + site) + gg - height) * (half[u - site] as number)) | 0
    }
    if (meet >= right - 1) continue
    top += 3
    site = u
    height = gg
    since = meet + 1
    stack[top] = site
    stack[top + 1] = height
    stack[top + 2] = since
  }
  for (let u = right - 1; u > left; u--) {
    while (u < since) {
      top -= 3
      site = stack[top] as number
      height = stack[top + 1] as number
      since = stack[top + 2] as number
    }
    plane[start + u] = (u - site) * (u - site) + height
  }
}
