import { type Art, asDrawn, type Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, shape, strokes } from '../paper/pen.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { putMiddle, scaleToFit } from './put.ts'

/** The frame itself: a row of tiles along each side, ornaments in turn, a rosette in each corner. */
export function frameOf(ornaments: readonly Sprite[], tiles: number, isPlain: boolean): Placed[] {
  const size = (PAGE - 2 * MARGIN) / tiles
  const last = tiles - 1
  const cells = Array.from({ length: tiles * tiles }, (_, i) => ({ column: i % tiles, row: Math.floor(i / tiles) }))
  const isEdge = (index: number): boolean => index === 0 || index === last
  return cells
    .filter(({ column, row }) => isEdge(column) || isEdge(row))
    .flatMap(({ column, row }) => {
      const middle = at(MARGIN + (column + 0.5) * size, MARGIN + (row + 0.5) * size)
      const square = strokes(`M${middle.x - size / 2} ${middle.y - size / 2}h${size}v${size}h${-size}Z`)
      if (isEdge(column) && isEdge(row)) return [asDrawn(square, ...rosette(middle, size * 0.36, isPlain))]
      const ornament = ornaments[(column + row) % ornaments.length] as Sprite
      return [
        asDrawn(square),
        putMiddle(ornament, { ...middle, scale: scaleToFit(ornament, size * 0.72, size * 0.72) }),
      ]
    })
}

function rosette(middle: Point, radius: number, isPlain: boolean): Art[] {
  if (isPlain) return [shape(circle(middle, radius)), shape(circle(middle, radius * 0.5))]
  const petals = [0, 60, 120, 180, 240, 300].map((turn) =>
    shape(circle(away(middle, turn, radius * 0.4), radius * 0.24)),
  )
  return [shape(circle(middle, radius)), ...petals, shape(circle(middle, radius * 0.22))]
}
