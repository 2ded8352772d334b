import { heightOf, widthOf } from '../paper/art.ts'
import { at, chain, type Point, shape, smooth } from '../paper/pen.ts'
import type { Anchors } from '../sprite/anchors.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Part } from './ensemble.ts'

/** A wing to the right, as shares of its length: around it, and the feathers on it. */
const OUTLINE = [at(0, 0), at(0.4, -0.5), at(1, -0.86), at(1.02, -0.42), at(0.84, -0.06), at(0.5, 0.2), at(0.16, 0.24)]
const FEATHERS = [
  [at(0.34, -0.16), at(1.02, -0.42)],
  [at(0.26, 0.02), at(0.84, -0.06)],
]

/** Wings for somebody who has none and flies: behind on both sides, or one before the back of who is seen from the side. */
export function wingsOf({ box }: Sprite, { isFrontal, facing, chin }: Anchors): { behind: Part[]; before: Part[] } {
  const length = isFrontal ? 0.62 * widthOf(box) : 0.66 * heightOf(box)
  const middle = (box.left + box.right) / 2
  if (!isFrontal)
    return { behind: [], before: [wing(at(middle, box.top + 0.42 * heightOf(box)), facing < 0 ? 1 : -1, length)] }
  const y = chin.y + 0.14 * (box.bottom - chin.y)
  const behind = ([-1, 1] as const).map((side) => wing(at(middle + side * 0.12 * widthOf(box), y), side, length))
  return { behind, before: [] }
}

function wing(root: Point, side: -1 | 1, length: number): Part {
  const put = ({ x, y }: Point): Point => at(root.x + side * x * length, root.y + y * length)
  const [left, right] = side < 0 ? [root.x - 1.02 * length, root.x] : [root.x, root.x + 1.02 * length]
  return {
    art: shape(smooth(OUTLINE.map(put), true), FEATHERS.map((feather) => chain(feather.map(put))).join('')),
    box: { left, top: root.y - 0.9 * length, right, bottom: root.y + 0.26 * length },
  }
}
