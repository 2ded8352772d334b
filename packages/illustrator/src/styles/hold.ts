import { heightOf, type Placed, widthOf } from '../paper/art.ts'
import { at, circle, type Point, shape, smooth, strokes } from '../paper/pen.ts'
import type { Anchors } from '../sprite/anchors.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { boxAt, type Part } from './ensemble.ts'
import { put, putMiddle } from './put.ts'

/** By which place of its box a thing is held (shares from the left and the top), and how large it is (heads). */
interface Grip {
  readonly x: number
  readonly y: number
  readonly size: number
}

const STALK: Grip = { x: 0.5, y: 0.92, size: 0.62 }
const SLANTED: Grip = { x: 0.12, y: 0.9, size: 0.62 }
const HANGING: Grip = { x: 0.5, y: 0.08, size: 0.62 }

const GRIPS: readonly [RegExp, Grip][] = [
  // Smaller, nothing of them would be left to colour.
  [/^(?:sword|dagger|axe)$/, { ...SLANTED, size: 1.15 }],
  [
    /wand|toothbrush|lollipop|flute|fishing|sparkler|pencil|crayon|pen$|sword|dagger|axe|hammer|carrot|fork|spoon|key$|spade|bone|scissors/,
    SLANTED,
  ],
  [/paintbrush|broom|maracas/, { ...SLANTED, x: 0.86, y: 0.12 }],
  [/basket|bucket|bag|purse|lantern|luggage|briefcase|bell/, HANGING],
  [
    /rose|tulip|blossom|sunflower|hibiscus|hyacinth|poppy|bouquet|flower|soft ice cream|flag|candle|torch|microphone|trophy|seedling|leaf|clover|hair pick|balloon/,
    STALK,
  ],
]

const ON_A_STRING = /^(?:balloon|kite)$/

/** How large what is held with both hands is (heads), and what is eaten. */
const IN_BOTH = 0.8
const EATEN = 0.6

/** What has much in it needs more room to be told. */
const LARGE_EATEN = 0.95
const RICH = /^(?:hot dog|hamburger|sandwich|taco|burrito|pizza)$/

/** Who has a small head holds no less (share of the distance between the hands). */
const BETWEEN_HANDS = 0.66

const fitting = ({ box }: Sprite, size: number): number => size / Math.max(widthOf(box), heightOf(box))

const held = (sprite: Sprite, placed: Placed): Part => ({ sprite, placed: { ...placed, isWorn: true } })

/** Things that somebody holds, the first in front or in the right hand. */
export function hold(things: readonly Sprite[], body: Anchors): Part[] {
  return things.flatMap((thing, i) => {
    if (ON_A_STRING.test(thing.name)) return onAString(thing, body, i)
    if (!body.isFrontal) return inMouth(thing, body)
    const grip = GRIPS.find(([names]) => names.test(thing.name))?.[1]
    if (grip || i > 0 || body.holding === 0)
      return inHand(thing, grip ?? STALK, body, i % 2 === 0 ? body.holding : otherThan(body.holding), Math.floor(i / 2))
    return inBothHands(thing, IN_BOTH, 0.36, body)
  })
}

const otherThan = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** An umbrella over the head, behind whoever holds it. */
export function holdOver(umbrella: Sprite, { box }: Sprite): Part {
  const scale = Math.max((1.25 * widthOf(box)) / widthOf(umbrella.box), (0.8 * heightOf(box)) / heightOf(umbrella.box))
  const foot = box.top + (1 - CANOPY) * heightOf(umbrella.box) * scale + 0.06 * heightOf(box)
  return held(umbrella, put(umbrella, { x: (box.left + box.right) / 2, foot, scale }))
}

/** Which share of an umbrella is its canopy. */
const CANOPY = 0.5

/** Food before the mouth. */
export const eat = ([thing, ...others]: readonly Sprite[], body: Anchors): Part[] => {
  if (!thing) return []
  const first = body.isFrontal
    ? inBothHands(thing, RICH.test(thing.name) ? LARGE_EATEN : EATEN, 0.14, body)
    : inMouth(thing, body)
  return body.isFrontal
    ? [...first, ...others.flatMap((other, i) => inHand(other, STALK, body, i % 2 === 0 ? 1 : 0))]
    : first
}

/** How large a ball is at least beside whoever plays (share of the height). */
const LEAST_BALL = 0.2

