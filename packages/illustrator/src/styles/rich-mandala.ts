import { type Art, asDrawn, type Placed } from '../paper/art.ts'
import { away, chain, circle, type Point, polygon, scallops, shape, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { arch, bead, MIDDLE, outward, petal, ring } from './mandala-parts.ts'
import { putMiddle, scaleToFit } from './put.ts'
import type { Seats } from './seats.ts'

/** How often an intricate mandala repeats: few enough that everybody is large, with an ornament between every two. */
export const RICH_FOLDS: readonly number[] = [6, 6, 8]

/** Where its rings end (px from the middle), from the outside: hem, cord, those who sit around, petals, and the one in it. */
const HEM = 482
const CORD = 438
const SEATED = 406
const PETALS = 234
const HEART = 158

/** A ring behind those who sit around, so broad (px). */
const BEHIND = 32

/** How far from the middle the subjects sit (px), and how large a seat is at most, with no more than this share of its room. */
const SEAT = 320
const LARGEST_SEAT = 80
const ROOM = 0.8

/** Between two seats there is room for an ornament from this angle on (degrees). */
const BETWEEN = 8

/** Rings that differ from one another: each is one of a few, on every mandala another choice. */
export function drawRichMandala(seats: Seats, turns: (one: Sprite) => boolean, random: Random): Placed[] {
  const fold = seats.around.length
  const step = 360 / fold
  const seat = Math.min(LARGEST_SEAT, ROOM * SEAT * Math.sin(Math.PI / fold))
  const free = step / 2 - (Math.asin(seat / SEAT) * 180) / Math.PI
  const turn = (i: number): number => i * step - 90
  /** As often as the seats, or a multiple of it, so that a ring begins anew at each. */
  const times = (about: number): number => fold * Math.max(1, Math.round(about / fold))
  return [
    asDrawn(
      ...random.pick(HEMS)(times(24)),
      shape(circle(MIDDLE, CORD)),
      ...random.pick(CORDS)(times(36)),
      shape(circle(MIDDLE, SEATED)),
      shape(circle(MIDDLE, SEATED - BEHIND)),
      ...(free < BETWEEN ? [] : seats.around.flatMap((_, i) => between(turn(i) + step / 2, free))),
      ...seats.around.map((_, i) => bead(away(MIDDLE, turn(i), SEAT), seat)),
      ...(free < BETWEEN
        ? []
        : random.pick(BETWEENS)(
            seats.around.map((_, i) => turn(i) + step / 2),
            free,
          )),
      shape(circle(MIDDLE, PETALS)),
      ...random.pick(WREATHS)(times(16)),
      shape(circle(MIDDLE, HEART)),
      shape(circle(MIDDLE, HEART - 16)),
    ),
    ...seats.around.map((one, i) =>
      one
        ? outward(one, turn(i), SEAT, seat * 1.4, turns(one))
        : asDrawn(bead(away(MIDDLE, turn(i), SEAT), seat * 0.6), bead(away(MIDDLE, turn(i), SEAT), seat * 0.26)),
    ),
    seats.heart
      ? putMiddle(seats.heart, { ...MIDDLE, scale: scaleToFit(seats.heart, 206, 206) })
      : asDrawn(bead(MIDDLE, 104), bead(MIDDLE, 44)),
  ]
}

/** A ring, drawn so many times around. */
type Ring = (times: number) => Art[]

const around = (times: number, draw: (degrees: number) => Art | Art[], offset = 0): Art[] =>
  Array.from({ length: times }, (_, i) => draw(((i + offset) * 360) / times - 90)).flat()

const HEMS: readonly Ring[] = [
  (times) => {
    const edge = HEM / (1 + Math.sin(Math.PI / times))
    const bow = edge * Math.sin(Math.PI / times)
    return [
      shape(scallops(ring(edge, times, 0), 1.04, true)),
      ...around(times, (degrees) => bead(away(MIDDLE, degrees, edge + 0.36 * bow), 0.3 * bow), 0.5),
    ]
  },
  (times) => [
    ...around(times, (degrees) => arch(degrees, CORD - 20, HEM, 180 / times), 0.5),
    ...around(times, (degrees) => arch(degrees, CORD - 20, HEM - 10, 112 / times)),
  ],
  (times) => [
    ...around(times, (degrees) => arch(degrees, CORD - 20, HEM, 180 / times), 0.5),
    ...around(times, (degrees) => bead(away(MIDDLE, degrees, CORD + 6), 26)),
  ],
]

const CORDS: readonly Ring[] = [
  (times) => around(times, (degrees) => bead(away(MIDDLE, degrees, (CORD + SEATED) / 2), 9.5)),
  (times) => [strokes(polygon(zigzag(times)))],
  (times) => around(2 * times, (degrees) => strokes(chain([SEATED, CORD].map((far) => away(MIDDLE, degrees, far))))),
]

const zigzag = (times: number): Point[] =>
  Array.from({ length: 2 * times }, (_, i) => away(MIDDLE, (i * 180) / times - 90, i % 2 === 0 ? CORD : SEATED))

const WREATHS: readonly Ring[] = [
  (times) =>
    [0.5, 0].flatMap((offset) =>
      around(times, (degrees) => arch(degrees, HEART - 20, PETALS - 8, 150 / times), offset),
    ),
  (times) => [
    ...around(times, (degrees) => arch(degrees, HEART - 20, PETALS - 6, 180 / times), 0.5),
    ...around(times, (degrees) => bead(away(MIDDLE, degrees, HEART + 4), 200 / times + 6)),
  ],
  (times) => [
    shape(scallops(ring((HEART + PETALS) / 2 - 6, times, 0), 1.02, true)),
    ...around(times, (degrees) => bead(away(MIDDLE, degrees, (HEART + PETALS) / 2 - 8), 110 / times + 4), 0.5),
  ],
]

/** A large leaf behind what stands between two seats. */
const between = (degrees: number, free: number): Art[] => [arch(degrees, PETALS - 30, SEATED - 8, 1.25 * free)]

const BETWEENS: readonly ((turns: readonly number[], free: number) => Art[])[] = [
  (turns, free) =>
    turns.flatMap((degrees) => [
      petal(degrees, PETALS + 20, SEATED - 44, 1.5 * free),
      bead(away(MIDDLE, degrees, PETALS + 62), free),
    ]),
  (turns, free) =>
    turns.flatMap((degrees) => {
      const middle = away(MIDDLE, degrees, (PETALS + SEATED) / 2 - 6)
      const far = 1.35 * free + 4
      return [
        ...[0, 60, 120, 180, 240, 300].map((side) => bead(away(middle, degrees + side, far), 0.72 * far)),
        bead(middle, 0.72 * far),
      ]
    }),
  (turns, free) =>
    turns.flatMap((degrees) =>
      [1.5, 1.2, 0.85].map((size, i) =>
        bead(away(MIDDLE, degrees, PETALS + 38 + 36 * i + (i > 0 ? 6 : 0)), Math.max(9, size * free)),
      ),
    ),
]
