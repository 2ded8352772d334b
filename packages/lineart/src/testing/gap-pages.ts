import type { Ink } from '../pixels.ts'
import { labelPaper } from '../regions/label-paper.ts'
import { blankPage, box, clearInside, cut, outline, type Point, stroke } from './draw.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface GapPage {
  readonly whole: Ink
  /** The same page with gaps cut into its lines. */
  readonly cut: Ink
  readonly gaps: readonly { x: number; y: number; width: number }[]
}

/** Shapes in front hide those behind, as in a drawing; or all outlines show, which leaves many slivers. */
export type Layering = 'solid' | 'wire'

interface Options {
  readonly size?: number
  readonly shapes?: number
  readonly gaps?: number
  readonly layering?: Layering
}

/** A page of shapes drawn with one pen, whole and with gaps of 2 to 8 px cut into its lines at random places. */
export function gapPage(seed: number, options: Options = {}): GapPage {
  const { size = 512, shapes = 14, gaps: gapCount = 12, layering = 'solid' } = options
  const random = randomFrom(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  const thickness = between(2, 6)
  const whole = blankPage(size)
  const lines = Array.from({ length: shapes }, () => {
    const line = randomShape(between, size)
    if (layering === 'solid') clearInside(whole, line)
    stroke(whole, line, thickness)
    return line
  })
  const cutPage = { ...whole, data: whole.data.slice() }
  const gaps: { x: number; y: number; width: number }[] = []
  while (gaps.length < gapCount) {
    const line = lines[Math.floor(random() * lines.length)] as Point[]
    const i = 1 + Math.floor(random() * (line.length - 1))
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    if (!whole.data[Math.round(at.y) * size + Math.round(at.x)]) continue
    const width = 2 + Math.floor(random() * 7)
    cut(cutPage, at, { x: b.x - a.x, y: b.y - a.y }, width, thickness)
    gaps.push({ ...at, width })
  }
  return { whole, cut: cutPage, gaps }
}

function randomShape(between: (from: number, to: number) => number, size: number): Point[] {
  const at = { x: between(0.1, 0.9) * size, y: between(0.1, 0.9) * size }
  const radius = { x: between(0.05, 0.2) * size, y: between(0.05, 0.2) * size }
  const kind = between(0, 1)
  if (kind < 0.25) return finely(box(at.x - radius.x, at.y - radius.y, at.x + radius.x, at.y + radius.y))
  if (kind < 0.6) return outline(at, radius)
  return outline(at, radius, { depth: between(0.05, 0.25), petals: Math.floor(between(3, 8)) })
}

/** The same line with a point about every four pixels, so that gaps fall anywhere along it. */
function finely(points: readonly Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1]
    if (!from) return [to]
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 4))
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / steps,
      y: from.y + ((to.y - from.y) * (k + 1)) / steps,
    }))
  })
}

/** Regions smaller than this (px) are not counted: overlapping outlines leave slivers nobody would colour. */
const COUNTED_AREA = 64

/** How many regions of the whole page there are, and how many of them `labels` has with IoU of at least 0.9. */
export function countRecovered(whole: Ink, labels: ArrayLike<number>): { regions: number; recovered: number } {
  const truth = labelPaper(whole)
  const shared = new Map<number, number>()
  const areaOfTruth = new Map<number, number>()
  const areaOfLabel = new Map<number, number>()
  const bump = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1)
  truth.labels.forEach((region, i) => {
    if (region === 0) return
    const label = labels[i] as number
    bump(areaOfTruth, region)
    bump(areaOfLabel, label)
    if (label > 0) bump(shared, region * 2 ** 20 + label)
  })
  const best = new Map<number, number>()
  for (const [key, both] of shared) {
    const region = Math.floor(key / 2 ** 20)
    const union = (areaOfTruth.get(region) ?? 0) + (areaOfLabel.get(key % 2 ** 20) ?? 0) - both
    best.set(region, Math.max(best.get(region) ?? 0, both / union))
  }
  const counted = [...areaOfTruth].filter(([, area]) => area >= COUNTED_AREA)
  return { regions: counted.length, recovered: counted.filter(([region]) => (best.get(region) ?? 0) >= 0.9).length }
}
