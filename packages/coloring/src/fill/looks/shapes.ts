import type { FillName } from './looks.ts'

/** Whether a place of a tile, both from 0 to 1, lies in its shape. Tiles lie side by side, every other row half a tile aside. */
type Shape = (x: number, y: number) => boolean

const round = (x: number, y: number, radius: number): boolean => x * x + y * y < radius * radius

/** The corners of a star with five points, the outer and the inner ones in turn, as wide as 1. */
const STAR: readonly (readonly [number, number])[] = [
  [0, -1],
  [0.247, -0.34],
  [0.951, -0.309],
  [0.399, 0.13],
  [0.588, 0.809],
  [0, 0.42],
  [-0.588, 0.809],
  [-0.399, 0.13],
  [-0.951, -0.309],
  [-0.247, -0.34],
]

/** Whether a place lies in a star as wide as 1: by how often a line to the right meets its edge. */
export function isInStar(x: number, y: number): boolean {
  let isInside = false
  for (let at = 0; at < STAR.length; at++) {
    const [ax, ay] = STAR[at] as readonly [number, number]
    const [bx, by] = STAR[(at + 1) % STAR.length] as readonly [number, number]
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isInside = !isInside
  }
  return isInside
}

/** Two round cheeks and a tip. */
function isInHeart(x: number, y: number): boolean {
  const [across, down] = [x < 0 ? -x : x, y + 0.25]
  if (round(across - 0.48, down, 0.52)) return true
  return down >= 0.0 && down < 1.2 && across < 0.98 - down * 0.83 && across < 1.02 - down * 0.85
}

/** Round scales like those of a fish, each with a rim; the row above lies over the one below. */
function isOnScale(x: number, y: number): boolean {
  const from = (cx: number, cy: number) => (x - cx) * (x - cx) + (y - cy) * (y - cy)
  const own = from(0.5, 0)
  if (own < 0.25) return own > 0.176
  const side = x < 0.5 ? from(0, 0.5) : from(1, 0.5)
  return side > 0.176 && side < 0.25
}

export const SHAPES: Readonly<Record<Exclude<FillName, 'plain' | 'gradient'>, Shape>> = {
  dots: (x, y) => round(x - 0.5, y - 0.5, 0.29),
  stripes: (_, y) => y < 0.5,
  stars: (x, y) => isInStar((x - 0.5) / 0.42, (y - 0.52) / 0.42),
  hearts: (x, y) => isInHeart((x - 0.5) / 0.38, (y - 0.46) / 0.38),
  scales: (x, y) => isOnScale(x, y),
}

/** Shapes that join up with their neighbours lie in straight rows. */
export const IN_STRAIGHT_ROWS: ReadonlySet<FillName> = new Set<FillName>(['stripes', 'scales'])
