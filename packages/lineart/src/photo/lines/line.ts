import { gaussian } from '../planes/plane.ts'

/** A line through points about a pixel apart, measured from the picture's top left corner. */
export interface Line {
  readonly xs: Float32Array
  readonly ys: Float32Array
  /** Whether the last point leads back to the first. */
  readonly isLoop: boolean
}

/** The line with its zigzags evened out over about `sigma` points. Its ends stay, so that lines that met still meet. */
export function smoothLine({ xs, ys, isLoop }: Line, sigma: number): Line {
  // A short line would be pulled straight, and a small ring drawn together.
  const fitting = Math.min(sigma, xs.length / (isLoop ? 10 : 4))
  if (fitting < 0.5) return { xs, ys, isLoop }
  return { xs: smoothed(xs, isLoop, fitting), ys: smoothed(ys, isLoop, fitting), isLoop }
}

function smoothed(values: Float32Array, isLoop: boolean, sigma: number): Float32Array {
  const last = values.length - 1
  const reach = Math.min(last, Math.ceil(2.5 * sigma))
  const weights = gaussian(sigma, reach + 1)
  const total = 2 * weights.reduce((sum, weight) => sum + weight, 0) - 1
  const at = (i: number): number => {
    if (i >= 0 && i <= last) return values[i] as number
    if (isLoop) return values[(i + values.length) % values.length] as number
    // Beyond an end the line goes on turned about it, which keeps the end where it is.
    const [end, mirrored] = i < 0 ? [0, -i] : [last, 2 * last - i]
    return 2 * (values[end] as number) - (values[mirrored] as number)
  }
  return values.map((value, i) => {
    let sum = value
    for (let d = 1; d <= reach; d++) sum += (weights[d] as number) * (at(i - d) + at(i + d))
    return sum / total
  })
}
