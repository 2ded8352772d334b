/** A picture of one real number for each pixel. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Gaussian blur; beyond the edge the picture goes on as it ends. */
export function blurred(plane: Plane, sigma: number): Plane {
  const radius = Math.ceil(2.5 * sigma)
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  for (let i = 0; i < kernel.length; i++) kernel[i] = (kernel[i] as number) / sum
  return turnedBlur(turnedBlur(plane, kernel), kernel)
}

/** Blurs along rows and gives the result with rows and columns exchanged, so that two calls blur both ways. */
function turnedBlur({ width, height, data }: Plane, kernel: Float32Array): Plane {
  const radius = kernel.length >> 1
  const row = new Float32Array(width + 2 * radius)
  const turned = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = y * width
    row.set(data.subarray(start, start + width), radius)
    row.fill(data[start] as number, 0, radius)
    row.fill(data[start + width - 1] as number, radius + width)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < kernel.length; k++) sum += (kernel[k] as number) * (row[x + k] as number)
      turned[x * height + y] = sum
    }
  }
  return { width: height, height: width, data: turned }
}

/** The value between pixels; beyond the edge the picture goes on as it ends. */
export function sample({ width, height, data }: Plane, x: number, y: number): number {
  const cx = x < 0 ? 0 : Math.min(x, width - 1)
  const cy = y < 0 ? 0 : Math.min(y, height - 1)
  const left = cx | 0
  const top = cy | 0
  const right = left + 1 < width ? left + 1 : left
  const bottom = (top + 1 < height ? top + 1 : top) * width
  const fx = cx - left
  const upper = (data[top * width + left] as number) * (1 - fx) + (data[top * width + right] as number) * fx
  const lower = (data[bottom + left] as number) * (1 - fx) + (data[bottom + right] as number) * fx
  return upper + (lower - upper) * (cy - top)
}
