import { blurred, type Plane } from './plane.ts'

/** The direction edges run in at each pixel, as unit vectors. */
export interface Flow {
  readonly x: Float32Array
  readonly y: Float32Array
}

/**
 * Edge tangent flow: the direction of least change, from a smoothed structure tensor
 * (J. E. Kyprianidis, H. Kang: Image and video abstraction by coherence-enhancing filtering, 2011).
 * Where a picture is noisy the strong edges nearby decide, so that lines go on smoothly.
 */
export function edgeFlow(plane: Plane, sigma: number): Flow {
  const { width, height } = plane
  const [xx, xy, yy] = structureTensor(plane).map((data) => blurred({ width, height, data }, sigma).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const flow = { x: new Float32Array(width * height), y: new Float32Array(width * height) }
  for (let i = 0; i < flow.x.length; i++) {
    const a = xx[i] as number
    const b = xy[i] as number
    const c = yy[i] as number
    const largest = (a + c + Math.sqrt((a - c) * (a - c) + 4 * b * b)) / 2
    // The eigenvector of the smaller eigenvalue, by whichever of its two forms is longer.
    let x = largest - a
    let y = -b
    if (Math.abs(x) < Math.abs(largest - c)) {
      x = b
      y = c - largest
    }
    const length = Math.sqrt(x * x + y * y)
    flow.x[i] = length > 1e-9 ? x / length : 0
    flow.y[i] = length > 1e-9 ? y / length : 1
  }
  return flow
}

/** Products of the gradient (Sobel) with itself. */
function structureTensor({ width, height, data }: Plane): Float32Array[] {
  const [xx, xy, yy] = [0, 0, 0].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const here = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? x - 1 : 0
      const right = x < width - 1 ? x + 1 : x
      const nw = data[above + left] as number
      const ne = data[above + right] as number
      const sw = data[below + left] as number
      const se = data[below + right] as number
      const gx = ne + se - nw - sw + 2 * ((data[here + right] as number) - (data[here + left] as number))
      const gy = sw + se - nw - ne + 2 * ((data[below + x] as number) - (data[above + x] as number))
      xx[here + x] = gx * gx
      xy[here + x] = gx * gy
      yy[here + x] = gy * gy
    }
  }
  return [xx, xy, yy]
}
