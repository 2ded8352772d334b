import type { Ink } from '../../pixels.ts'
import { distanceTransform, strideOf } from '../../regions/distance-transform.ts'
import { bordersOf, type Surfaces } from '../surfaces/surfaces.ts'
import { followLines } from './follow-lines.ts'
import type { Line } from './line.ts'
import { thinned } from './thin.ts'

interface Choice {
  /** How clear an edge is at a pixel. */
  readonly clarity: (pixel: number) => number
  /** What the clarity of a line's pixels must sum up to. */
  readonly least: number
  /** Nearer to a border than this (px) an edge is that border's own, and drawn with it. */
  readonly clearance: number
}

/** The middles of edges that lie inside surfaces, as lines. Each goes on as far as the border it came from. */
export function innerLines(edges: Ink, surfaces: Surfaces, { clarity, least, clearance }: Choice): Line[] {
  const { width } = edges
  const distance = distanceTransform(bordersOf(surfaces))
  const isInside = (pixel: number) =>
    (distance[(Math.floor(pixel / width) + 1) * strideOf(width) + (pixel % width) + 1] as number) > clearance ** 2
  const further = Math.ceil(clearance) + 1
  return followLines(thinned(edges)).flatMap((pixels) =>
    stretches(pixels, isInside)
      .filter(({ from, to }) => pixels.slice(from, to).reduce((sum, pixel) => sum + clarity(pixel), 0) >= least)
      .map(({ from, to }) => lineThrough(pixels.slice(Math.max(0, from - further), to + further), width)),
  )
}

function stretches(pixels: readonly number[], belongs: (pixel: number) => boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let from = 0; from < pixels.length; from++) {
    if (!belongs(pixels[from] as number)) continue
    let to = from
    while (to < pixels.length && belongs(pixels[to] as number)) to++
    found.push({ from, to })
    from = to
  }
  return found
}

/** Through the middles of pixels. */
const lineThrough = (pixels: readonly number[], width: number): Line => ({
  xs: Float32Array.from(pixels, (pixel) => (pixel % width) + 0.5),
  ys: Float32Array.from(pixels, (pixel) => Math.floor(pixel / width) + 0.5),
  isLoop: false,
})
