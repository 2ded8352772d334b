import { blurred, type Plane } from '../planes/plane.ts'
import type { ColourPlanes } from '../planes/small-planes.ts'

/** The direction edges run in at each pixel, as unit vectors; both zero where there is no edge near. */
export interface Flow {
  readonly x: Float32Array
  readonly y: Float32Array
}

/** Change from pixel to pixel (0 to 1) below which nothing is near. Following no edge is most of the work saved. */
const STILL = 0.0015

/** Sobel's operator counts a step from one pixel to the next eight times. */
const SOBEL = 8

/**
 * Where a picture changes: how much from pixel to pixel (0 to 1, over all its colours), and edge tangent flow, the
 * direction of least change, from a smoothed structure tensor (J. E. Kyprianidis, H. Kang: Image and video abstraction
 * by coherence-enhancing filtering, 2011). Where a picture is noisy the strong edges nearby decide, so that lines go on
 * smoothly.
 */
export function edgeFlow(planes: ColourPlanes, sigma: number): { flow: Flow; strength: Plane } {
  const [{ width, height }] = planes
  const tensor = structureTensor(planes)
  const strength = new Float32Array(width * height)
  for (let i = 0; i < strength.length; i++)
    strength[i] = Math.sqrt((tensor.xx[i] as number) + (tensor.yy[i] as number)) / SOBEL
  const [xx, xy, yy] = [tensor.xx, tensor.xy, tensor.yy].map(
    (data) => blurred({ width, height, data }, sigma).data,
  ) as [Float32Array, Float32Array, Float32Array]
  const flow = { x: new Float32Array(width * height), y: new Float32Array(width * height) }
  for (let i = 0; i < strength.length; i++) {
    const a = xx[i] as number
    const b = xy[i] as number
    const c = yy[i] as number
    const largest = (a + c + Math.sqrt((a - c) * (a - c) + 4 * b * b)) / 2
    if (largest < (STILL * SOBEL) ** 2) continue
    // The eigenvector of the smaller eigenvalue, by whichever of its two forms is longer.
    const isSteep = Math.abs(largest - a) < Math.abs(largest - c)
    const x = isSteep ? b : largest - a
    const y = isSteep ? c - largest : -b
    const length = Math.sqrt(x * x + y * y)
    flow.x[i] = length > 0 ? x / length : 0
    flow.y[i] = length > 0 ? y / length : 1
  }
  return { flow, strength: { width, height, data: strength } }
}

interface Tensor {
  readonly xx: Float32Array
  readonly xy: Float32Array
  readonly yy: Float32Array
}

/** Products of the gradient (Sobel) with itself, summed over the colours. */
function structureTensor(planes: ColourPlanes): Tensor {
  const size = planes[0].data.length
  const tensor = { xx: new Float32Array(size), xy: new Float32Array(size), yy: new Float32Array(size) }
  for (const plane of planes) addGradient(tensor, plane)
  return tensor
}

function addGradient({ xx, xy, yy }: Tensor, { width, height, data }: Plane): void {
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
      xx[here + x] = (xx[here + x] as number) + gx * gx
      xy[here + x] = (xy[here + x] as number) + gx * gy
      yy[here + x] = (yy[here + x] as number) + gy * gy
    }
  }
}
