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
  const isFree = ({ left, top, right, bottom }: Box): boolean => {
    const [from, to] = [squareAt(left), squareAt(right)]
    for (let y = squareAt(top); y <= squareAt(bottom); y++)
      for (let x = from; x <= to; x++) if (squares[y * SQUARES + x]) return false
    return true
  }
  const take = ({ left, top, right, bottom }: Box): void => {
    const [from, to] = [squareAt(left), squareAt(right)]
    for (let y = squareAt(top); y <= squareAt(bottom); y++) squares.fill(1, y * SQUARES + from, y * SQUARES + to + 1)
  }
  return {
    isFree,
    take,
    overlap: (sprite, placed) => {
      let [count, hits] = [0, 0]
      forEachCell(sprite, placed, (cell) => {
        count++
        if (!isFree(cell)) hits++
      })
      return count === 0 ? 0 : hits / count
    },
    takeSprite: (sprite, placed) => forEachCell(sprite, placed, take),
  }
}

const squareAt = (place: number): number => Math.max(0, Math.min(SQUARES - 1, Math.floor(place / SQUARE)))

/** The covered cells of a sprite as boxes on the page; turning is left out, for it is always slight. */
function forEachCell({ silhouette }: Sprite, { x, y, scale, mirrored }: Placed, see: (cell: Box) => void): void {
  const size = CELL * scale
  for (let row = 0; row < silhouette.rows; row++)
    for (let column = 0; column < silhouette.columns; column++) {
      if (!silhouette.covered[row * silhouette.columns + column]) continue
      const top = y + (silhouette.top + row * CELL) * scale
      const offset = (silhouette.left + column * CELL) * scale
      const left = mirrored ? x - offset - size : x + offset
      see({ left, top, right: left + size - 1, bottom: top + size - 1 })
    }
}
