import type { Plane } from './plane.ts'

/**
 * Smooths within surfaces and not across edges: a pixel is averaged with neighbours of about its own brightness
 * (C. Tomasi, R. Manduchi: Bilateral filtering for gray and color images, 1998), along rows and then columns, which is
 * nearly the same and much quicker (T. Pham, L. van Vliet, 2005).
 * `range` is the difference in brightness (0 to 1) that counts as an edge.
 */
export function bilateral(plane: Plane, sigma: number, range: number): Plane {
  return pass(pass(plane, sigma, range), sigma, range)
}

/** Steps in which differences of brightness are told apart; finer than an eye does. */
const STEPS = 512

/** One way, with rows and columns exchanged in the result. */
function pass({ width, height, data }: Plane, sigma: number, range: number): Plane {
  const radius = Math.ceil(2 * sigma)
  const near = Float32Array.from({ length: radius + 1 }, (_, d) => Math.exp(-(d * d) / (2 * sigma * sigma)))
  const alike = Float32Array.from({ length: STEPS * 2 }, (_, i) => Math.exp(-((i / STEPS) ** 2) / (2 * range * range)))
  const turned = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const here = data[row + x] as number
      let sum = here
      let weights = 1
      const from = Math.max(x - radius, 0)
      const to = x + radius >= width ? width - 1 : x + radius
      for (let other = from; other <= to; other++) {
        if (other === x) continue
        const value = data[row + other] as number
        const weight =
          (near[other < x ? x - other : other - x] as number) *
          (alike[((value < here ? here - value : value - here) * STEPS) | 0] as number)
        sum += weight * value
        weights += weight
      }
      turned[x * height + y] = sum / weights
    }
  }
  return { width: height, height: width, data: turned }
}
