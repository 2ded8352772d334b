// Where the row under way begins and ends. A typed array, because numbers with a fraction that are returned, or kept in
// a variable out here, are garbage: two for every row of every capsule.
const row = new Float64Array(2)
const LOW = 0
const HIGH = 1
/** Where the row that was looked for last begins, and where it ends. */
export const low = (): number => row[LOW] as number
export const high = (): number => row[HIGH] as number

/** Where the row at `py` below the first nib is inside a capsule of one radius: from low to high, or nowhere. */
export function findRow(
  py: number,
  dx: number,
  dy: number,
  r: number,
  slope: number,
  reach: number,
  fall: number,
  along: number,
): void {
  row[LOW] = Number.POSITIVE_INFINITY
  row[HIGH] = Number.NEGATIVE_INFINITY
  const atFirst = r * r - py * py
  if (atFirst >= 0) include(-Math.sqrt(atFirst), Math.sqrt(atFirst))
  if (dx === 0 && dy === 0) return
  const atSecond = r * r - (py - dy) * (py - dy)
  if (atSecond >= 0) include(dx - Math.sqrt(atSecond), dx + Math.sqrt(atSecond))
  // The rectangle between the two round ends: not further than r across, and between the nibs along.
  let from = Number.NEGATIVE_INFINITY
  let to = Number.POSITIVE_INFINITY
  if (dy !== 0) {
    from = py * slope - reach
    to = py * slope + reach
  } else if (Math.abs(py) > r) return
  if (dx !== 0) {
    const first = -py * fall
    const second = along - py * fall
    from = Math.max(from, Math.min(first, second))
    to = Math.min(to, Math.max(first, second))
  } else if (py * dy < 0 || py * dy > dy * dy) return
  if (from <= to) include(from, to)
}

function include(from: number, to: number): void {
  if (from < low()) row[LOW] = from
  if (to > high()) row[HIGH] = to
}
