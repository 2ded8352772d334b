import { type Art, asDrawn, type Placed } from '../paper/art.ts'
import { away, circle, type Point, scallops, shape } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Brief } from './brief.ts'
import { belowLetters } from './letters.ts'
import { bead, diamond, MIDDLE, outward, petal, ring } from './mandala-parts.ts'
import { drawPlainMandala, PLAIN_FOLD } from './plain-mandala.ts'
import { putMiddle, scaleToFit } from './put.ts'
import { drawRichMandala, RICH_FOLDS } from './rich-mandala.ts'
import { sameOnAll, seatsFor } from './seats.ts'

/** How far from the middle the outermost bows reach (px). */
const REACH = 480

/** How far from the middle the subjects sit (px). */
const SEAT = 330

/** How far the seats reach behind the ring before them (px): circles that only touch leave black wedges beside that place. */
const TUCKED = 18

/** How often the pattern repeats around the middle. */
const FOLD = 8

/** Rings of petals, beads and subjects around one in the middle. */
export function drawMandala(brief: Brief, random: Random): Placed[] {
  if (brief.lettering) return belowLetters(brief, (rest) => drawMandala(rest, random))
  const { actors, detail, isCounted } = brief
  const subjects = [...new Map(actors.map(({ plain }) => [plain.name, plain])).values()]
  const [heart, ...others] = subjects
  if (!heart) return []
  const outer = others[0] ?? heart
  const counted = isCounted ? seatsFor(actors.map(({ plain }) => plain)) : undefined
  if (detail === 1) return drawPlainMandala(counted ?? sameOnAll(heart, outer, PLAIN_FOLD))
  const kinds = new Map(actors.map(({ plain, kind }) => [plain, kind]))
  const turns = (one: Sprite): boolean => TURNS.test(kinds.get(one) ?? '')
  if (detail === 3) return drawRichMandala(counted ?? sameOnAll(heart, outer, random.pick(RICH_FOLDS)), turns, random)
  const seats = counted ?? sameOnAll(heart, outer, FOLD)
  const fold = seats.around.length
  const step = 360 / fold
  const turn = (i: number, offset = 0): number => i * step - 90 + offset
  const around = (draw: (degrees: number, i: number) => Art | Art[], offset = 0): Art[] =>
    Array.from({ length: fold }, (_, i) => draw(turn(i, offset), i)).flat()

  const rim = ring(REACH / (1 + Math.sin(Math.PI / (2 * fold))), fold * 2, 0)
  const edge = Math.hypot((rim[0] as Point).x - MIDDLE.x, (rim[0] as Point).y - MIDDLE.y)
  const half = step / 2
  const rims: readonly (() => Art[])[] = [
    () => around((degrees) => bead(away(MIDDLE, degrees, edge - 26), 17)),
    () => around((degrees) => diamond(degrees, edge - 50, edge - 8, step * 0.12)),
    () => around((degrees) => petal(degrees, edge - 64, edge - 8, step * 0.24)),
  ]
  const leaves: readonly (() => Art[])[] = [
    () => [],
    () => around((degrees) => petal(degrees, 262, edge - 44, step * 0.34), half),
    () => [edge - 60, edge - 104].flatMap((far) => around((degrees) => bead(away(MIDDLE, degrees, far), 14), half)),
  ]
  const hearts: readonly (() => Art[])[] = [
    () => [
      ...around((degrees) => petal(degrees, 150, 236, step * 0.46), half),
      ...around((degrees) => diamond(degrees, 178, 218, step * 0.13), half),
    ],
    () => [0, half].flatMap((offset) => around((degrees) => petal(degrees, 140, 236, step * 0.7), offset)),
    () => [
      shape(scallops(ring(190, fold, 0), 1.02, true)),
      ...around((degrees) => bead(away(MIDDLE, degrees, 206), 14), half),
    ],
  ]
  const seat = Math.min(SEAT * Math.sin(Math.PI / fold) * 0.9, 92)
  return [
    asDrawn(
      shape(scallops(rim, 1.04, true)),
      shape(circle(MIDDLE, edge)),
      ...random.pick(rims)(),
      ...around((degrees) => petal(degrees, 190, edge - 10, step * 0.56), half),
      ...random.pick(leaves)(),
      ...around((degrees) => shape(circle(away(MIDDLE, degrees, SEAT), seat))),
      shape(circle(MIDDLE, SEAT - seat + TUCKED)),
      ...random.pick(hearts)(),
      shape(circle(MIDDLE, 166)),
      shape(circle(MIDDLE, 150)),
    ),
    ...seats.around.map((one, i) =>
      one
        ? outward(one, turn(i), SEAT, seat * 1.36, turns(one))
        : asDrawn(bead(away(MIDDLE, turn(i), SEAT), seat * 0.5)),
    ),
    seats.heart
      ? putMiddle(seats.heart, { ...MIDDLE, scale: scaleToFit(seats.heart, 214, 214) })
      : asDrawn(bead(MIDDLE, 104), bead(MIDDLE, 44)),
  ]
}

/** What looks well from all sides; everybody else stands upright, for a child does not like to see them fall. */
const TURNS = /plant|bug|heart|sky|fruit|vegetable|sweet|geometric|marine/
