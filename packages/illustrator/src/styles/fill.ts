import { type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Filler } from '../themes/scatter.ts'
import { put } from './put.ts'
import type { Taken } from './taken.ts'

const LEFT = MARGIN + 14
const RIGHT = PAGE - MARGIN - 14

/** Room left around small things (px), so that no two lines nearly touch. */
const GAP = 14

/** How often a place is tried before a small thing is given up. */
const TRIES = 50

/** A free box of that size between two heights, or undefined where there is no room. */
function freeBox(
  width: number,
  height: number,
  top: number,
  bottom: number,
  taken: Taken,
  random: Random,
): Box | undefined {
  if (bottom - top < height) return undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const left = random.between(LEFT, RIGHT - width)
    const y = random.between(top, bottom - height)
    const box = { left, top: y, right: left + width, bottom: y + height }
    const around = { left: left - GAP, top: y - GAP, right: box.right + GAP, bottom: box.bottom + GAP }
    if (!taken.isFree(around)) continue
    taken.take(box)
    return box
  }
  return undefined
}

/** A filler somewhere free between two heights. */
export function fillWith(filler: Filler, top: number, bottom: number, taken: Taken, random: Random): Placed[] {
  const [width, height] = filler.size
  const box = freeBox(width, height, top, bottom, taken, random)
  return box ? [filler.draw(box, random)] : []
}

/** A small sprite somewhere free between two heights. */
export function fillWithSprite(
  sprite: Sprite,
  size: number,
  top: number,
  bottom: number,
  taken: Taken,
  random: Random,
): Placed[] {
  const scale = size / Math.max(widthOf(sprite.box), heightOf(sprite.box))
  const box = freeBox(widthOf(sprite.box) * scale, heightOf(sprite.box) * scale, top, bottom, taken, random)
  if (!box) return []
  return [put(sprite, { x: (box.left + box.right) / 2, foot: box.bottom, scale, mirrored: random.chance(0.5) })]
}

/** A sprite that stands far off on a line of land, little hidden by who is there already. */
export function standFarOff(
  sprite: Sprite,
  size: number,
  far: (x: number) => number,
  taken: Taken,
  random: Random,
): Placed[] {
  const scale = size / Math.max(widthOf(sprite.box), heightOf(sprite.box))
  const half = (widthOf(sprite.box) * scale) / 2
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const x = random.between(LEFT + half, RIGHT - half)
    const placed = put(sprite, { x, foot: far(x) + 16, scale })
    if (taken.overlap(sprite, placed) > 0.004) continue
    taken.takeSprite(sprite, placed)
    return [placed]
  }
  return []
}
