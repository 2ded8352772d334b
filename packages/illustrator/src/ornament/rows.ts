import { cellAt, GROUND, isOdd, nearestSite, type Ornament } from './cells.ts'

/** Ornaments without a gap, in rows: cell borders each other cell. */

/** Discs in rows like roof tiles, each row over the one before. */
function tiles(
  a: number,
  b: number,
  height: number,
  radius: number,
): readonly [column: number, row: number, x: number, y: number] {
  for (let row = Math.floor((b + radius) / height); ; row--) {
    const shift = isOdd(row) ? 0.5 : 0
    const column = Math.round(a - shift)
    const [x, y] = [a - shift - column, b - row * height]
    if (x * x + y * y < radius * radius) return [column, row, x, y]
    if (row * height < b - radius) return [column, row, x, y]
  }
}

export const scales: Ornament = (a, b) => {
  const [column, row] = tiles(a, b, 0.5, 0.56)
  return cellAt(column, row)
}

/** Bows within bows, like the sea on old prints. */
export const waves: Ornament = (a, b) => {
  const [column, row, x, y] = tiles(a, b, 0.5, 0.56)
  const distance = Math.hypot(x, y)
  return cellAt(column, row, distance < 0.2 ? 0 : distance < 0.38 ? 1 : 2)
}

/** Tiles cut into wedges from their middle. */
export const fans: Ornament = (a, b) => {
  const [column, row, x, y] = tiles(a, b, 0.5, 0.56)
  if (Math.hypot(x, y) < 0.22) return cellAt(column, row)
  const turn = Math.atan2(y, x) / Math.PI
  return cellAt(column, row, 1 + Math.max(0, Math.min(2, Math.floor(turn * 3))))
}

/** Pointed leaves in rows with a rib, each row over the next. */
export const feathers: Ornament = (a, b) => {
  for (let row = Math.floor(b / 0.6) - 2; ; row++) {
    const shift = isOdd(row) ? 0.5 : 0
    const column = Math.round(a - shift)
    const x = a - shift - column
    if (b - row * 0.6 < 0.85 - 1.7 * x * x - 0.25 * Math.abs(x)) return cellAt(column, row, x < 0 ? 0 : 1)
  }
}

/** Slanting squares, each with a smaller one in its middle. */
export const diamonds: Ornament = (a, b) => {
  const [s, t] = [a + b, a - b]
  const [i, j] = [Math.floor(s), Math.floor(t)]
  const isInner = Math.max(Math.abs(s - i - 0.5), Math.abs(t - j - 0.5)) < 0.25
  return cellAt(i, i - j, isInner ? 1 : 0)
}

export const bricks: Ornament = (a, b) => {
  const row = Math.floor(b / 0.6)
  return cellAt(Math.floor(a - (isOdd(row) ? 0.5 : 0)), row)
}

export const honeycomb: Ornament = (a, b) => {
  let cell = GROUND
  nearestSite(a, b, 0, (column, row, x, y) => {
    cell = cellAt(column, row, Math.hypot(x, y) < 0.24 ? 1 : 0)
  })
  return cell
}

/** Stones of all shapes, close together. */
export const pebbles: Ornament = (a, b) => {
  let cell = GROUND
  nearestSite(a, b, 0.6, (column, row) => {
    cell = cellAt(column, row)
  })
  return cell
}

/** Blocks of straw, lying and standing in turn. */
export const basket: Ornament = (a, b) => {
  const [column, row] = [Math.floor(a), Math.floor(b)]
  const straw = isOdd(column + row) ? a - column : b - row
  return cellAt(column, row, Math.floor(straw * 3))
}

/** Long waves above each other. */
export const ripples: Ornament = (a, b) => {
  const row = Math.floor(1.7 * b + 0.42 * Math.sin(2 * Math.PI * a))
  return cellAt(Math.floor(a / 2 + (isOdd(row) ? 0.5 : 0)), row)
}

/** Cords of two strands: lenses in a row. */
export const twists: Ornament = (a, b) => {
  const row = Math.floor(b)
  const bow = 0.4 * Math.abs(Math.sin(Math.PI * a))
  const offset = Math.abs(b - row - 0.5)
  if (offset > bow) return cellAt(0, b - row < 0.5 ? row : row + 1, 2)
  const isHeart = Math.hypot(a - Math.floor(a) - 0.5, offset) < 0.2
  return cellAt(Math.floor(a), row, isHeart ? 1 : 0)
}

/** Half the breadth of a ribbon in a knot (cells). */
const RIBBON = 0.31

/** Ribbons woven over and under each other. */
export const knots: Ornament = (a, b) => {
  const [s, t] = [a + b, a - b]
  const [i, j] = [Math.floor(s), Math.floor(t)]
  const [onFirst, onSecond] = [Math.abs(s - i - 0.5) < RIBBON, Math.abs(t - j - 0.5) < RIBBON]
  if (!onFirst && !onSecond) return cellAt(i, i - j, 2)
  const isFirst = onFirst && (!onSecond || !isOdd(i + j))
  // A ribbon shows from one crossing below another to the next: around the crossing where it lies above.
  const nearest = (place: number, parity: number): number => 2 * Math.round((place - 0.5 - parity) / 2) + parity
  if (isFirst) return cellAt(i, i - nearest(t, i & 1), 0)
  const over = nearest(s, 1 - (j & 1))
  return cellAt(over, over - j, 1)
}
