import { type BorderedInk, type Contours, traceContours } from './contours.ts'

/** Where a line ends. */
export interface LineTip {
  /** Bordered pixel of ink in the middle of the end. */
  readonly pixel: number
  readonly x: number
  readonly y: number
  /** Unit vector, the way the line would go on. */
  readonly dx: number
  readonly dy: number
  /** Whether it only juts out of other ink, as what is left of a line beside a junction; or as a corner does. */
  readonly isStump: boolean
}

/** Lines thicker than this (px) are looked at as if they were no thicker: few pens are, and the walk back is long. */
const THICKEST_PEN = 16

/** How many times thicker than the page's lines an end may be, and by how many pixels more; corners are wider soon. */
const THICKEST = 1.4
const RAGGED = 1.5

/** A border that has come around an end is at most so far from where it was, as a share of the steps walked. */
const TURNED_AROUND = 0.55

/** Around a dot the border turns back as well: walks no longer than this, in thicknesses of a line, have no stumps. */
const SHORTEST_WALK = 10

/** A page with more ends than this is noise or hatching: nothing on it was meant to be joined, and looking takes seconds. */
export const MOST_TIPS = 4000

/** How ends and stumps are looked for (px): steps walked to both sides, and how far away the sides are measured. */
const endsWith = (pen: number) => ({ isStump: false, reach: Math.round(1.3 * pen + 3), radius: pen + 3 })
const stumpsWith = (pen: number) => ({ isStump: true, reach: Math.round(0.75 * pen + 2), radius: 0.6 * pen + 1 })

/**
 * The ends of a page's lines: there the border between ink and paper comes back along the other side of the line.
 * At most one more than `MOST_TIPS` of them.
 */
export function findLineTips(plane: BorderedInk, stride: number, lineWidth: number): LineTip[] {
  const pen = Math.min(THICKEST_PEN, Math.max(1, lineWidth))
  const contours = traceContours(plane, stride)
  const { starts } = contours
  const tips: LineTip[] = []
  const isKnown = new Uint8Array(starts.at(-1) ?? 0)
  for (const { isStump, reach, radius } of [endsWith(pen), stumpsWith(pen)])
    for (let i = 0; i + 1 < starts.length; i++) {
      const [from, to] = [starts[i] as number, starts[i + 1] as number]
      if (to - from <= (isStump ? SHORTEST_WALK * pen : 2 * reach)) continue
      const walk = walkOf(contours, from, to, stride)
      for (const at of turnsOf(contours, from, to, reach, stride)) {
        const tip = isKnown[from + at] ? undefined : tipAt(plane, walk, at, { radius, pen, isStump })
        if (!tip) continue
        tips.push(tip)
        if (tips.length > MOST_TIPS) return tips
        // An end is no stump as well.
        isKnown.fill(1, Math.max(from, from + at - reach), Math.min(to, from + at + reach))
      }
    }
  return tips
}

