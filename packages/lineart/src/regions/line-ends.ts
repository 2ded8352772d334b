/**
 * Ink thicker than this (px) is a black area and has no ends. Higher costs time; lower, and gaps in the fattest pens
 * stay open.
 */
const THICKEST_LINE = 24

/** How far around a place the line is looked at, beyond its own thickness (px). Less, and a bend looks like an end. */
const BEYOND_THICKNESS = 3

/** How far behind its nearest pixel a line is measured (px): past the soft edge, within the thinnest line there is. */
const INSIDE = 2

/** The directions across a line that are tried; a line is as thick as it is across the shortest of them. */
const ACROSS = Array.from({ length: 8 }, (_, i) => ({ x: Math.cos((i * Math.PI) / 8), y: Math.sin((i * Math.PI) / 8) }))

/** How finely the circle around a place is walked. Fewer steps would miss lines one pixel thick. */
const STEPS = 64
const AROUND = Array.from({ length: STEPS }, (_, i) => ({
  x: Math.cos((i * 2 * Math.PI) / STEPS),
  y: Math.sin((i * 2 * Math.PI) / STEPS),
}))

/** Paper shorter than this (px) on that circle is only the steps of a line's edge. Longer, and a hairpin is one line. */
const NOTCH = 2

/** A bordered plane in which ink is 0 and the page's border -1. */
interface Plane {
  readonly basins: Int32Array
  readonly stride: number
}

interface Offset {
  readonly dx: number
  readonly dy: number
}

/**
 * How many of the two sides of an opening are ends of lines: where a line was interrupted both are, or one is and points
 * at another line. Where a shape merely grows narrow, lines run past on both sides, and it is no gap however narrow.
 */
export function countLineEnds(plane: Plane, pixel: number, saddle: number): 0 | 1 | 2 {
  const x = pixel % plane.stride
  const y = Math.floor(pixel / plane.stride)
  const reach = Math.ceil(Math.sqrt(saddle))
  const one = nearestInk(plane, x, y, reach)
  if (!one) return 0
  // The middle of an opening is a whole pixel, so the other side may be a little farther.
  const other = nearestInk(plane, x, y, reach + 4, one)
  const first = isLineEnd(plane, x, y, one)
  const second = other !== undefined && isLineEnd(plane, x, y, other)
  return first && second ? 2 : first || second ? 1 : 0
}

const isInk = ({ basins, stride }: Plane, x: number, y: number): boolean =>
  x > 0 && x < stride - 1 && basins[y * stride + x] === 0

/** The nearest ink around a pixel, the page's edge included; of what faces away from `opposite`, where that is given. */
function nearestInk({ basins, stride }: Plane, x: number, y: number, reach: number, opposite?: Offset) {
  let best: Offset | undefined
  let least = Number.POSITIVE_INFINITY
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const length = dx * dx + dy * dy
      if (length >= least || x + dx < 0 || x + dx >= stride) continue
      const there = basins[(y + dy) * stride + x + dx]
      if (there === undefined || there > 0) continue
      // Facing away is by more than 120°.
      const turn = opposite ? dx * opposite.dx + dy * opposite.dy : 0
      if (opposite && turn > -0.5 * Math.hypot(dx, dy) * Math.hypot(opposite.dx, opposite.dy)) continue
      least = length
      best = { dx, dy }
    }
  return best
}

/**
 * Whether the line at an offset ends there: on a circle a little wider than the line is thick, a line that runs past is
 * met twice, one that ends is met once, and a dot never.
 */
function isLineEnd(plane: Plane, fromX: number, fromY: number, { dx, dy }: Offset): boolean {
  const x = fromX + dx
  const y = fromY + dy
  if (!isInk(plane, x, y)) return false
  const length = Math.hypot(dx, dy)
  const thickness = thicknessAt(plane, x + (INSIDE * dx) / length, y + (INSIDE * dy) / length)
  if (thickness > THICKEST_LINE) return false
  const radius = thickness + BEYOND_THICKNESS
  const line = connectedInk(plane, x, y, radius)
  const isMet = ({ x: ux, y: uy }: { x: number; y: number }) =>
    line.has(Math.round(y + radius * uy) * plane.stride + Math.round(x + radius * ux))
  const ring = AROUND.map(isMet)
  const notch = Math.max(1, Math.round((NOTCH * STEPS) / (2 * Math.PI * radius)))
  const isAfterPaper = (i: number) => Array.from({ length: notch }, (_, k) => ring.at(i - 1 - k)).every((met) => !met)
  return ring.filter((met, i) => met && isAfterPaper(i)).length === 1
}

function thicknessAt(plane: Plane, x: number, y: number): number {
  if (!isInk(plane, Math.round(x), Math.round(y))) return INSIDE
  let thinnest = THICKEST_LINE + 1
  for (const step of ACROSS) {
    let run = 1
    for (const way of [1, -1])
      for (
        let k = way;
        run < thinnest && isInk(plane, Math.round(x + k * step.x), Math.round(y + k * step.y));
        k += way
      )
        run++
    thinnest = Math.min(thinnest, run)
  }
  return thinnest
}

/** The ink that hangs together with a pixel within a radius; corners connect. */
function connectedInk(plane: Plane, x: number, y: number, radius: number): Set<number> {
  const seen = new Set([y * plane.stride + x])
  const farthest = (radius + 1) ** 2
  for (const pixel of seen) {
    const px = pixel % plane.stride
    const py = Math.floor(pixel / plane.stride)
    for (let ny = py - 1; ny <= py + 1; ny++)
      for (let nx = px - 1; nx <= px + 1; nx++)
        if ((nx - x) ** 2 + (ny - y) ** 2 <= farthest && isInk(plane, nx, ny)) seen.add(ny * plane.stride + nx)
  }
  return seen
}
