/**
 * Surfaces with smooth borders: every pixel near one goes to the surface that most of the disc around it belongs to,
 * which straightens what noise has frayed and rounds corners off a little.
 */
export function smoothSurfaces(surfaces: Int32Array, width: number, height: number, radius: number): Int32Array {
  const smooth = surfaces.slice()
  const reach = Math.round(radius)
  const disc = discOf(reach)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!isNearBorder(surfaces, width, height, x, y, reach)) continue
      smooth[i] = mostFrequent(surfaces, width, height, x, y, disc)
    }
  return smooth
}

const discOf = (radius: number): { dx: number; dy: number }[] =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, i) => ({
    dx: (i % (2 * radius + 1)) - radius,
    dy: Math.floor(i / (2 * radius + 1)) - radius,
  })).filter(({ dx, dy }) => dx * dx + dy * dy <= radius * radius)

/** Looks at eight places only; a border that passes between them all cuts off nothing worth smoothing. */
function isNearBorder(surfaces: Int32Array, width: number, height: number, x: number, y: number, reach: number) {
  const here = surfaces[y * width + x]
  const left = Math.max(0, x - reach)
  const right = Math.min(width - 1, x + reach)
  const top = Math.max(0, y - reach) * width
  const bottom = Math.min(height - 1, y + reach) * width
  const row = y * width
  return (
    surfaces[row + left] !== here ||
    surfaces[row + right] !== here ||
    surfaces[top + x] !== here ||
    surfaces[bottom + x] !== here ||
    surfaces[top + left] !== here ||
    surfaces[top + right] !== here ||
    surfaces[bottom + left] !== here ||
    surfaces[bottom + right] !== here
  )
}

function mostFrequent(
  surfaces: Int32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  disc: readonly { dx: number; dy: number }[],
): number {
  const counts = new Map<number, number>()
  let best = surfaces[y * width + x] as number
  let most = 0
  for (const { dx, dy } of disc) {
    const [px, py] = [x + dx, y + dy]
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const surface = surfaces[py * width + px] as number
    const count = (counts.get(surface) ?? 0) + 1
    counts.set(surface, count)
    if (count <= most) continue
    most = count
    best = surface
  }
  return best
}
