import type { Doing } from '../asked/relations.ts'
import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { at, ellipse, type Point, shape, smooth, strokes } from '../paper/pen.ts'
import type { Anchors } from '../sprite/anchors.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { ensemble, type Part } from './ensemble.ts'
import { putMiddle } from './put.ts'

/** How far somebody leans who dances or runs (degrees). */
const DANCES = 9
const RUNS = 8

/** How much of somebody who swims is below the water (share of the height). */
const SWIMS = 0.34

/** Somebody who can be seen to do something. */
export function inAction(sprite: Sprite, doing: Doing, body: Anchors): Sprite {
  switch (doing) {
    case 'jumping':
      return ensemble(sprite, [shadowBelow(sprite.box), leaning(sprite, 0), ...springs(sprite.box, body)])
    case 'dancing':
      return ensemble(sprite, [leaning(sprite, DANCES), ...notes(sprite.box, [-1, 1], 0.24)])
    case 'running':
      return ensemble(sprite, [leaning(sprite, RUNS * body.facing), speed(sprite.box, body)])
    case 'singing':
      return ensemble(sprite, [leaning(sprite, 0), ...notes(sprite.box, [body.isFrontal ? 1 : body.facing], 0.12)])
    case 'upside down':
      return ensemble(sprite, [leaning(sprite, 180), bough(sprite.box)])
    case 'swimming':
      return { ...sprite, draught: SWIMS }
  }
}

function leaning(sprite: Sprite, turn: number): Part {
  const { left, top, right, bottom } = sprite.box
  return { sprite, placed: putMiddle(sprite, { x: (left + right) / 2, y: (top + bottom) / 2, scale: 1, turn }) }
}

/** Of a tree that is not seen, above: whoever hangs holds on to it. */
function bough(box: Box): Part {
  const [width, height] = [widthOf(box), heightOf(box)]
  const [left, right, top] = [box.left - 0.3 * width, box.right + 0.3 * width, box.top - 0.03 * height]
  const thick = 0.07 * height
  const outline = `M${left} ${top}Q${(left + right) / 2} ${top - 0.3 * thick} ${right} ${top + 0.2 * thick}L${right} ${top + 0.9 * thick}Q${(left + right) / 2} ${top + 0.7 * thick} ${left} ${top + thick}Z`
  return { art: shape(outline), box: { left, right, top: top - 0.2 * thick, bottom: top + thick } }
}

/** On the ground, far below the feet. */
function shadowBelow(box: Box): Part {
  const [rx, ry] = [0.3 * widthOf(box), 0.035 * heightOf(box)]
  const [x, y] = [(box.left + box.right) / 2, box.bottom + 0.24 * heightOf(box)]
  return { art: shape(ellipse(at(x, y), rx, ry)), box: { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry } }
}

/** Short bows below the feet. */
function springs(box: Box, { feet }: Anchors): Part[] {
  const unit = 0.05 * heightOf(box)
  return feet.map(({ x, y }: Point) => {
    const bows = [1.1, 2].map((down) =>
      smooth([at(x - unit, y + down * unit), at(x, y + (down + 0.45) * unit), at(x + unit, y + down * unit)]),
    )
    return { art: strokes(...bows), box: { left: x - unit, top: y, right: x + unit, bottom: y + 2.6 * unit } }
  })
}

/** Lines behind somebody who is fast, and a puff of dust. */
function speed(box: Box, { facing, isFrontal }: Anchors): Part {
  const [width, height] = [widthOf(box), heightOf(box)]
  const side = isFrontal ? 1 : -facing
  const edge = side > 0 ? box.right : box.left
  const lines = [0.3, 0.5, 0.7].map((share, i) => {
    const y = box.top + share * height
    const from = edge + side * 0.06 * width
    return `M${from} ${y}H${from + side * (i === 1 ? 0.34 : 0.24) * width}`
  })
  const [x, y, r] = [edge + side * 0.18 * width, box.bottom - 0.06 * height, 0.06 * height]
  const puff = [-1, 0.2, 1.3].map((step, i) =>
    ellipse(at(x + side * step * r * 1.4, y), r * (1.3 - 0.2 * i), r * (1 - 0.2 * i)),
  )
  const [left, right] = side > 0 ? [edge, edge + 0.42 * width] : [edge - 0.42 * width, edge]
  return {
    art: { body: puff.join(''), lines: lines.join('') + puff.join('') },
    box: { left, right, top: box.top + 0.25 * height, bottom: box.bottom },
  }
}

/** Notes beside the head, one above the other, to one or both sides. */
function notes(box: Box, sides: readonly number[], out: number): Part[] {
  const unit = 0.1 * heightOf(box)
  return sides.flatMap((side) =>
    [0, 1].map((i): Part => {
      const edge = side > 0 ? box.right : box.left
      const foot = at(edge + side * (out + 0.5 * i) * 2.2 * unit, box.top + (3.2 - 2.1 * i) * unit)
      return noteAt(foot, unit)
    }),
  )
}

/** A quaver with its head at a place. */
function noteAt({ x, y }: Point, unit: number): Part {
  const head = ellipse(at(x, y), 0.5 * unit, 0.38 * unit, -18)
  const stem = x + 0.48 * unit
  const flag = `M${stem} ${y - 0.1 * unit}V${y - 1.6 * unit}Q${stem + 0.1 * unit} ${y - 1.1 * unit} ${stem + 0.6 * unit} ${y - 0.9 * unit}`
  return {
    art: shape(head, flag),
    box: { left: x - 0.6 * unit, top: y - 1.7 * unit, right: x + 1.2 * unit, bottom: y + 0.5 * unit },
  }
}
