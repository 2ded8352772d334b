import { type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { at, polygon, shape, smooth, strokes } from '../paper/pen.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Actor } from './brief.ts'
import { boxAt, extentOf, type Part } from './ensemble.ts'
import { put, putMiddle, scaleToFit } from './put.ts'

/** Puts some under, behind, in front of or over another, in its units. */
type Arrange = (host: Actor, others: readonly Actor[]) => Part[]

/** A sprite where it is, in its own units. */
export const itself = (sprite: Sprite): Part => ({
  sprite,
  placed: { art: sprite.art, x: 0, y: 0, scale: 1, shows: sprite },
})

/** How large one is in the units of another, by their sizes. */
const scaleBeside = ({ sprite, size }: Actor, host: Actor): number =>
  (size / host.size) * (extentOf(host.sprite) / extentOf(sprite))

/** Half of them to each side, the first to the left. */
const sideOf = (i: number): -1 | 1 => (i % 2 === 0 ? -1 : 1)

const middleOf = ({ left, right }: Box): number => (left + right) / 2

const limited = (actor: Actor, host: Actor, width: number, height: number): number =>
  Math.min(scaleBeside(actor, host), scaleToFit(actor.sprite, width, height))

/** Side by side, as large as the room between two heights allows. */
function inRow(others: readonly Actor[], width: number, height: number, x: number, foot: number): Part[] {
  const room = width / others.length
  return others.map(({ sprite }, i) => {
    const scale = scaleToFit(sprite, 0.94 * room, height)
    return { sprite, placed: put(sprite, { x: x + room * (i + 0.5 - others.length / 2), foot, scale }) }
  })
}

/** Its handle is behind them. */
const underUmbrella: Arrange = (host, others) => {
  const { box } = host.sprite
  const [width, height] = [widthOf(box), heightOf(box)]
  const tall = 0.85 * height
  const row = inRow(others, 0.96 * width, tall, middleOf(box), box.top + 0.45 * height + tall)
  return [itself(host.sprite), ...row]
}

/** Beside the stem, below the crown. */
const underCrown: Arrange = (host, others) => {
  const { box } = host.sprite
  const foot = box.bottom + 0.05 * heightOf(box)
  if (others.length > 2)
    return [itself(host.sprite), ...inRow(others, 1.2 * widthOf(box), 0.5 * heightOf(box), middleOf(box), foot)]
  return [
    itself(host.sprite),
    ...others.map((other, i): Part => {
      const scale = limited(other, host, 0.62 * widthOf(box), 0.52 * heightOf(box))
      const x = middleOf(box) + sideOf(i) * (0.06 * widthOf(box) + 0.5 * widthOf(other.sprite.box) * scale)
      return { sprite: other.sprite, placed: put(other.sprite, { x, foot, scale, mirrored: i % 2 === 0 }) }
    }),
  ]
}

/** A mushroom on a stem so high that all have room below its cap; its own stem is hidden. */
const underCap: Arrange = (host, others) => {
  const { box } = host.sprite
  const [width, height] = [widthOf(box), heightOf(box)]
  const room = 0.62 * width
  const [top, foot] = [box.bottom - 0.292 * height, box.bottom + room]
  const [left, right] = [middleOf(box) - 0.18 * width, middleOf(box) + 0.18 * width]
  const stem = polygon([at(left, top), at(right, top), at(right + 0.04 * width, foot), at(left - 0.04 * width, foot)])
  return [
    itself(host.sprite),
    { art: shape(stem), box: { left, top, right, bottom: foot } },
    ...inRow(others, 1.15 * width, room, middleOf(box), foot + 0.04 * height),
  ]
}

/** Furniture on long legs, with room below it. */
const underFurniture: Arrange = (host, others) => {
  const { box } = host.sprite
  const width = widthOf(box)
  const room = Math.max(0.8 * heightOf(box), 0.74 * width)
  const leg = 0.045 * width
  const foot = box.bottom + room
  const legs = [box.left, box.right - 2 * leg].map((left): Part => {
    const [top, right] = [box.bottom - leg, left + 2 * leg]
    const post = polygon([at(left, top), at(right, top), at(right, foot), at(left, foot)])
    return { art: shape(post), box: { left, top, right, bottom: foot } }
  })
  return [...legs, ...inRow(others, width - 5 * leg, 0.98 * room, middleOf(box), foot), itself(host.sprite)]
}

/** Below it in the water or in the air. */
const wellBelow: Arrange = (host, others) => {
  const { box } = host.sprite
  const height = 0.52 * Math.max(heightOf(box), 0.6 * widthOf(box))
  const row = inRow(others, 0.9 * widthOf(box), height, middleOf(box), box.bottom + height)
  return [
    itself(host.sprite),
    ...row.map((part): Part => ('art' in part ? part : { ...part, placed: low(part.placed) })),
  ]
}

const low = (placed: Placed): Placed => ({ ...placed, isLow: true })

/** Between its legs, or before its lowest part. */
const atItsFeet: Arrange = (host, others) => {
  const { box } = host.sprite
  const foot = box.bottom + 0.05 * heightOf(box)
  return [itself(host.sprite), ...inRow(others, 0.6 * widthOf(box), 0.44 * heightOf(box), middleOf(box), foot)]
}

const UNDER: readonly [RegExp, Arrange][] = [
  [/umbrella/, underUmbrella],
  [/mushroom/, underCap],
  [/tree$|sunflower|lamp$|cactus/, underCrown],
  [/bed$|couch|chair|table|desk|bench|piano/, underFurniture],
]

const under: Arrange = (host, others) => {
  const own = UNDER.find(([names]) => names.test(host.sprite.name))?.[1]
  return (own ?? (host.element === 'ground' ? atItsFeet : wellBelow))(host, others)
}

/** Peeping out to the side, with the head beyond what hides the rest. */
const behind: Arrange = (host, others) => {
  const { box } = host.sprite
  const hidden = others.map((other, i): Part => {
    const { sprite } = other
    const scale = limited(other, host, 1.4 * widthOf(box), 1.3 * heightOf(box))
    const width = widthOf(sprite.box) * scale
    const side = sideOf(i)
    const x = middleOf(box) + side * (0.5 * widthOf(box) + 0.2 * width)
    // Most look to the left: who comes out on the right is mirrored.
    return { sprite, placed: put(sprite, { x, foot: box.bottom - 0.1 * heightOf(box), scale, mirrored: side > 0 }) }
  })
  return [...hidden, itself(host.sprite)]
}

/** Nearer and to the side, so that both can be seen. */
const before: Arrange = (host, others) => {
  const { box } = host.sprite
  return [
    itself(host.sprite),
    ...others.map((other, i): Part => {
      const { sprite } = other
      const scale = limited(other, host, 1.1 * widthOf(box), 0.9 * heightOf(box))
      const width = widthOf(sprite.box) * scale
      const x = middleOf(box) + sideOf(i) * Math.max(0.3 * widthOf(box), 0.5 * width)
      const foot = box.bottom + 0.1 * heightOf(box)
      return { sprite, placed: put(sprite, { x, foot, scale, mirrored: sideOf(i) < 0 }) }
    }),
  ]
}

/** High above it, with the lines of a leap. */
const over: Arrange = (host, others) => {
  const { box } = host.sprite
  const gap = 0.16 * heightOf(box)
  return [
    itself(host.sprite),
    ...others.flatMap((other, i): Part[] => {
      const { sprite } = other
      const scale = scaleBeside(other, host)
      const [width, height] = [widthOf(sprite.box) * scale, heightOf(sprite.box) * scale]
      const x = middleOf(box) + (i - (others.length - 1) / 2) * width
      const placed = putMiddle(sprite, { x, y: box.top - gap - 0.5 * height, scale, turn: -9 })
      return [{ sprite, placed }, trail(boxAt(sprite.box, placed))]
    }),
  ]
}

/** Bowed lines behind somebody who looks to the left. */
function trail({ left, top, right, bottom }: Box): Part {
  const [width, height] = [right - left, bottom - top]
  const lines = [0.45, 0.65, 0.85].map((share) => {
    const [x, y] = [right + 0.06 * width, top + share * height]
    return smooth([at(x, y), at(x + 0.09 * width, y + 0.03 * height), at(x + 0.16 * width, y + 0.1 * height)])
  })
  return { art: strokes(...lines), box: { left: right, top: top + 0.4 * height, right: right + 0.24 * width, bottom } }
}

export const ARRANGE = { under, behind, before, over }