/** Finds where a walk turns back around ink: the middles of all turns, as steps from its start. */
function turnsOf({ corners }: Contours, from: number, to: number, reach: number, stride: number): number[] {
  const length = to - from
  const widest = (TURNED_AROUND * 2 * reach) ** 2
  const turns: { since: number; until: number }[] = []
  let since = -1
  for (let i = 0; i <= length; i++) {
    let isTurn = false
    if (i < length) {
      const here = corners[from + i] as number
      const back = corners[from + (i >= reach ? i - reach : i - reach + length)] as number
      const on = corners[from + (i + reach < length ? i + reach : i + reach - length)] as number
      const rows = Math.round((on - back) / stride)
      const columns = on - back - rows * stride
      if (rows * rows + columns * columns <= widest) {
        const rowsBack = Math.round((here - back) / stride)
        const columnsBack = here - back - rowsBack * stride
        // Clockwise, around the ink at the right hand; the other way around it is a bay of paper.
        isTurn = columnsBack * rows - rowsBack * columns > 0
      }
    }
    if (isTurn && since < 0) since = i
    if (!isTurn && since >= 0) {
      turns.push({ since, until: i - 1 })
      since = -1
    }
  }
  const [first, last] = [turns[0], turns.at(-1)]
  // A walk may begin within a turn: its first and its last are then one.
  if (first && last && first !== last && first.since === 0 && last.until === length - 1) {
    turns.shift()
    last.until += first.until + 1
  }
  return turns.map((turn) => ((turn.since + turn.until) >> 1) % length)
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Side extends Point {
  /** How many steps of the walk it is away; none if the walk never gets there. */
  readonly steps: number | undefined
}

interface Walk {
  readonly stride: number
  pointAt(step: number): Point
  /** Where the walk, from a step on forwards (1) or backwards (-1), first is so far away as the crow flies. */
  sideOf(step: number, way: 1 | -1, radius: number): Side
}

function walkOf({ corners }: Contours, from: number, to: number, stride: number): Walk {
  const length = to - from
  const pointAt = (step: number): Point => {
    const corner = corners[from + (((step % length) + length) % length)] as number
    const y = Math.floor(corner / stride)
    return { x: corner - y * stride, y }
  }
  const sideOf = (step: number, way: 1 | -1, radius: number): Side => {
    const start = pointAt(step)
    for (let steps = 1; steps < length; steps++) {
      const there = pointAt(step + way * steps)
      if ((there.x - start.x) ** 2 + (there.y - start.y) ** 2 >= radius * radius) return { ...there, steps }
    }
    return { ...start, steps: undefined }
  }
  return { stride, pointAt, sideOf }
}

interface Wanted {
  readonly radius: number
  readonly pen: number
  readonly isStump: boolean
}

/** The end of a line in a turn, if that is what it is: both sides lead back side by side, with ink between them. */
function tipAt(plane: BorderedInk, walk: Walk, at: number, { radius, pen, isStump }: Wanted): LineTip | undefined {
  const { middle, one, other } = isStump ? narrowest(walk, at, radius, pen) : centred(walk, at, radius)
  if (one.steps === undefined || other.steps === undefined) return undefined
  if (Math.hypot(one.x - other.x, one.y - other.y) > THICKEST * pen + RAGGED) return undefined
  const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  if (!plane[Math.floor(between.y) * walk.stride + Math.floor(between.x)]) return undefined
  const length = Math.round(pen)
  const [oneBack, otherBack] = [walk.pointAt(middle - one.steps - length), walk.pointAt(middle + other.steps + length)]
  // Along its sides, or where these are too short for that, away from the other ink.
  const way = isStump
    ? { x: other.y - one.y, y: one.x - other.x }
    : { x: one.x - oneBack.x + other.x - otherBack.x, y: one.y - oneBack.y + other.y - otherBack.y }
  const size = Math.hypot(way.x, way.y)
  if (size === 0) return undefined
  const [dx, dy] = [way.x / size, way.y / size]
  // From between the sides to the end's edge: that is the middle also of an end that was cut at a slant.
  const pixelAt = (k: number) => Math.floor(between.y + k * dy) * walk.stride + Math.floor(between.x + k * dx)
  let k = 0
  while (k <= 2 * radius && plane[pixelAt(k)]) k += 0.5
  if (k > 2 * radius) return undefined
  return { pixel: pixelAt(k - 0.5), x: between.x + k * dx, y: between.y + k * dy, dx, dy, isStump }
}

/** A turn's middle may lie at a corner of the end; the longer side tells by how much. */
function centred(walk: Walk, at: number, radius: number) {
  const middle = at + (((walk.sideOf(at, 1, radius).steps ?? 0) - (walk.sideOf(at, -1, radius).steps ?? 0)) >> 1)
  return { middle, one: walk.sideOf(middle, -1, radius), other: walk.sideOf(middle, 1, radius) }
}

/** The same where the sides are short: in the middle of a stump they are nearest to each other. */
function narrowest(walk: Walk, at: number, radius: number, pen: number) {
  let best = centred(walk, at, radius)
  const widthOf = ({ one, other }: typeof best) => Math.hypot(one.x - other.x, one.y - other.y)
  const slack = Math.round(0.75 * pen)
  for (let middle = at - slack; middle <= at + slack; middle++) {
    const here = { middle, one: walk.sideOf(middle, -1, radius), other: walk.sideOf(middle, 1, radius) }
    if (widthOf(here) < widthOf(best)) best = here
  }
  return best
}

/** Gives the ends around a place: all within a line's thickness, and some a little farther away. */
export type TipsNear = (x: number, y: number) => LineTip[]

export function tipsNear(tips: readonly LineTip[], lineWidth: number): TipsNear {
  const size = Math.max(2, lineWidth + 1)
  const cellOf = (column: number, row: number) => row * 2 ** 20 + column
  const cells = new Map<number, LineTip[]>()
  for (const tip of tips) {
    const cell = cellOf(Math.floor(tip.x / size), Math.floor(tip.y / size))
    const known = cells.get(cell)
    if (known) known.push(tip)
    else cells.set(cell, [tip])
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
    return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => cells.get(cellOf(column + dx, row + dy)) ?? []))
  }
}
