export interface Corner {
  readonly x: number
  readonly y: number
}

/** Above zero where the way from `a` over `b` to `c` turns right, as seen on a screen. */
const turn = (a: Corner, b: Corner, c: Corner): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The smallest convex shape around points that are sorted by row (Andrew's monotone chain), its corners in order. */
export function convexHull(points: readonly Corner[]): Corner[] {
  const half = (ordered: Iterable<Corner>) => {
    const chain: Corner[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) as Corner, chain.at(-1) as Corner, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(points), ...half(points.slice().reverse())]
}

/** Where a row crosses a convex shape: first and last whole x inside it, or nothing. */
export function rowInside(corners: readonly Corner[], y: number): readonly [first: number, last: number] | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [i, to] of corners.entries()) {
    const from = corners.at(i - 1) as Corner
    if (Math.min(from.y, to.y) > y || Math.max(from.y, to.y) < y) continue
    const crossings = from.y === to.y ? [from.x, to.x] : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)]
    first = Math.min(first, ...crossings)
    last = Math.max(last, ...crossings)
  }
  return first > last ? undefined : [Math.ceil(first), Math.floor(last)]
}

/** How much of a convex shape lies within the largest four-sided one of its own corners: all of a sheet, 0.64 of an oval. */
export function foursidedShare(corners: readonly Corner[]): number {
  const area = sum(corners.map((to, i) => turn(ORIGIN, corners.at(i - 1) as Corner, to)))
  let largest = 0
  for (const [i, from] of corners.entries())
    for (const [j, to] of corners.entries()) {
      if (j <= i) continue
      const farthest = (points: readonly Corner[]) =>
        Math.max(0, ...points.map((point) => Math.abs(turn(from, to, point))))
      largest = Math.max(
        largest,
        farthest(corners.slice(i, j)) + farthest([...corners.slice(j), ...corners.slice(0, i)]),
      )
    }
  return area > 0 ? largest / area : 0
}

const ORIGIN: Corner = { x: 0, y: 0 }
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
