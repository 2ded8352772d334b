import { type LineFinder, lineFinder, type Nearest } from './line-finder.ts'
import { contains, lengthOf, type Outline, outline, type Point, straight } from './outline.ts'

/** A flat patch of colour: what is painted later lies on top. */
export interface Patch {
  readonly colour: string
  readonly outlines: readonly Outline[]
}

/** How far beside a border its two colours are looked up (units). */
const BESIDE = 0.35

/**
 * A border this close to a drawn line is that line (units): OpenMoji's lines are two units thick, and its colours often
 * end somewhere under them. Smaller, and lines double; larger, and real borders beside a line are lost.
 */
const HUGS = 2.2

/** A border this close to a line has reached it (units): colours often end exactly at a line's outer edge, one unit off. */
const REACHED = 1.1

/** A border that comes nearer to a line by less than this with each step (units) only runs along it. */
const APPROACHES = 0.02

/** From one step of a border to the next its nearest line moves less than this (units), unless it becomes another line. */
const JUMP = 0.6

/** Shortest border worth a line of its own (units); shorter ones are crumbs where colours overlap by a hair. */
const SHORTEST = 3.5

/** How far the end of a line may be from another line it was drawn to touch (units): half of each one's thickness. */
const TOUCHES = 1.3

/** Colours of OpenMoji's palette with the shade each throws: a border between the two is light, not a thing to colour. */
const SHADES = new Set(
  [
    ['#ffffff', '#d0cfce'],
    ['#d0cfce', '#9b9b9a'],
    ['#9b9b9a', '#3f3f3f'],
    ['#3f3f3f', '#000000'],
    ['#b1cc33', '#5c9e31'],
    ['#fcea2b', '#f1b31c'],
    ['#f1b31c', '#e27022'],
    ['#f4aa41', '#e27022'],
    ['#ea5a47', '#d22f27'],
    ['#92d3f5', '#61b2e4'],
    ['#61b2e4', '#1e50a0'],
    ['#a57939', '#6a462f'],
    ['#ffa7c0', '#e67a94'],
    ['#b399c8', '#8967aa'],
  ].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]),
)

/**
 * A line that heads for another one was drawn to reach it from this far (units): thick lines look as if they touched.
 * Further, and whiskers grow into ears.
 */
const REACHES = 3.2

/** Over how many points a line's direction is taken, how far it goes at a time (units), and how near it has to come. */
const HEADING = 4
const STRIDE = 0.4
const MET = 0.7

/** Lines to add so that every patch of colour is enclosed: loose ends joined, and borders of colour no line runs along. */
export function closeOutlines(patches: readonly Patch[], lines: readonly Outline[]): Outline[] {
  const joined = joints(lines, lineFinder(lines))
  const finder = lineFinder([...lines, ...joined])
  const borders = patches
    .flatMap(({ outlines }) => outlines)
    .flatMap(({ points }) => missingLines(points, patches, finder))
  const added = [...joined, ...borders]
  // Once more: some lines head for a border that was no line until now.
  return [...added, ...joints(lines, lineFinder([...lines, ...added]))]
}

/**
 * The outline of a patch as its lines show it. Colours often end a little outside their lines: as a white body that would
 * wipe out a strip of whatever is behind, and the ground would stop short of who stands on it.
 */
export function withinLines(lines: readonly Outline[]): (patch: Outline) => Outline {
  const { nearest } = lineFinder(lines)
  const onLine = (point: Point): Point => {
    const near = nearest(point)
    return near && near.distance <= HUGS ? near.at : point
  }
  return ({ points }) => outline(points.map(onLine), true)
}

/** What has to be drawn of one border: the parts no line is near, and the holes between lines that are near. */
function missingLines(points: readonly Point[], patches: readonly Patch[], finder: LineFinder): Outline[] {
  const found = points.map((point) => finder.nearest(point))
  const distance = (i: number): number => found[i]?.distance ?? Number.POSITIVE_INFINITY
  // Loose: off every line, between two colours. Bare: so far off that no line can be meant.
  const isLoose = points.map((_, i) => distance(i) > REACHED && partsColours(points, i, patches))
  const isBare = (i: number): boolean => distance(i) > (found[i]?.isEnd ? REACHED : HUGS)
  const bare = runs(isLoose)
    .map((run) => bareCore(run, isBare, distance))
    .filter((run) => run.length > 0)
  const drawn = new Set(bare.flat())
  const holes = points.flatMap((_, i) => {
    const next = (i + 1) % points.length
    const [from, to] = [found[i], found[next]]
    if (!from || !to || drawn.has(i) || drawn.has(next)) return []
    const jump = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y)
    if (jump < JUMP || finder.meet(from, to) || !partsColours(points, i, patches)) return []
    return [straight(from.at, to.at)]
  })
  return [...holes, ...bare.flatMap((run) => toLine(run, points, found, finder))]
}

