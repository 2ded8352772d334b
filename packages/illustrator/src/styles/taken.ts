import { CELL } from '../library/drawing.ts'
import type { Box, Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import type { Silhouette } from '../sprite/silhouette.ts'
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
    takeSprite: (sprite, placed) =>
      forEachCell({ ...sprite, silhouette: withoutHollows(sprite.silhouette) }, placed, take),
  }
}

const known = new WeakMap<Silhouette, Silhouette>()

/** A silhouette with its hollows filled, such as the wheel of a bicycle: what is covered to both sides, above and below. */
function withoutHollows(silhouette: Silhouette): Silhouette {
  const before = known.get(silhouette)
  if (before) return before
  const { columns, rows, covered } = silhouette
  const newMap = (): Uint8Array => new Uint8Array(covered.length)
  const seen = [newMap(), newMap(), newMap(), newMap()] as const
  const look = (sees: Uint8Array, cell: number, from: number | undefined): void => {
    sees[cell] = covered[cell] || (from !== undefined && sees[from]) ? 1 : 0
  }
  const [left, right, above, below] = seen
  for (let cell = 0; cell < covered.length; cell++) {
    look(left, cell, cell % columns > 0 ? cell - 1 : undefined)
    look(above, cell, cell >= columns ? cell - columns : undefined)
    const back = covered.length - 1 - cell
    look(right, back, (back + 1) % columns > 0 ? back + 1 : undefined)
    look(below, back, back + columns < columns * rows ? back + columns : undefined)
  }
  const filled = covered.map((_, cell) => (seen.every((sees) => sees[cell]) ? 1 : 0))
  const made = { ...silhouette, covered: filled }
  known.set(silhouette, made)
  return made
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
