import { heightOf, type Placed, widthOf } from '../paper/art.ts'
import type { Sprite } from '../sprite/sprite.ts'

export interface Spot {
  /** Middle of the sprite across (px). */
  readonly x: number
  /** Where its lowest point comes to lie (px). */
  readonly foot: number
  readonly scale: number
  readonly mirrored?: boolean
  readonly turn?: number
}

const mayMirror = ({ hasWriting }: Sprite, { mirrored }: { mirrored?: boolean }): boolean =>
  mirrored === true && !hasWriting

/** A sprite with its lowest point at a place. */
export function put(sprite: Sprite, { x, foot, scale, turn = 0, ...spot }: Spot): Placed {
  const mirrored = mayMirror(sprite, spot)
  const middle = (sprite.box.left + sprite.box.right) / 2
  return {
    art: sprite.art,
    x: x - (mirrored ? -middle : middle) * scale,
    y: foot - sprite.box.bottom * scale,
    scale,
    mirrored,
    turn,
    shows: sprite,
  }
}

/** A sprite with its middle at a place, turned about it. */
export function putMiddle(
  sprite: Sprite,
  spot: { x: number; y: number; scale: number; turn?: number; mirrored?: boolean },
): Placed {
  const { x, y, scale, turn = 0 } = spot
  const mirrored = mayMirror(sprite, spot)
  const middleX = ((sprite.box.left + sprite.box.right) / 2) * scale * (mirrored ? -1 : 1)
  const middleY = ((sprite.box.top + sprite.box.bottom) / 2) * scale
  const angle = (turn * Math.PI) / 180
  return {
    art: sprite.art,
    x: x - (middleX * Math.cos(angle) - middleY * Math.sin(angle)),
    y: y - (middleX * Math.sin(angle) + middleY * Math.cos(angle)),
    scale,
    mirrored,
    turn,
    shows: sprite,
  }
}

/** The scale at which a sprite fits into a width and a height (px). */
export const scaleToFit = ({ box }: Sprite, width: number, height: number): number =>
  Math.min(width / widthOf(box), height / heightOf(box))
