import { CELL } from '../library/drawing.ts'
import type { Box, Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import type { Sprite } from '../sprite/sprite.ts'

/** Edge of the squares the page is divided into (px): small enough for a flower to find its place between two legs. */
const SQUARE = 16
const SQUARES = PAGE / SQUARE

/** Which places of the page are taken already. */
export interface Taken {
  isFree(box: Box): boolean
  take(box: Box): void
  /** Which share of a placed sprite lies where something is already. */
  overlap(sprite: Sprite, placed: Placed): number
  takeSprite(sprite: Sprite, placed: Placed): void
}

export function nothingTaken(): Taken {
  const squares = new Uint8Array(SQUARES * SQUARES)
  const clamp = (value: number): number => Math.max(0, Math.min(SQUARES - 1, value))
  const inside = function* ({ left, top, right, bottom }: Box): Generator<number> {
    for (let y = clamp(Math.floor(top / SQUARE)); y <= clamp(Math.floor(bottom / SQUARE)); y++)
      for (let x = clamp(Math.floor(left / SQUARE)); x <= clamp(Math.floor(right / SQUARE)); x++) yield y * SQUARES + x
  }

  return {
    isFree: (box) => {
      for (const square of inside(box)) if (squares[square]) return false
      return true
    },
    take: (box) => {
      for (const square of inside(box)) squares[square] = 1
    },
    overlap: (sprite, placed) => {
      let count = 0
      let hits = 0
      for (const cell of cellsOf(sprite, placed)) {
        count++
        for (const square of inside(cell))
          if (squares[square]) {
            hits++
            break
          }
      }
      return count === 0 ? 0 : hits / count
    },
    takeSprite: (sprite, placed) => {
      for (const cell of cellsOf(sprite, placed)) for (const square of inside(cell)) squares[square] = 1
    },
  }
}

/** The covered cells of a sprite as boxes on the page; turning is left out, for it is always slight. */
function* cellsOf({ silhouette }: Sprite, { x, y, scale, mirrored }: Placed): Generator<Box> {
  const size = CELL * scale
  for (let row = 0; row < silhouette.rows; row++)
    for (let column = 0; column < silhouette.columns; column++) {
      if (!silhouette.covered[row * silhouette.columns + column]) continue
      const top = y + (silhouette.top + row * CELL) * scale
      const offset = (silhouette.left + column * CELL) * scale
      const left = mirrored ? x - offset - size : x + offset
      yield { left, top, right: left + size - 1, bottom: top + size - 1 }
    }
}
