import { type Art, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, polygon, shape, xy } from '../paper/pen.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { putMiddle } from './put.ts'

/** Of what the rings of mandalas are made. Directions are in degrees, distances from the middle in px. */

export const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

export function ring(radius: number, count: number, offset: number): Point[] {
  return Array.from({ length: count }, (_, i) => away(MIDDLE, (i * 360) / count - 90 + offset, radius))
}

/** A subject in its seat, with its feet to the middle where it may turn. */
export function outward(sprite: Sprite, degrees: number, radius: number, size: number, turns: boolean): Placed {
  const scale = size / Math.max(widthOf(sprite.box), heightOf(sprite.box))
  return putMiddle(sprite, { ...away(MIDDLE, degrees, radius), scale, turn: turns ? degrees + 90 : 0 })
}

export function petal(degrees: number, from: number, to: number, half: number): Art {
  const [root, tip] = [away(MIDDLE, degrees, from), away(MIDDLE, degrees, to)]
  const belly = from + (to - from) * 0.55
  const [left, right] = [away(MIDDLE, degrees - half, belly), away(MIDDLE, degrees + half, belly)]
  return shape(`M${xy(root)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(root)}Z`)
}

/** A pointed arch, as broad at its foot as in the middle. */
export function arch(degrees: number, from: number, to: number, half: number): Art {
  const shoulder = from + (to - from) * 0.72
  const on = (side: number, far: number): string => xy(away(MIDDLE, degrees + side * half, far))
  return shape(`M${on(-1, from)}Q${on(-1.06, shoulder)} ${on(0, to)}Q${on(1.06, shoulder)} ${on(1, from)}Z`)
}

export function diamond(degrees: number, from: number, to: number, half: number): Art {
  const waist = (from + to) / 2
  return shape(
    polygon([
      away(MIDDLE, degrees, from),
      away(MIDDLE, degrees - half, waist),
      away(MIDDLE, degrees, to),
      away(MIDDLE, degrees + half, waist),
    ]),
  )
}

export const bead = (middle: Point, radius: number): Art => shape(circle(middle, radius))
