import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, scallops, shape, xy } from '../paper/pen.ts'
import { putMiddle, scaleToFit } from './put.ts'
import type { Seats } from './seats.ts'

const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

/** How often it repeats around the middle where nobody is counted, and how far it reaches from there (px). */
export const PLAIN_FOLD = 5
const REACH = 480

/** Where the seats are, how large they are, and how large the one in the middle is (px). */
const SEAT = { distance: 338, radius: 116 }
const HEART = 208

/** A mandala for the smallest: one in the middle, five around it, and large petals between them. */
export function drawPlainMandala({ heart, around }: Seats): Placed[] {
  const fold = around.length
  const step = 360 / fold
  const turns = around.map((_, i) => i * step - 90)
  const edge = REACH / (1 + Math.sin(Math.PI / (2 * fold)))
  const seat = Math.min(SEAT.radius, 0.92 * SEAT.distance * Math.sin(Math.PI / fold))
  const rim = Array.from({ length: 2 * fold }, (_, i) => away(MIDDLE, (i * step) / 2 - 90 + step / 4, edge))
  const petal = (turn: number): string => {
    const [root, tip] = [away(MIDDLE, turn, HEART - 20), away(MIDDLE, turn, edge - 12)]
    const half = Math.min(22, 0.31 * step)
    const [left, right] = [away(MIDDLE, turn - half, 330), away(MIDDLE, turn + half, 330)]
    return `M${xy(root)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(root)}Z`
  }
  return [
    asDrawn(
      shape(scallops(rim, 1.04, true)),
      shape(circle(MIDDLE, edge)),
      ...turns.map((turn) => shape(petal(turn + step / 2))),
      ...turns.map((turn) => shape(circle(away(MIDDLE, turn, SEAT.distance), seat))),
      shape(circle(MIDDLE, HEART)),
    ),
    ...turns.map((turn, i) => {
      const one = around[i]
      const size = 1.42 * seat
      const middle = away(MIDDLE, turn, SEAT.distance)
      if (!one) return asDrawn(shape(circle(middle, 0.5 * seat)))
      return putMiddle(one, { ...middle, scale: scaleToFit(one, size, size) })
    }),
    heart
      ? putMiddle(heart, { ...MIDDLE, scale: scaleToFit(heart, 1.4 * HEART, 1.4 * HEART) })
      : asDrawn(shape(circle(MIDDLE, 0.6 * HEART)), shape(circle(MIDDLE, 0.25 * HEART))),
  ]
}
