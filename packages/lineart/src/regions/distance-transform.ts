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
  measureColumns(plane, data, width, height)
  const envelope = envelopeOf(stride)
  for (let y = 1; y <= height; y++) lowerEnvelope(plane, y * stride, stride, envelope)
  return plane
}

/** First phase: the distance to the nearest ink in the same column. */
function measureColumns(plane: Int32Array, ink: Uint8Array, width: number, height: number): void {
  const stride = strideOf(width)
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * stride + 1
    const source = y * width
    for (let x = 0; x < width; x++) plane[row + x] = ink[source + x] ? 0 : (plane[row + x - stride] as number) + 1
  }
  for (let y = height; y > 0; y--) {
    const row = y * stride
    for (let x = 1; x <= width; x++) {
      plane[row + x] = Math.min(plane[row + x] as number, (plane[row + x + stride] as number) + 1)
    }
  }
}

/** What one row's envelope is built in; made once for all rows. */
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
 * Second phase: the lower envelope of one parabola for each column, along a row. The borders' zeros at both ends are
 * the page's edge.
 */
function lowerEnvelope(plane: Int32Array, start: number, length: number, { stack, half }: Envelope): void {
  // Farther than this the page's sides are nearer. On a page a million pixels tall the squares would overflow.
  const farthest = (length >> 1) + 1
  let top = 0
  let site = 0
  let height = 0
  let since = 0
  stack.fill(0, 0, 3)
  for (let u = 1; u < length; u++) {
    const g = Math.min(plane[start + u] as number, farthest)
    const gg = g * g
    while ((since - site) * (since - site) + height > (since - u) * (since - u) + gg) {
      top -= 3
      if (top < 0) break
      site = stack[top] as number
      height = stack[top + 1] as number
      since = stack[top + 2] as number
    }
    if (top < 0) {
      top = 0
      since = 0
    } else {
      // The parabola left on the stack is no higher at `since`, so they cross there or later. Rounding must not undo
      // that, or two entries begin at the same column and the way back below loses count.
      const meet = (((u - site) * (u + site) + gg - height) * (half[u - site] as number)) | 0
      const crossing = 1 + Math.max(since, meet)
      if (crossing >= length) continue
      top += 3
      since = crossing
    }
    site = u
    height = gg
    stack[top] = u
    stack[top + 1] = gg
    stack[top + 2] = since
  }
  for (let u = length - 1; u >= 0; u--) {
    plane[start + u] = (u - site) * (u - site) + height
    if (u !== since || top === 0) continue
    top -= 3
    site = stack[top] as number
    height = stack[top + 1] as number
    since = stack[top + 2] as number
  }
}
