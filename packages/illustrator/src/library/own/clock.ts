import { at, away, circle, polygon, shape } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, own } from './own.ts'
import { signAt } from './signs.ts'

const MIDDLE = at(36, 36)

/** How far from the middle the rim, the hours' marks and the figures are, and how long the hands are (units). */
const RIM = 35
const FACE = 31.5
const MARK = 27.5
const FIGURE = 23.5
const HANDS = { hour: 11.5, minute: 17.5 }

/** Degrees from twelve o'clock to where a path's own degrees begin. */
const TOP = -90

/** A hand as a narrow kite, thick enough to colour. */
const hand = (degrees: number, length: number, half: number): string =>
  polygon([
    away(MIDDLE, degrees, length),
    away(MIDDLE, degrees + 90, half),
    away(MIDDLE, degrees + 180, 5),
    away(MIDDLE, degrees - 90, half),
  ])

/** A clock that shows a time: the hour hand stands between two hours where it has to. */
export function clockAt(hour: number, minute: number): Drawing {
  const marks = Array.from({ length: 12 }, (_, i) => i)
    .filter((i) => i % 3 !== 0)
    .map((i) => shape(circle(away(MIDDLE, TOP + i * 30, MARK), 1.9)))
  const figures = [12, 3, 6, 9].flatMap((figure) =>
    signAt(String(figure), away(MIDDLE, TOP + figure * 30, FIGURE), 0.18),
  )
  const name = `clock at ${hour} ${String(minute).padStart(2, '0')}`
  return own(
    name,
    'travel-places/time',
    shape(corners(20, 64, 27, 61, 24, 71, 17, 71)),
    shape(corners(52, 64, 45, 61, 48, 71, 55, 71)),
    shape(circle(MIDDLE, RIM)),
    shape(circle(MIDDLE, FACE)),
    ...marks,
    ...figures,
    shape(hand(TOP + (hour % 12) * 30 + minute / 2, HANDS.hour, 4.4)),
    shape(hand(TOP + minute * 6, HANDS.minute, 3.6)),
    shape(circle(MIDDLE, 2.6)),
  )
}
