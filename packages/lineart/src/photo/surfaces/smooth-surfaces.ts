import type { Surfaces } from './surfaces.ts'

/**
 * Surfaces with smooth borders: every pixel near one goes to the surface that most of the disc around it belongs to,
 * which straightens what noise has frayed, cuts off hairs, and rounds corners off a little.
 */
export function smoothSurfaces(surfaces: Surfaces, radius: number): Surfaces {
  const { width, height, of, count } = surfaces
  const smooth = of.slice()
  const disc = discOf(radius)
  const votes = new Int32Array(count)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (isNearBorder(surfaces, x, y, radius)) smooth[i] = mostFrequent(surfaces, x, y, disc, votes)
  return { width, height, of: smooth, count }
}

const discOf = (radius: number): { dx: number; dy: number }[] =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, i) => ({
    dx: (i % (2 * radius + 1)) - radius,
    dy: Math.floor(i / (2 * radius + 1)) - radius,
  })).filter(({ dx, dy }) => dx * dx + dy * dy <= radius * (radius + 1))

/** Looks at eight places only; a border that passes between them all cuts off nothing worth smoothing. */
function isNearBorder({ width, height, of }: Surfaces, x: number, y: number, reach: number): boolean {
  const here = of[y * width + x]
  const left = x < reach ? 0 : x - reach
  const right = x + reach < width ? x + reach : width - 1
  const top = y < reach ? 0 : (y - reach) * width
  const bottom = (y + reach < height ? y + reach : height - 1) * width
  const row = y * width
  return (
    of[row + left] !== here ||
    of[row + right] !== here ||
    of[top + x] !== here ||
    of[bottom + x] !== here ||
    of[top + left] !== here ||
    of[top + right] !== here ||
    of[bottom + left] !== here ||
    of[bottom + right] !== here
  )
}

/** `votes` is all zero, and is left so. */
function mostFrequent(
  { width, height, of }: Surfaces,
  x: number,
  y: number,
  disc: readonly { dx: number; dy: number }[],
  votes: Int32Array,
): number {
  let best = of[y * width + x] as number
  let most = 0
  for (const { dx, dy } of disc) {
    const px = x + dx
    const py = y + dy
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const surface = of[py * width + px] as number
    const count = (votes[surface] as number) + 1
    votes[surface] = count
    if (count <= most) continue
    most = count
    best = surface
  }
  for (const { dx, dy } of disc) {
    const px = x + dx
    const py = y + dy
    if (px >= 0 && py >= 0 && px < width && py < height) votes[of[py * width + px] as number] = 0
  }
  return best
}
