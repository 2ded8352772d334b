import { singletons } from '../../regions/union-find.ts'
import type { ColourPlanes } from '../planes/small-planes.ts'
import { type Border, contrastOf, findBorders, takeBorders } from './borders.ts'
import { leastFirst } from './least-first.ts'
import { numbered, type Surfaces } from './surfaces.ts'

/** When surfaces are few enough. */
export interface Merging {
  /** Joins go on while one costs less than this … */
  readonly cost: number
  /** … or while there are more surfaces than this; … */
  readonly most: number
  /** … but when no more than `fewest` have at least the area `large` (px), only smaller ones are joined to them. */
  readonly fewest: number
  readonly large: number
}

/** While there are more surfaces than this, each is too small to tell an edge from shading. */
const MANY = 800

/** Contrast (0 to 1) across a whole border below which nothing is to be seen: joined however few are left. */
const FAINT = 0.03

/** In which order borders go, and which of them. */
interface Rule {
  readonly cost: (a: number, b: number, border: Border) => number
  readonly decide: (cost: number, a: number, b: number) => 'join' | 'keep' | 'stop'
}

/**
 * Joins surfaces, the least missed border first. What a border is worth is how much a picture of flat colours would
 * lose without it, for each pixel of its length (N. Redding, D. Crisp, D. Tang, G. Newsam: An efficient algorithm for
 * Mumford-Shah segmentation, 1999): ragged borders, crumbs and slow shading go first, and a bright eye outlasts the
 * folds of a coat. `scale` is the picture's size beside the one the costs are meant for.
 */
export function mergeSurfaces(surfaces: Surfaces, planes: ColourPlanes, scale: number, merging: Merging): Surfaces {
  const { area, sums } = tally(surfaces, planes)
  const parent = singletons(surfaces.count)
  const around = findBorders(surfaces, planes)
  let left = surfaces.count
  const join = (a: number, b: number) => {
    parent[b] = a
    area[a] = (area[a] as number) + (area[b] as number)
    for (let c = 0; c < 3; c++) sums[3 * a + c] = (sums[3 * a + c] as number) + (sums[3 * b + c] as number)
    left--
  }
  const worth = (a: number, b: number, { length }: Border, loss: number) => {
    const [x, y] = [area[a] as number, area[b] as number]
    return (((x * y) / (x + y)) * loss) / length / scale
  }

  joinBy(around, join, {
    cost: (a, b, border) => worth(a, b, border, difference(area, sums, a, b) ** 2),
    decide: () => (left > MANY ? 'join' : 'stop'),
  })

  const isLarge = (pixels: number) => pixels >= merging.large
  let large = 0
  for (const [surface, root] of parent.entries()) if (root === surface && isLarge(area[root] as number)) large++
  joinBy(around, join, {
    cost: (a, b, border) => {
      const contrast = contrastOf(border)
      // Slow shading makes surfaces differ whose border cannot be seen.
      return worth(a, b, border, contrast * Math.min(2 * contrast, difference(area, sums, a, b)))
    },
    decide: (cost, a, b) => {
      if (cost >= merging.cost && left <= merging.most) return 'stop'
      const [x, y] = [area[a] as number, area[b] as number]
      if (isLarge(x) && isLarge(y) && large <= merging.fewest) return 'keep'
      large += (isLarge(x + y) ? 1 : 0) - (isLarge(x) ? 1 : 0) - (isLarge(y) ? 1 : 0)
      return 'join'
    },
  })

  joinBy(around, join, {
    cost: (_a, _b, border) => contrastOf(border),
    decide: (contrast) => (contrast < FAINT ? 'join' : 'stop'),
  })
  return numbered(parent, surfaces)
}

function joinBy(around: Map<number, Border>[], join: (a: number, b: number) => void, { cost, decide }: Rule): void {
  const queue = leastFirst<{ a: number; b: number }>()
  for (const [a, borders] of around.entries())
    for (const [b, border] of borders) if (a < b) queue.push(cost(a, b, border), { a, b })
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { a, b } = next.item
    const border = around[a]?.get(b)
    if (!border) continue
    const current = cost(a, b, border)
    if (current > next.cost) {
      // One of the two has grown since it was queued: it is not its turn yet.
      queue.push(current, next.item)
      continue
    }
    const decision = decide(current, a, b)
    if (decision === 'stop') return
    if (decision === 'keep') continue
    const [into, from] = (around[a]?.size ?? 0) >= (around[b]?.size ?? 0) ? [a, b] : [b, a]
    join(into, from)
    for (const [other, changed] of takeBorders(around, into, from))
      queue.push(cost(into, other, changed), { a: into, b: other })
  }
}

/** How large surfaces are and what their colours sum up to, three numbers each. */
function tally({ of, count }: Surfaces, [light, red, blue]: ColourPlanes) {
  const area = new Float64Array(count)
  const sums = new Float64Array(3 * count)
  for (let i = 0; i < of.length; i++) {
    const surface = of[i] as number
    const at = 3 * surface
    area[surface] = (area[surface] as number) + 1
    sums[at] = (sums[at] as number) + (light.data[i] as number)
    sums[at + 1] = (sums[at + 1] as number) + (red.data[i] as number)
    sums[at + 2] = (sums[at + 2] as number) + (blue.data[i] as number)
  }
  return { area, sums }
}

/** How far the mean colours of two surfaces lie apart (0 to 1). */
function difference(area: Float64Array, sums: Float64Array, a: number, b: number): number {
  let squared = 0
  for (let c = 0; c < 3; c++) {
    const apart = (sums[3 * a + c] as number) / (area[a] as number) - (sums[3 * b + c] as number) / (area[b] as number)
    squared += apart * apart
  }
  return Math.sqrt(squared)
}
