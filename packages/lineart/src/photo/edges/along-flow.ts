import { gaussian, type Plane } from '../planes/plane.ts'
import type { Flow } from './flow.ts'

/**
 * Follows the flow both ways from each pixel and averages over about `sigma` pixels, which joins broken edges and thins
 * out noise. Where nothing flows the plane stays as it is.
 */
export function averageAlong({ width, height, data }: Plane, flow: Flow, sigma: number): Plane {
  const steps = Math.ceil(2 * sigma)
  const weights = gaussian(sigma, steps + 1)
  const result = data.slice()
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (flow.x[i] === 0 && flow.y[i] === 0) continue
      let sum = data[i] as number
      let total = 1
      for (let way = -1; way <= 1; way += 2) {
        let fx = (flow.x[i] as number) * way
        let fy = (flow.y[i] as number) * way
        let px = x + fx
        let py = y + fy
        for (let step = 1; step <= steps; step++) {
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break
          const at = ((py + 0.5) | 0) * width + ((px + 0.5) | 0)
          const weight = weights[step] as number
          sum += (data[at] as number) * weight
          total += weight
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
