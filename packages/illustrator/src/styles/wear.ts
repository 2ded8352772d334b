import { heightOf, type Placed, widthOf } from '../paper/art.ts'
import { at, type Point } from '../paper/pen.ts'
import type { Anchors } from '../sprite/anchors.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Part } from './ensemble.ts'
import { put, putMiddle } from './put.ts'

/** How something is worn, told where the parts of a body are. */
type Fit = (thing: Sprite, body: Anchors) => Part[]

const worn = (sprite: Sprite, placed: Placed): Part => ({ sprite, placed: { ...placed, isWorn: true } })

/** A hat, so many times as broad as the head, with a share of its height below the brow. */
const onHead =
  (broad: number, low = 0.06): Fit =>
  (thing, { brow, browed }) => {
    const scale = (broad * browed) / widthOf(thing.box)
    return [worn(thing, put(thing, { x: brow.x, foot: brow.y + low * heightOf(thing.box) * scale, scale }))]
  }

/** A bow beside the top of the head. */
const besideTop: Fit = (thing, { brow, across, isFrontal }) => {
  const scale = (0.46 * across) / widthOf(thing.box)
  const x = brow.x + (isFrontal ? 0.3 * across : 0)
  return [worn(thing, putMiddle(thing, { x, y: brow.y - 0.06 * across, scale, turn: isFrontal ? 14 : 0 }))]
}

/** Glasses show the eyes behind them. */
const overEyes: Fit = (thing, { eyes, between, across }) => {
  const scale = Math.max(1.92 * between, 0.62 * across) / widthOf(thing.box)
  const sprite = thing.name === 'glasses' ? { ...thing, art: thing.art.map((art) => ({ ...art, body: '' })) } : thing
  return [worn(sprite, putMiddle(sprite, { x: eyes.x, y: eyes.y, scale }))]
}

const overEars: Fit = (thing, { eyes, across }) => {
  const scale = (1.06 * across) / widthOf(thing.box)
  return [worn(thing, put(thing, { x: eyes.x, foot: eyes.y + 0.3 * across, scale }))]
}

/** Below the chin, from a share of the head's breadth above it on. */
const below =
  (broad: number, above: number): Fit =>
  (thing, { chin, across }) => {
    const scale = (broad * across) / widthOf(thing.box)
    const foot = chin.y - above * across + heightOf(thing.box) * scale
    return [worn(thing, put(thing, { x: chin.x, foot, scale }))]
  }

/** A small head has no small feet (share of the distance between the feet). */
const LEAST = 1

/** One on each foot or hand, the left one mirrored. */
const onBoth =
  (which: 'feet' | 'hands', broad: number): Fit =>
  (thing, body) => {
    const scale = (broad * Math.max(body.across, LEAST * (body.feet[1].x - body.feet[0].x))) / widthOf(thing.box)
    return body[which].map(({ x, y }: Point, side) =>
      worn(thing, put(thing, { ...at(x, y), foot: y + 0.08 * body.across, scale, mirrored: side === 0 })),
    )
  }

const onBack: Fit = (thing, { hands: [, right], chin, across }) => {
  const scale = (0.6 * across) / widthOf(thing.box)
  const y = chin.y + 0.5 * heightOf(thing.box) * scale
  return [worn(thing, putMiddle(thing, { x: right.x + 0.14 * across, y, scale }))]
}

/** A bowl of glass, with the head in it. */
const aroundHead: Fit = (thing, { chin, across }) => {
  const scale = (1.5 * across) / widthOf(thing.box)
  return [worn(thing, put(thing, { x: chin.x, foot: chin.y + 0.16 * across, scale }))]
}

/** A cape, with its knot below the chin. */
const flying: Fit = (thing, { chin, across }) => {
  const scale = (1.15 * across) / widthOf(thing.box)
  const x = chin.x + 0.44 * widthOf(thing.box) * scale
  return [worn(thing, put(thing, { x, foot: chin.y + 0.9 * heightOf(thing.box) * scale, scale }))]
}

const FITS: readonly [RegExp, Fit][] = [
  [/space helmet/, aroundHead],
  [/cape/, flying],
  [/crown/, onHead(0.62)],
  [/helmet/, onHead(1.05, 0.2)],
  [/hat$|\bcap$/, onHead(0.86, 0.1)],
  [/glasses|goggles|diving mask/, overEyes],
  [/headphone/, overEars],
  [/ribbon/, besideTop],
  [/scarf/, below(0.72, 0.12)],
  [/necktie|medal/, below(0.5, 0.02)],
  [/boot|shoe|sandal|sock|skate/, onBoth('feet', 0.42)],
  [/glove/, onBoth('hands', 0.34)],
  [/backpack|jetpack/, onBack],
  [/jeans|shorts/, below(0.78, -0.28)],
]

/** Shirts, dresses and coats. */
const ON_BODY = below(0.92, 0.02)

/** What is worn, in its place on a body. */
export const wear = (thing: Sprite, body: Anchors): Part[] =>
  (FITS.find(([names]) => names.test(thing.name))?.[1] ?? ON_BODY)(thing, body)
