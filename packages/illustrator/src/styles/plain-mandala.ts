import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, scallops, shape, xy } from '../paper/pen.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { putMiddle, scaleToFit } from './put.ts'

const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

/** How often it repeats around the middle, and how far it reaches from there (px). */
const FOLD = 5
const REACH = 480

/** Where the seats are, how large they are, and how large the one in the middle is (px). */
const SEAT = { distance: 338, radius: 116 }
const HEART = 208

/** A mandala for the smallest: one in the middle, five around it, and large petals between them. */
export function drawPlainMandala(heart: Sprite, outer: Sprite): Placed[] {
  const step = 360 / FOLD
  const turns = Array.from({ length: FOLD }, (_, i) => i * step - 90)
  const edge = REACH / (1 + Math.sin(Math.PI / (2 * FOLD)))
  const rim = Array.from({ length: 2 * FOLD }, (_, i) => away(MIDDLE, (i * step) / 2 - 90 + step / 4, edge))
  const petal = (turn: number): string => {
    const [root, tip] = [away(MIDDLE, turn, HEART - 20), away(MIDDLE, turn, edge - 12)]
    const [left, right] = [away(MIDDLE, turn - 22, 330), away(MIDDLE, turn + 22, 330)]
    return `M${xy(root)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(root)}Z`
  }
  return [
    asDrawn(
      shape(scallops(rim, 1.04, true)),
      shape(circle(MIDDLE, edge)),
      ...turns.map((turn) => shape(petal(turn + step / 2))),
      ...turns.map((turn) => shape(circle(away(MIDDLE, turn, SEAT.distance), SEAT.radius))),
      shape(circle(MIDDLE, HEART)),
    ),
    ...turns.map((turn) => {
      const size = 1.42 * SEAT.radius
      return putMiddle(outer, { ...away(MIDDLE, turn, SEAT.distance), scale: scaleToFit(outer, size, size) })
    }),
    putMiddle(heart, { ...MIDDLE, scale: scaleToFit(heart, 1.4 * HEART, 1.4 * HEART) }),
  ]
}
