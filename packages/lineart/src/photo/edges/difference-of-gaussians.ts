import { gaussian, type Plane } from '../planes/plane.ts'
import { averageAlong } from './along-flow.ts'
import type { Flow } from './flow.ts'

/** The wider Gaussian is this many times the narrower: closest to the eye's own edge filter (Marr, Hildreth 1980). */
const WIDER = 1.6

/** How far edges are followed to make them continuous, in edge widths. */
const ALONG = 3.5

/**
 * How dark each pixel is compared with its surroundings, across the flow and averaged along it: below zero on the dark
 * side of edges. Flow-based extended difference of Gaussians (H. Winnemöller, J. E. Kyprianidis, S. C. Olsen: XDoG,
 * 2012), with equal weights for both Gaussians, so that dark surfaces stay paper and only edges become lines.
 */
export const flowDifference = (plane: Plane, flow: Flow, sigma: number): Plane =>
  averageAlong(differenceAcross(plane, flow, sigma), flow, sigma * ALONG)

function differenceAcross({ width, height, data }: Plane, flow: Flow, sigma: number): Plane {
  const radius = Math.ceil(2 * sigma * WIDER)
  const weights = differenceOfGaussians(sigma, radius)
  const [right, bottom] = [width - 1, height - 1]
  const result = new Float32Array(data.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const gx = -(flow.y[i] as number)
      const gy = flow.x[i] as number
      if (gx === 0 && gy === 0) continue
      let sum = (weights[0] as number) * (data[i] as number)
      for (let d = -radius; d <= radius; d++) {
        if (d === 0) continue
        // Between pixels, and beyond the edge the picture goes on as it ends.
        const px = x + d * gx < 0 ? 0 : Math.min(x + d * gx, right)
        const py = y + d * gy < 0 ? 0 : Math.min(y + d * gy, bottom)
        const at = (py | 0) * width + (px | 0)
        const next = px < right ? 1 : 0
        const under = py < bottom ? width : 0
        const fx = px - (px | 0)
        const upper = (data[at] as number) * (1 - fx) + (data[at + next] as number) * fx
        const lower = (data[at + under] as number) * (1 - fx) + (data[at + under + next] as number) * fx
        sum += (weights[d < 0 ? -d : d] as number) * (upper + (lower - upper) * (py - (py | 0)))
      }
      result[i] = sum
    }
  return { width, height, data: result }
}

/** What a pixel so far away counts: near ones for, farther ones against; all together nothing. */
function differenceOfGaussians(sigma: number, radius: number): Float32Array {
  const narrow = gaussian(sigma, radius + 1)
  const wide = gaussian(sigma * WIDER, radius + 1)
  const total = (weights: Float32Array) => 2 * weights.reduce((sum, weight) => sum + weight, 0) - 1
  const [narrowTotal, wideTotal] = [total(narrow), total(wide)]
  return narrow.map((weight, d) => weight / narrowTotal - (wide[d] as number) / wideTotal)
}
