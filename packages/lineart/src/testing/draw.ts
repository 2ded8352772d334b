import type { Ink } from '../pixels.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export const blankPage = (width: number, height = width): Ink => ({
  width,
  height,
  data: new Uint8Array(width * height),
})

/** Draws a line through the points with a round pen. */
export function stroke({ width, height, data }: Ink, points: readonly Point[], thickness: number): void {
  const r = thickness / 2
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point
    const b = points[i] as Point
    const [left, right] = [Math.min(a.x, b.x) - r, Math.max(a.x, b.x) + r]
    const [top, bottom] = [Math.min(a.y, b.y) - r, Math.max(a.y, b.y) + r]
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y++)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, Math.ceil(right)); x++) {
        const t = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length))
        if (Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y)) <= r) data[y * width + x] = 1
      }
  }
}

/** Points around an ellipse; `wave` makes a flower of it: how deep and how many petals. */
export function outline(
  centre: Point,
  radius: { x: number; y: number },
  wave: { depth: number; petals: number } = { depth: 0, petals: 0 },
): Point[] {
  const steps = 180
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const r = 1 + wave.depth * Math.sin(wave.petals * angle)
    return { x: centre.x + radius.x * r * Math.cos(angle), y: centre.y + radius.y * r * Math.sin(angle) }
  })
}

export const circle = (x: number, y: number, r: number): Point[] => outline({ x, y }, { x: r, y: r })

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
  { x: left, y: top },
]

/** Rubs a line out: `width` px along it, square across it. */
export function cut({ width, height, data }: Ink, at: Point, along: Point, gap: number, thickness: number): void {
  const norm = Math.hypot(along.x, along.y) || 1
  const [ux, uy] = [along.x / norm, along.y / norm]
  const reach = Math.ceil(gap + thickness)
  for (let y = Math.max(0, Math.round(at.y) - reach); y <= Math.min(height - 1, at.y + reach); y++)
    for (let x = Math.max(0, Math.round(at.x) - reach); x <= Math.min(width - 1, at.x + reach); x++) {
      const alongLine = (x - at.x) * ux + (y - at.y) * uy
      const across = (y - at.y) * ux - (x - at.x) * uy
      if (Math.abs(alongLine) < gap / 2 && Math.abs(across) <= thickness / 2 + 1) data[y * width + x] = 0
    }
}

/** Rubs out what lies inside a closed outline (even-odd). */
export function clearInside({ width, height, data }: Ink, points: readonly Point[]): void {
  for (let y = 0; y < height; y++) {
    const crossings = points.flatMap((to, i) => {
      const from = points[i - 1]
      if (!from || from.y > y === to.y > y) return []
      return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)]
    })
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const left = Math.max(0, Math.ceil(crossings[i] as number))
      const right = Math.min(width, Math.floor(crossings[i + 1] as number) + 1)
      if (left < right) data.fill(0, y * width + left, y * width + right)
    }
  }
}
