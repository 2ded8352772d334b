import type { Ink } from '../pixels.ts'
import { borderedInk } from './contours.ts'
import { strideOf } from './distance-transform.ts'
import { USUALLY } from './gap-policy.ts'
import { findLineTips, type LineTip, MOST_TIPS, type TipsNear, tipsNear } from './line-tips.ts'
import { goesOnBehind, type Way, wayFrom } from './way-ahead.ts'

/** A straight way from the end of a line over paper to the ink it points at: perhaps a gap. */
export interface Bridge {
  /** Bordered pixels of paper that it covers, in order. */
  readonly pixels: readonly number[]
  /** How far it is from ink to ink, between the middles of pixels (px). */
  readonly length: number
  /** Two if it joins line ends, or an end with a line that goes on behind the ink between; one if it only meets ink. */
  readonly lineEnds: 1 | 2
}

export interface Bridges {
  readonly bridges: readonly Bridge[]
  /** How likely it is that a line of this page that ends was interrupted (0 to 1). */
  readonly interrupted: number
}

/** What bridges are marked with in a plane where ink is 1. */
const BUILT = 2

/** Where nothing is known of a page's lines, they end as often for one reason as for the other. */
const UNKNOWN = 0.5

/** The bridges of a page, the likeliest built first: what is built already is ink to those that follow. */
export function findBridges(ink: Ink, lineWidth: number): Bridges {
  const stride = strideOf(ink.width)
  const plane = borderedInk(ink)
  const tips = findLineTips(plane, stride, lineWidth)
  if (tips.length > MOST_TIPS) return { bridges: [], interrupted: UNKNOWN }
  const near = tipsNear(tips, lineWidth)
  const ways = tips.flatMap((tip) => wayFrom(tip, plane, stride, lineWidth, near) ?? [])
  const interrupted = shareInterrupted(tips, ways)
  const bridges: Bridge[] = []
  const joined = new Set<LineTip>()
  for (const planned of ways.sort((a, b) => a.cost - b.cost)) {
    if (joined.has(planned.tip) || isJoinedBeside(planned.tip, joined, near, lineWidth)) continue
    const isTaken = planned.target && joined.has(planned.target)
    const isCrossed = isTaken || pixelsOf(planned, stride).some((pixel) => plane[pixel] === BUILT)
    const way = isCrossed ? wayFrom(planned.tip, plane, stride, lineWidth, near) : planned
    const pixels = way ? pixelsOf(way, stride).filter((pixel) => plane[pixel] === 0) : []
    if (!way || pixels.length === 0) continue
    const isOneLine = way.target || (interrupted >= USUALLY && goesOnBehind(way, plane, stride, lineWidth))
    bridges.push({ pixels, length: way.length, lineEnds: isOneLine ? 2 : 1 })
    for (const pixel of pixels) plane[pixel] = BUILT
    joined.add(way.tip)
    if (way.target) joined.add(way.target)
  }
  return { bridges, interrupted }
}

/**
 * A page's lines have their habits: ends that face another end were interrupted, ends with nothing before them were drawn
 * so. One of each is taken for granted, so that a page with hardly any ends is neither.
 */
function shareInterrupted(tips: readonly LineTip[], ways: readonly Way[]): number {
  const ends = tips.filter(({ isStump }) => !isStump).length
  const leading = ways.filter(({ tip }) => !tip.isStump)
  const facing = leading.filter(({ target }) => target).length
  return (facing + 1) / (facing + ends - leading.length + 2)
}

/** The corners of a ragged end may each look like an end; a second bridge would only enclose a sliver of the gap. */
const isJoinedBeside = (tip: LineTip, joined: Set<LineTip>, near: TipsNear, lineWidth: number): boolean =>
  near(tip.x, tip.y).some(
    (other) =>
      joined.has(other) &&
      Math.hypot(other.x - tip.x, other.y - tip.y) <= lineWidth &&
      other.dx * tip.dx + other.dy * tip.dy > 0,
  )

/** All pixels on the straight way between two pixels of ink, without these. */
function pixelsOf({ from, to }: Way, stride: number): number[] {
  const [fromY, toY] = [Math.floor(from / stride), Math.floor(to / stride)]
  const [fromX, toX] = [from - fromY * stride, to - toY * stride]
  const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY))
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const share = (i + 1) / steps
    return Math.round(fromY + (toY - fromY) * share) * stride + Math.round(fromX + (toX - fromX) * share)
  })
}

/** The page with its bridges drawn as lines: what they may divide is then found however narrow it is. */
export function withBridges(ink: Ink, bridges: readonly Bridge[]): Ink {
  const stride = strideOf(ink.width)
  const data = ink.data.slice()
  for (const { pixels } of bridges)
    for (const pixel of pixels) {
      const row = Math.floor(pixel / stride)
      data[(row - 1) * ink.width + pixel - row * stride - 1] = 1
    }
  return { ...ink, data }
}
