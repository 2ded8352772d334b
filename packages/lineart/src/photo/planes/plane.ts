/** A picture of one real number for each pixel. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Weights of a Gaussian at the distances 0, 1, 2 …, not normalised. */
export const gaussian = (sigma: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, distance) => Math.exp(-(distance * distance) / (2 * sigma * sigma)))

/** Gaussian blur; beyond the edge the picture goes on as it ends. */
export function blurred(plane: Plane, sigma: number): Plane {
  const radius = Math.ceil(2.5 * sigma)
  const weights = gaussian(sigma, radius + 1)
  const total = 2 * weights.reduce((sum, weight) => sum + weight, 0) - 1
  for (let d = 0; d <= radius; d++) weights[d] = (weights[d] as number) / total
  return turnedBlur(turnedBlur(plane, weights), weights)
}

/** Blurs along rows and gives the result with rows and columns exchanged, so that two calls blur both ways. */
function turnedBlur({ width, height, data }: Plane, weights: Float32Array): Plane {
  const radius = weights.length - 1
  const row = new Float32Array(width + 2 * radius)
  const turned = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = y * width
    row.set(data.subarray(start, start + width), radius)
    row.fill(data[start] as number, 0, radius)
    row.fill(data[start + width - 1] as number, radius + width)
    for (let x = 0; x < width; x++) {
      const middle = x + radius
      let sum = (weights[0] as number) * (row[middle] as number)
      for (let d = 1; d <= radius; d++)
        sum += (weights[d] as number) * ((row[middle - d] as number) + (row[middle + d] as number))
      turned[x * height + y] = sum
    }
  }
  return { width: height, height: width, data: turned }
}
