import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { at, type Point } from '../paper/pen.ts'
import { eyesOf } from './asleep.ts'
import { breadthAt, topAt } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** Where the parts of a body are that wear, hold and eat, in units of the sprite. */
export interface Anchors {
  /** Seen from the front, with a hand on either side; else from the side, and holding with the mouth. */
  readonly isFrontal: boolean
  /** Where it looks to if it is seen from the side: -1 is to the left. */
  readonly facing: -1 | 1
  /** How broad the head is. */
  readonly across: number
  readonly eyes: Point
  /** How far its eyes are from each other; 0 where only one is seen. */
  readonly between: number
  /** Where a hat ends, and how broad the head is there. */
  readonly brow: Point
  readonly browed: number
  readonly chin: Point
  readonly hands: readonly [Point, Point]
  readonly feet: readonly [Point, Point]
  /** Which hand holds what is held in one: the one stretched out, else the right one. */
  readonly holding: 0 | 1
}

/** A head is about so many times as broad as its eyes are apart. */
const EYES_IN_HEAD = 3

/** How far above the eyes a hat ends at most (share of the head's breadth). */
const BROW = 0.22

export function anchorsOf(sprite: Sprite): Anchors {
  const { box, silhouette } = sprite
  const eyes = eyesOf(sprite)
  const [one, other] = eyes
  const isFrontal = sprite.hands !== undefined || other !== undefined || one === undefined
  const head = sprite.head ?? upperPart(box)
  const between = one && other ? Math.abs(other.x - one.x) : 0
  const broad = between > 0 ? EYES_IN_HEAD * between : isFrontal ? 0.7 * widthOf(head) : 1.1 * widthOf(head)
  const across = Math.min(broad, Math.max(widthOf(head), 0.4 * widthOf(box)))
  const middle = one
    ? at(one.x + (other ? (other.x - one.x) / 2 : 0), one.y)
    : at((head.left + head.right) / 2, head.top + 0.55 * heightOf(head))
  const top = Math.min(head.top, middle.y - 1)
  const brow = isFrontal
    ? Math.max(top + 0.45 * (middle.y - top), middle.y - BROW * across)
    : (topAt(silhouette, middle.x) ?? head.top) + 1.5
  const chin = at(middle.x, isFrontal ? Math.min(head.bottom, middle.y + 0.62 * across) : head.bottom)
  return {
    isFrontal,
    facing: middle.x < (box.left + box.right) / 2 ? -1 : 1,
    across,
    eyes: middle,
    between,
    brow: at(middle.x, brow),
    browed: Math.max(across, Math.min(1.7 * across, breadthAt(silhouette, middle.x, brow))),
    chin,
    hands: sprite.hands ?? handsOf(box),
    feet: sprite.feet ?? feetOf(box, silhouette),
    holding: sprite.reaches ? 0 : 1,
  }
}

const upperPart = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom: top + 0.5 * (bottom - top) })

const handsOf = (box: Box): [Point, Point] => {
  const y = box.top + 0.62 * heightOf(box)
  return [at(box.left + 0.12 * widthOf(box), y), at(box.right - 0.12 * widthOf(box), y)]
}

/** The outermost places that touch the ground. */
function feetOf(box: Box, { left, top, columns, rows, covered }: Sprite['silhouette']): [Point, Point] {
  const cell = 2
  const standing: number[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      if (covered[row * columns + column] && top + (row + 1) * cell > box.bottom - 3 * cell)
        standing.push(left + (column + 0.5) * cell)
  const [low, high] = standing.length > 0 ? [Math.min(...standing), Math.max(...standing)] : [box.left, box.right]
  const inset = 0.12 * (high - low)
  return [at(low + inset, box.bottom), at(high - inset, box.bottom)]
}
