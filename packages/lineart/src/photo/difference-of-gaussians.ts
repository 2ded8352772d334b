import type { Flow } from './flow.ts'
import { type Plane, sample } from './plane.ts'

/** The wider Gaussian is this many times the narrower: closest to the eye's own edge filter (Marr, Hildreth 1980). */
const WIDER = 1.6

/**
 * How dark each pixel is compared with its surroundings, across the flow and summed along it: below zero on the dark
 * side of edges. Flow-based extended difference of Gaussians (H. Winnemöller, J. E. Kyprianidis, S. C. Olsen: XDoG,
 * 2012), with equal weights for both Gaussians, so that dark surfaces stay paper and only edges become lines.
 */
export function flowDifference(plane: Plane, flow: Flow, sigma: number, along: number): Plane {
  return sumAlong(differenceAcross(plane, flow, sigma), flow, along)
}

const gauss = (sigma: number, length: number) =>
  Float32Array.from({ length }, (_, d) => Math.exp(-(d * d) / (2 * sigma * sigma)))

function differenceAcross(plane: Plane, flow: Flow, sigma: number): Plane {
  const { width, height, data } = plane
  const radius = Math.ceil(2 * sigma * WIDER)
  const narrow = gauss(sigma, radius + 1)
  const wide = gauss(sigma * WIDER, radius + 1)
  const total = (weights: Float32Array) => 2 * weights.reduce((sum, weight) => sum + weight, 0) - 1
  const [narrowTotal, wideTotal] = [total(narrow), total(wide)]
  const result = new Float32Array(data.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const gx = -(flow.y[i] as number)
      const gy = flow.x[i] as number
      let inner = data[i] as number
      let outer = inner
      for (let d = 1; d <= radius; d++) {
        const both = sample(plane, x + d * gx, y + d * gy) + sample(plane, x - d * gx, y - d * gy)
        inner += both * (narrow[d] as number)
        outer += both * (wide[d] as number)
      }
      result[i] = inner / narrowTotal - outer / wideTotal
    }
  return { width, height, data: result }
}

/** Follows the flow both ways from each pixel and averages, which joins broken edges and thins out noise. */
function sumAlong(plane: Plane, flow: Flow, sigma: number): Plane {
  const { width, height, data } = plane
  const steps = Math.ceil(2 * sigma)
  const weights = gauss(sigma, steps + 1)
  const result = new Float32Array(data.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let sum = data[i] as number
      let total = 1
      for (let way = -1; way <= 1; way += 2) {
        let fx = (flow.x[i] as number) * way
        let fy = (flow.y[i] as number) * way
        let px = x + fx
        let py = y + fy
        for (let step = 1; step <= steps; step++) {
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break
          const at = Math.round(py) * width + Math.round(px)
          sum += (data[at] as number) * (weights[step] as number)
          total += weights[step] as number
          const nx = flow.x[at] as number
          const ny = flow.y[at] as number
          // A direction has no sign: go on, never back.
          const sign = nx * fx + ny * fy < 0 ? -1 : 1
          fx = nx * sign
          fy = ny * sign
          px += fx
          py += fy
        }
      }
      result[i] = sum / total
    }
  return { width, height, data: result }
}