/** The bare part of a loose run with its approaches to the lines on both sides; what only runs along a line is left out. */
function bareCore(run: readonly number[], isBare: (i: number) => boolean, distance: (i: number) => number): number[] {
  let first = run.findIndex(isBare)
  if (first < 0) return []
  let last = run.findLastIndex(isBare)
  const at = (index: number): number => distance(run[index] as number)
  while (first > 0 && at(first - 1) < at(first) - APPROACHES) first--
  while (last < run.length - 1 && at(last + 1) < at(last) - APPROACHES) last++
  return run.slice(first, last + 1)
}

function partsColours(points: readonly Point[], i: number, patches: readonly Patch[]): boolean {
  const point = points[i] as Point
  const next = points[(i + 1) % points.length] as Point
  const length = Math.hypot(next.x - point.x, next.y - point.y)
  if (length < 0.01) return false
  const [nx, ny] = [(-(next.y - point.y) / length) * BESIDE, ((next.x - point.x) / length) * BESIDE]
  // Half a step on: at a corner itself both sides lie outside.
  const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2]
  const left = topColour(patches, { x: x + nx, y: y + ny })
  const right = topColour(patches, { x: x - nx, y: y - ny })
  return left !== right && !SHADES.has(left + right)
}

/** Stretches of true values on a ring, each as the indices it takes. */
function runs(ring: readonly boolean[]): number[][] {
  const count = ring.length
  const start = ring.indexOf(false)
  if (start < 0) return [[...ring.keys(), 0]]
  const result: number[][] = []
  let run: number[] = []
  for (let step = 0; step <= count; step++) {
    const i = (start + step) % count
    if (ring[i]) run.push(i)
    else if (run.length > 0) {
      result.push(run)
      run = []
    }
  }
  return result
}

/** The line along a run of border points that ends on the lines it meets, not beside them; none for a crumb. */
function toLine(
  run: readonly number[],
  points: readonly Point[],
  found: readonly (Nearest | undefined)[],
  { meet }: LineFinder,
): Outline[] {
  const line = run.map((i) => points[i] as Point)
  if (run.length > points.length) return [outline(line, true)]
  const before = found[((run[0] as number) - 1 + points.length) % points.length] ?? found[run[0] as number]
  const after = found[((run.at(-1) as number) + 1) % points.length] ?? found[run.at(-1) as number]
  const whole = outline([
    ...(before ? straight(before.at, line[0] as Point).points.slice(0, -1) : []),
    ...line,
    ...(after ? straight(line.at(-1) as Point, after.at).points.slice(1) : []),
  ])
  const closesHole = before && after && !meet(before, after)
  return closesHole || lengthOf(whole) >= SHORTEST ? [whole] : []
}

/** Short lines from loose ends to the line each was drawn to touch, which thinner lines would miss. */
function joints(lines: readonly Outline[], { nearest }: LineFinder): Outline[] {
  const joined: Outline[] = []
  for (const line of lines) {
    if (line.closed) continue
    for (const index of [1, line.points.length - 1]) {
      const end = line.points[index === 1 ? 0 : index] as Point
      const other = nearest(end, { outline: line, index })
      const at = other && other.distance <= TOUCHES ? other.at : ahead(line, index, end, nearest)
      if (at && Math.hypot(at.x - end.x, at.y - end.y) > 0.05) joined.push(straight(end, at))
    }
  }
  return joined
}

/** Where a line would meet another one if it went straight on from its end. */
function ahead(line: Outline, index: number, end: Point, nearest: LineFinder['nearest']): Point | undefined {
  const before = line.points.at(index === 1 ? HEADING : -1 - HEADING)
  const length = before ? Math.hypot(end.x - before.x, end.y - before.y) : 0
  if (!before || length === 0) return undefined
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  for (let gone = STRIDE; gone <= REACHES; gone += STRIDE) {
    const other = nearest({ x: end.x + gone * dx, y: end.y + gone * dy }, { outline: line, index })
    if (other && other.distance < MET) return other.at
  }
  return undefined
}

function topColour(patches: readonly Patch[], point: Point): string {
  for (let i = patches.length - 1; i >= 0; i--) {
    const patch = patches[i] as Patch
    if (contains(patch.outlines, point)) return patch.colour
  }
  return ''
}