/** A ball at the foot, or an instrument in the hands. */
export function play([thing, ...others]: readonly Sprite[], body: Anchors): Part[] {
  if (!thing) return []
  if (!/ball$|baseball|disc$|yo-yo|marble/.test(thing.name)) return hold([thing, ...others], body)
  const { feet, across, facing, isFrontal, brow } = body
  const foot = isFrontal || facing > 0 ? feet[1] : feet[0]
  const side = isFrontal ? 1 : facing
  const size = Math.max(isFrontal ? 0.62 * across : across, LEAST_BALL * (foot.y - brow.y))
  const scale = fitting(thing, size)
  const x = foot.x + side * (0.26 * across + 0.5 * size)
  const y = foot.y - 0.5 * size
  const behind = [-0.2, 0.16].map((up) => {
    const from = at(x + side * 0.62 * size, y + up * size)
    return smooth([from, at(from.x + side * 0.2 * size, from.y - 0.04 * size), at(from.x + side * 0.42 * size, from.y)])
  })
  const swing = side > 0 ? { left: x, right: x + 1.05 * size } : { left: x - 1.05 * size, right: x }
  return [
    { sprite: thing, placed: putMiddle(thing, { x, y, scale }) },
    { art: strokes(...behind), box: { ...swing, top: y - 0.3 * size, bottom: y + 0.3 * size } },
  ]
}

/** Before the chest or the mouth, with a paw or a hand on either side. */
function inBothHands(thing: Sprite, size: number, down: number, body: Anchors): Part[] {
  const { chin } = body
  const across = Math.max(body.across, BETWEEN_HANDS * (body.hands[1].x - body.hands[0].x))
  const scale = fitting(thing, size * across)
  const height = heightOf(thing.box) * scale
  const placed = putMiddle(thing, {
    x: chin.x,
    y: Math.max(chin.y + down * across, chin.y + 0.5 * height - 0.1 * across),
    scale,
  })
  const { left, right, bottom } = boxAt(thing.box, placed)
  const radius = 0.085 * across
  const hands = [left, right].map((x): Part => {
    const middle = at(x, bottom - 0.36 * height)
    return { art: shape(circle(middle, radius)), box: around(middle, radius) }
  })
  return [held(thing, placed), ...hands]
}

function inHand(thing: Sprite, { x, y, size }: Grip, body: Anchors, side: 0 | 1, others = 0): Part[] {
  const hand = body.hands[side]
  const scale = fitting(thing, size * body.across)
  const { left, top } = thing.box
  const mirrored = side === 0 && !thing.hasWriting
  const gx = (left + x * widthOf(thing.box)) * scale * (mirrored ? -1 : 1)
  const gy = (top + y * heightOf(thing.box)) * scale
  // Those held by the same hand fan out.
  const aside = (side === 0 ? -1 : 1) * others * 0.62 * widthOf(thing.box) * scale
  const placed: Placed = { art: thing.art, x: hand.x - gx + aside, y: hand.y - gy, scale, mirrored, shows: thing }
  const radius = 0.075 * body.across
  return [held(thing, placed), { art: shape(circle(hand, radius)), box: around(hand, radius) }]
}

/** Who is seen from the side has it before the mouth. */
function inMouth(thing: Sprite, { eyes, across, facing }: Anchors): Part[] {
  const size = across
  const scale = fitting(thing, size)
  const x = eyes.x + facing * (0.42 * across + 0.42 * widthOf(thing.box) * scale)
  return [held(thing, putMiddle(thing, { x, y: eyes.y + 0.55 * across, scale }))]
}

/** Above the head, on a string to the hand; several fan out. */
function onAString(thing: Sprite, { hands, eyes, brow, across, isFrontal, facing }: Anchors, i: number): Part[] {
  const hand = isFrontal ? hands[i % 2 === 0 ? 1 : 0] : at(eyes.x + facing * 0.4 * across, eyes.y + 0.4 * across)
  const side = isFrontal ? (i % 2 === 0 ? 1 : -1) : i % 2 === 0 ? -facing : facing
  const reach = isFrontal ? across : 1.8 * across
  const scale = fitting(thing, (thing.name === 'kite' ? 1.3 : 0.8) * reach)
  const [width, height] = [widthOf(thing.box) * scale, heightOf(thing.box) * scale]
  const x = hand.x + side * (0.5 + 0.5 * Math.floor(i / 2)) * width
  const y = brow.y - (0.34 + 0.3 * Math.floor(i / 2)) * height
  const end = at(x - side * 0.1 * width, y + 0.46 * height)
  const string = smooth([hand, at(hand.x + side * 0.12 * reach, (hand.y + end.y) / 2), end])
  const box = { left: Math.min(hand.x, end.x), right: Math.max(hand.x, end.x), top: end.y, bottom: hand.y }
  return [
    { art: strokes(string), box: { ...box, right: box.right + 1 } },
    held(thing, putMiddle(thing, { x, y, scale, mirrored: side < 0 })),
  ]
}

const around = ({ x, y }: Point, radius: number) => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})
