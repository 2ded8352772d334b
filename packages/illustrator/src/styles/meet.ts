import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { at, type Point, shape, smooth, strokes } from '../paper/pen.ts'
import { anchorsOf } from '../sprite/anchors.ts'
import { itself } from './beside.ts'
import type { Actor } from './brief.ts'
import { boxAt, extentOf, type Part } from './ensemble.ts'
import { put, putMiddle } from './put.ts'

type Side = -1 | 1
export const MEETINGS = ['facing', 'chasing', 'fleeing', 'loving', 'pulling'] as const

type Meeting = (typeof MEETINGS)[number]

/** Paper between two who meet (share of the smaller one's width); who hugs comes nearer than near. */
const GAPS: Record<Meeting, number> = { facing: 0.05, chasing: 0.12, fleeing: 0.12, loving: -0.12, pulling: 0.5 }

/** How far somebody seen from the front leans to whom they meet (degrees). */
const LEANS = 4

/** Those who meet somebody, with that one, in its units: to both sides and turned to it, or in a line with it. */
export function met(host: Actor, guests: readonly Actor[]): Part[] {
  const hull = host.sprite.hull ?? host.sprite.box
  const looks = lookOf(host) || -1
  const edges = { [-1]: hull.left, [1]: hull.right }
  const parts = guests.flatMap((guest, i): Part[] => {
    const how = guest.tie?.how as Meeting
    const { sprite } = guest
    const side = sideOf(how, looks, i)
    const scale = (guest.size / host.size) * (extentOf({ ...host.sprite, box: hull }) / extentOf(sprite))
    const width = widthOf(sprite.box) * scale
    const x = edges[side] + side * (GAPS[how] * Math.min(width, widthOf(hull)) + width / 2)
    const look = lookOf(guest)
    const mirrored = look !== 0 && look !== wayOf(how, side)
    const turn = look === 0 && how === 'facing' ? -side * LEANS : 0
    const isStanding = guest.element === 'ground' || guest.element === host.element
    const placed = isStanding
      ? put(sprite, { x, foot: hull.bottom, scale, mirrored, turn })
      : putMiddle(sprite, { x, y: hull.top + 0.3 * heightOf(hull), scale, mirrored })
    const box = boxAt(sprite.box, placed)
    const between = at(edges[side], Math.max(box.top, hull.top))
    edges[side] = side < 0 ? Math.min(box.left, edges[side]) : Math.max(box.right, edges[side])
    return [
      { sprite, placed },
      ...(how === 'loving' ? [heartAbove(between, 0.16 * heightOf(hull))] : []),
      ...(how === 'pulling' ? [rope(box, hull, side)] : []),
    ]
  })
  return [itself(host.sprite), ...parts]
}

/** Whom one chases is before one; who meets another comes from where that one looks. */
function sideOf(how: Meeting, looks: Side, i: number): Side {
  if (how === 'chasing') return looks < 0 ? 1 : -1
  if (how === 'fleeing' || how === 'pulling') return looks
  return i % 2 === 0 ? looks : looks < 0 ? 1 : -1
}

/** Where somebody on that side of another has to look to. */
function wayOf(how: Meeting, side: Side): Side {
  if (how === 'fleeing' || how === 'pulling') return side
  return side < 0 ? 1 : -1
}

/** Where somebody looks to; 0 is to us. */
function lookOf({ sprite, plain, doing }: Actor): Side | 0 {
  const { isFrontal, facing } = anchorsOf(plain)
  if (sprite.reaches || (isFrontal && doing === 'running')) return -1
  return isFrontal ? 0 : facing
}

function heartAbove({ x, y }: Point, size: number): Part {
  const [top, bottom] = [y - 1.5 * size, y - 0.5 * size]
  const half = 0.55 * size
  const dip = top + 0.2 * size
  const bows = [
    `M${x} ${dip}C${x - half} ${top - 0.35 * size} ${x - 2 * half} ${top + 0.45 * size} ${x} ${bottom}`,
    `C${x + 2 * half} ${top + 0.45 * size} ${x + half} ${top - 0.35 * size} ${x} ${dip}Z`,
  ]
  return {
    art: shape(bows.join('')),
    box: { left: x - size, top: top - 0.2 * size, right: x + size, bottom },
  }
}

/** From the hand of who pulls to what is pulled. */
function rope(from: Box, to: Box, side: Side): Part {
  const start = at(
    side < 0 ? from.right - 0.12 * widthOf(from) : from.left + 0.12 * widthOf(from),
    from.bottom - 0.4 * heightOf(from),
  )
  const end = at(
    side < 0 ? to.left + 0.06 * widthOf(to) : to.right - 0.06 * widthOf(to),
    to.bottom - 0.4 * heightOf(to),
  )
  const low = at((start.x + end.x) / 2, Math.max(start.y, end.y) + 0.04 * heightOf(to))
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)]
  return {
    art: strokes(smooth([start, low, end])),
    box: { left, right: right + 1, top: Math.min(start.y, end.y), bottom: low.y },
  }
}
