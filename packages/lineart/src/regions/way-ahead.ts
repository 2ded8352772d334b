import type { BorderedInk } from './contours.ts'
import type { LineTip, TipsNear } from './line-tips.ts'

/** The straight way on from the end of a line, from one pixel of ink to the next. */
export interface Way {
  readonly tip: LineTip
  readonly from: number
  readonly to: number
  /** Between the middles of pixels (px). */
  readonly length: number
  /** The less, the likelier. */
  readonly cost: number
  /** The end of another line that it leads to, if it does. */
  readonly target: LineTip | undefined
}

/** How far a way may lead (px). Farther away it is chance what a line points at, and narrow places have to tell. */
const LONGEST = 13

/** In what steps a way is walked (px): larger ones would miss the corners of lines. */
const STEP = 0.5

const turned = (degrees: number) => ({
  cos: Math.cos((degrees * Math.PI) / 180),
  sin: Math.sin((degrees * Math.PI) / 180),
  /** The more a way turns aside, the nearer its goal has to be (times). */
  weight: 1 + Math.abs(degrees) / 60,
  /** So far aside only another end is a goal: a line that runs along beside an end is not what it points at. */
  isAside: Math.abs(degrees) > 15,
})

const FAN = [0, 15, -15, 30, -30].map(turned)

/** Where on an end a way may begin, in thicknesses of the line from its middle: slanted ends are nearer at one side. */
const ABREAST = [0, 0.2, -0.2, 0.4, -0.4]

/** Another end may be so much farther than ink that runs past (times): it is the likelier goal. */
const END_PREFERRED = 2

/** How much two ends may turn to the same side (cosine) and still face each other: a cut may fall on a corner. */
const FACING = 0.3

/** And two stumps, which may be mere corners. */
const FACING_STUMPS = -0.75

/** The likeliest way on from the end of a line, if anything is near. */
export function wayFrom(
  tip: LineTip,
  plane: BorderedInk,
  stride: number,
  lineWidth: number,
  near: TipsNear,
): Way | undefined {
  const own = inkAround(plane, stride, tip, 0.8 * lineWidth + 2.5)
  const crumb = 1.5 * lineWidth + 2
  let best: Way | undefined
  for (const { cos, sin, weight, isAside } of FAN) {
    const [dx, dy] = [tip.dx * cos - tip.dy * sin, tip.dx * sin + tip.dy * cos]
    for (const abreast of ABREAST) {
      const x = tip.x - abreast * lineWidth * tip.dy
      const y = tip.y + abreast * lineWidth * tip.dx
      const at = (k: number) => Math.floor(y + k * dy) * stride + Math.floor(x + k * dx)
      // Begins within the line, for a slanted or hollow end lies farther back than its middle.
      let k = -lineWidth / 2 - 1
      if (!plane[at(k)]) continue
      while (k < LONGEST && plane[at(k)]) k += STEP
      const from = k - STEP
      const isOnTheWay = (pixel: number) => plane[pixel] === 0 || own.has(pixel) || isCrumb(plane, stride, pixel, crumb)
      while (k < from + LONGEST && isOnTheWay(at(k))) k += STEP
      if (k >= from + LONGEST) continue
      const length = k - from
      if (best && (length * weight) / END_PREFERRED >= best.cost) continue
      const target = plane[at(k)] === 1 ? facingTip(tip, x + k * dx, y + k * dy, lineWidth, near) : undefined
      if ((tip.isStump || isAside) && !target) continue
      const cost = (length * weight) / (target ? END_PREFERRED : 1)
      if (!best || cost < best.cost) best = { tip, from: at(from), to: at(k), length, cost, target }
    }
  }
  return best
}

/** The end at a place that faces another, the nearest if there are several. */
function facingTip(tip: LineTip, x: number, y: number, lineWidth: number, near: TipsNear): LineTip | undefined {
  let best: LineTip | undefined
  let least = Math.max(2, 0.75 * lineWidth + 1)
  for (const other of near(x, y)) {
    const away = Math.hypot(other.x - x, other.y - y)
    const limit = tip.isStump && other.isStump ? FACING_STUMPS : FACING
    if (away > least || other === tip || tip.dx * other.dx + tip.dy * other.dy > limit) continue
    least = away
    best = other
  }
  return best
}

/** Whether a line goes on behind the ink that a way leads to: the way crosses it, as lines cross each other. */
export function goesOnBehind({ tip, to }: Way, plane: BorderedInk, stride: number, lineWidth: number): boolean {
  const row = Math.floor(to / stride)
  const [x, y] = [to - row * stride + 0.5, row + 0.5]
  // Twice the thickness: a line that is merely met is through after one.
  const enough = 2 * lineWidth + 3
  const lastRow = plane.length / stride - 1
  return [0, 10, -10].map(turned).some(({ cos, sin }) => {
    const [dx, dy] = [tip.dx * cos - tip.dy * sin, tip.dx * sin + tip.dy * cos]
    for (let k = 0; k <= enough; k += STEP) {
      const [px, py] = [Math.floor(x + k * dx), Math.floor(y + k * dy)]
      const isOnPage = px > 0 && px < stride - 1 && py > 0 && py < lastRow
      if (!isOnPage || plane[py * stride + px] !== 1) return false
    }
    return true
  })
}

/** The ink of an end itself: a ragged or slanted end lies before itself, and a way from it to itself closes nothing. */
function inkAround(plane: BorderedInk, stride: number, tip: LineTip, radius: number): Set<number> {
  const own = new Set([tip.pixel])
  for (const pixel of own) {
    const y = Math.floor(pixel / stride)
    const x = pixel - y * stride
    if ((x + 0.5 - tip.x) ** 2 + (y + 0.5 - tip.y) ** 2 > radius * radius) continue
    addInkBeside(own, plane, stride, pixel)
  }
  return own
}

/** Whether the ink at a pixel is no more than so many pixels: left behind by an eraser, and nothing a line leads to. */
function isCrumb(plane: BorderedInk, stride: number, start: number, most: number): boolean {
  if (plane[start] !== 1) return false
  const seen = new Set([start])
  for (const pixel of seen) {
    addInkBeside(seen, plane, stride, pixel)
    if (seen.size > most) return false
  }
  return true
}

function addInkBeside(set: Set<number>, plane: BorderedInk, stride: number, pixel: number): void {
  for (const row of [pixel - stride, pixel, pixel + stride])
    for (let next = row - 1; next <= row + 1; next++) if (plane[next] === 1) set.add(next)
}
