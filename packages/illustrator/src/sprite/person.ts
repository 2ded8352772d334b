import { CELL, type Drawing } from '../library/drawing.ts'
import type { Art, Box } from '../paper/art.ts'
import { at, circle, ellipse, type Point, polygon, shape, smooth, strokes } from '../paper/pen.ts'
import { headOf } from './head.ts'
import { sizeOf } from './nature.ts'
import { covers, type Silhouette, silhouetteOf, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** People OpenMoji draws down to the shoulders only. */
const BUSTS = /^people-body\/(person|person-role|person-fantasy)$/

/** Drawn whole, or as a head alone. */
const NOT_BUSTS = /^(baby|baby angel|merperson|merman|mermaid|troll|.*genie)$/

/** Who wears a long dress. */
const GOWNS = /princess|bride|fairy|girl|queen|mrs|^(old )?woman$/

export const wearsGown = ({ name }: { readonly name: string }): boolean => GOWNS.test(name)

/** Who wears a robe down to the ground. */
const ROBES = /mage|vampire|judge/

/** Height of what is added below a bust (units). */
const BELOW = 38

/** How far a stretched arm reaches beyond the shoulder (units). */
const REACH = 14

/** Where the middle of a bust is (units). */
const MIDDLE = 36

export function isBust({ kind, name, box }: Drawing): boolean {
  return BUSTS.test(kind) && !NOT_BUSTS.test(name) && box[3] > 52
}

/** A whole person, made of a bust: neck, arms, and a dress, a robe or trousers. Who reaches has the left arm stretched out. */
export function person(bust: Drawing, reaches = false): Sprite {
  const silhouette = silhouetteOf(bust)
  const [, top, , bottom] = bust.box
  const { left, right } = shouldersOf(silhouette, bottom)
  const width = right - left
  const skirt = GOWNS.test(bust.name) ? 1.5 : ROBES.test(bust.name) ? 1.15 : undefined
  const lower = skirt ? skirtArt(left, right, bottom, skirt) : trousers(left, right, bottom)
  const handOf = (side: number): Point => {
    const shoulder = side < 0 ? left : right
    return reaches && side < 0 ? at(shoulder - REACH, bottom - 6) : at(shoulder + side * 4, bottom + 10)
  }
  const arms = [-1, 1].flatMap((side) => arm(side < 0 ? left : right, side, bottom, width, handOf(side)))
  const neck = strokes(`M${MIDDLE - 4} 38V52`, `M${MIDDLE + 4} 38V52`)
  const reach = Math.max(width * (skirt ?? 1), width + 12) / 2
  const box: Box = {
    left: Math.min(bust.box[0], MIDDLE - reach, reaches ? left - REACH - 5 : MIDDLE),
    top,
    right: Math.max(bust.box[2], MIDDLE + reach),
    bottom: bottom + BELOW,
  }
  const body: Box = { left: MIDDLE - reach, top: bottom - 6, right: MIDDLE + reach, bottom: bottom + BELOW + 6 }
  return {
    name: bust.name,
    size: sizeOf(bust),
    art: [...arms, ...lower, neck, bust],
    box,
    silhouette: withEllipses(silhouette, box, [body]),
    head: headOf(bust) ?? box,
    hands: [reaches ? at(left - REACH - 3, bottom - 6) : at(left - 4.5, bottom + 13), at(right + 4.5, bottom + 13)],
    ...(reaches && { reaches }),
    feet: [at(MIDDLE - 8, bottom + BELOW), at(MIDDLE + 8, bottom + BELOW)],
  }
}

/** Where the shoulders end at the bottom of a bust; things held beside them do not count. */
function shouldersOf(silhouette: Silhouette, bottom: number): { left: number; right: number } {
  const y = bottom - 2 * CELL
  let left = MIDDLE
  let right = MIDDLE
  while (left > 16 && covers(silhouette, left - CELL, y)) left -= CELL
  while (right < 56 && covers(silhouette, right + CELL, y)) right += CELL
  const half = Math.max(12, Math.min(19, (right - left) / 2))
  return { left: MIDDLE - half, right: MIDDLE + half }
}

function skirtArt(left: number, right: number, top: number, flare: number): Art[] {
  const hem = top + BELOW - 3
  const half = ((right - left) / 2) * flare
  const waist = 0.8 * ((right - left) / 2)
  const steps = 6
  const edge = Array.from({ length: steps + 1 }, (_, i) => at(MIDDLE - half + (2 * half * i) / steps, hem))
  const isGown = flare > 1.3
  const bows = edge
    .slice(1)
    .map(({ x, y }) => (isGown ? `A${half / steps} ${half / steps} 0 0 0 ${x} ${y}` : `L${x} ${y}`))
  const outline = [
    `M${MIDDLE - waist} ${top - 2}Q${MIDDLE - half * 0.9} ${top + 10} ${MIDDLE - half} ${hem}`,
    ...bows,
    `Q${MIDDLE + half * 0.9} ${top + 10} ${MIDDLE + waist} ${top - 2}Z`,
  ].join('')
  const folds = [-0.45, 0, 0.45].map(
    (share) => `M${MIDDLE + share * waist} ${top + 5}L${MIDDLE + share * half} ${hem - 6}`,
  )
  const band = smooth([at(MIDDLE - half * 0.96, hem - 7), at(MIDDLE, hem - 5), at(MIDDLE + half * 0.96, hem - 7)])
  const shoes = [-1, 1].map((side) => shape(ellipse(at(MIDDLE + side * 6, hem + 2), 5, 2.6)))
  return [...shoes, shape(outline, isGown ? folds.join('') : band)]
}

function trousers(left: number, right: number, top: number): Art[] {
  const half = (right - left) / 2 - 1
  const ankle = top + BELOW - 5
  const legs = polygon([
    at(MIDDLE - half, top - 2),
    at(MIDDLE + half, top - 2),
    at(MIDDLE + half - 1, ankle),
    at(MIDDLE + 2, ankle),
    at(MIDDLE, top + 13),
    at(MIDDLE - 2, ankle),
    at(MIDDLE - half + 1, ankle),
  ])
  const shoes = [-1, 1].map((side) =>
    shape(ellipse(at(MIDDLE + side * (half / 2 + 2), ankle + 1.5), half / 2 + 2, 3.5)),
  )
  return [...shoes, shape(legs)]
}

function arm(shoulder: number, side: number, bottom: number, width: number, hand: Point): Art[] {
  const thick = Math.min(4.5, width * 0.13)
  const from: Point = at(shoulder - side * 5, bottom - 10)
  if (hand.y < bottom) return stretched(from, hand, thick)
  const sleeve = smooth(
    [
      at(from.x - thick, from.y),
      at(from.x + thick, from.y - 2),
      at((from.x + hand.x) / 2 + thick + side, (from.y + hand.y) / 2),
      at(hand.x + thick, hand.y),
      at(hand.x - thick, hand.y + 1),
      at((from.x + hand.x) / 2 - thick + side, (from.y + hand.y) / 2),
    ],
    true,
  )
  return [shape(circle(at(hand.x + side * 0.5, hand.y + 3.5), thick * 0.95)), shape(sleeve)]
}

/** An arm held out to the side, with its sleeve and hand. */
function stretched(from: Point, hand: Point, thick: number): Art[] {
  const sleeve = smooth(
    [
      at(from.x + thick, from.y - thick),
      at((from.x + hand.x) / 2, (from.y + hand.y) / 2 - thick),
      at(hand.x, hand.y - thick),
      at(hand.x, hand.y + thick),
      at((from.x + hand.x) / 2, (from.y + hand.y) / 2 + thick),
      at(from.x + thick, from.y + thick),
    ],
    true,
  )
  return [shape(circle(at(hand.x - 3, hand.y), thick * 0.95)), shape(sleeve)]
}
