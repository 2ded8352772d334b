import type { Chain } from './borders.ts'

/** How often the steps between pixels are evened out: as much as hides them, not more, or shapes shrink. */
const EVENINGS = 10

/** A chain without the steps of its pixels; its ends stay where they are. */
export function evened(chain: Chain): Chain {
  const { points, isClosed } = chain
  let from = points
  const count = points.length
  for (let evening = 0; evening < EVENINGS; evening++) {
    const to = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      const isEnd = !isClosed && (i < 2 || i >= count - 2)
      const [before, after] = [from[(i - 2 + count) % count] as number, from[(i + 2) % count] as number]
      to[i] = isEnd ? (from[i] as number) : ((from[i] as number) * 2 + before + after) / 4
    }
    from = to
  }
  return { ...chain, points: from }
}

/** Steps of a chain between two bends of its curve. */
const STEP = 6

/** How far a line that ends at another runs into it (px), so that no paper shows between them. */
const OVERLAP = 2

/** Path data of a soft curve along a chain. */
export function curveAlong(chain: Chain): string {
  const { points, isClosed, isLoose } = evened(chain)
  const count = points.length / 2
  const pieces = Math.max(isClosed ? 4 : 1, Math.round(count / STEP))
  const last = isClosed ? pieces - 1 : pieces
  const knots = Array.from({ length: last + 1 }, (_, k) => {
    const i = isClosed ? Math.floor((k * count) / pieces) : Math.round((k * (count - 1)) / pieces)
    return [points[2 * i] as number, points[2 * i + 1] as number] as const
  })
  return isClosed ? around(knots) : along(longer(knots, isLoose))
}

type Knot = readonly [number, number]

const write = ([x, y]: Knot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const between = (a: Knot, b: Knot): Knot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function around(knots: readonly Knot[]): string {
  const next = (i: number): Knot => knots[(i + 1) % knots.length] as Knot
  const start = between(knots[0] as Knot, next(0))
  const bends = knots.map((_, i) => `Q${write(next(i))} ${write(between(next(i), next(i + 1)))}`)
  return `M${write(start)}${bends.join('')}Z`
}

function along(knots: readonly Knot[]): string {
  const inner = knots.slice(1, -1)
  const bends = inner.map((knot, i) => {
    const after = knots[i + 2] as Knot
    return `Q${write(knot)} ${write(i === inner.length - 1 ? after : between(knot, after))}`
  })
  return `M${write(knots[0] as Knot)}${bends.length > 0 ? bends.join('') : `L${write(knots.at(-1) as Knot)}`}`
}

/** Ends that meet no chain meet a line of the page: they are drawn out by the overlap. */
function longer(knots: readonly Knot[], isLoose: readonly [boolean, boolean]): Knot[] {
  const out = (end: Knot, inner: Knot, isOut: boolean): Knot => {
    const length = Math.hypot(end[0] - inner[0], end[1] - inner[1])
    if (!isOut || length === 0) return end
    return [end[0] + ((end[0] - inner[0]) / length) * OVERLAP, end[1] + ((end[1] - inner[1]) / length) * OVERLAP]
  }
  const [first, second] = [knots[0] as Knot, knots[1] as Knot]
  const [last, beforeLast] = [knots.at(-1) as Knot, knots.at(-2) as Knot]
  return [out(first, second, isLoose[0]), ...knots.slice(1, -1), out(last, beforeLast, isLoose[1])]
}
