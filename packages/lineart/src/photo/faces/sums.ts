import type { Plane } from '../planes/plane.ts'

/** For each corner of a pixel the sum of all light above and to the left of it: the light of any box costs four readings. */
export interface Sums {
  readonly width: number
  readonly height: number
  readonly data: Int32Array
}

/** The light of a plane, in whole steps from 0 to 255. */
export function sumsOf({ width, height, data }: Plane): Sums {
  const stride = width + 1
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0, i = 0; y < height; y++) {
    let row = 0
    for (let x = 0, at = (y + 1) * stride + 1; x < width; x++, i++, at++) {
      row += Math.round(255 * (data[i] as number))
      sums[at] = (sums[at - stride] as number) + row
    }
  }
  return { width, height, data: sums }
}

/** The same picture so many times smaller: each of its pixels is the mean of those it covers. */
export function smaller({ width, height, data }: Sums, scale: number): Sums {
  const size = { width: Math.floor(width / scale), height: Math.floor(height / scale) }
  const columns = Int32Array.from({ length: size.width + 1 }, (_, x) => Math.round(x * scale))
  const stride = size.width + 1
  const sums = new Int32Array(stride * (size.height + 1))
  for (let y = 0; y < size.height; y++) {
    const [first, end] = [Math.round(y * scale), Math.round((y + 1) * scale)]
    const [above, below] = [first * (width + 1), end * (width + 1)]
    let row = 0
    for (let x = 0, at = (y + 1) * stride + 1; x < size.width; x++, at++) {
      const left = columns[x] as number
      const right = columns[x + 1] as number
      const sum =
        (data[below + right] as number) -
        (data[below + left] as number) -
        (data[above + right] as number) +
        (data[above + left] as number)
      row += Math.round(sum / ((end - first) * (right - left)))
      sums[at] = (sums[at - stride] as number) + row
    }
  }
  return { ...size, data: sums }
}
