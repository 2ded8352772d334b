import svgpath from 'svgpath'
import type { Art } from '../../paper/art.ts'
import { at, circle, type Point, shape } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { SIGN, SIGNS } from './letters.ts'
import { corners, own } from './own.ts'

const BAR = corners(10, 29, 62, 29, 62, 43, 10, 43)

/** Signs of arithmetic, thick enough to colour. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': corners(29, 10, 43, 10, 43, 29, 62, 29, 62, 43, 43, 43, 43, 62, 29, 62, 29, 43, 10, 43, 10, 29, 29, 29),
  '-': BAR,
  '=': corners(10, 17, 62, 17, 62, 31, 10, 31) + corners(10, 41, 62, 41, 62, 55, 10, 55),
  '×': corners(20, 10, 36, 26, 52, 10, 62, 20, 46, 36, 62, 52, 52, 62, 36, 46, 20, 62, 10, 52, 26, 36, 10, 20),
  '÷': BAR + circle(at(36, 16), 7.5) + circle(at(36, 56), 7.5),
}

const glyphs = new Map<string, readonly Art[]>([
  ...SIGNS.map(({ name, layers = [] }) => [name.replace(/^(?:letter|number) /, ''), layers] as const),
  ...Object.entries(OPERATORS).map(([sign, path]) => [sign, [shape(path)]] as const),
])

/** Edge of a drawing, and how wide one glyph is with the paper beside it (units). */
const EDGE = 72
const ADVANCE = 66

/** Paper between two columns and two rows (units). */
const SPACE = 10

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** Most columns of a list in a square. */
const MOST_COLUMNS = 5

/** How much smaller signs may be so that all rows are full, and how much for the sake of another column. */
const FULL_ROWS = 1.2
const ANOTHER_COLUMN = 0.95

/**
 * One drawing of several numbers or letters, in as many columns as let them be largest in a square, or in a place that is so
 * much wider than high.
 */
export function signsInColumns(entries: readonly string[], wider = 1): Drawing {
  const widthsIn = (columns: number): number[] =>
    Array.from({ length: columns }, (_, column) => {
      const own = entries.filter((_, i) => i % columns === column)
      return Math.max(...own.map((entry) => entry.length)) * ADVANCE + SPACE
    })
  const scaleIn = (columns: number): number =>
    EDGE / Math.max(total(widthsIn(columns)), wider * Math.ceil(entries.length / columns) * (EDGE + SPACE))
  const worthOf = (columns: number): number =>
    scaleIn(columns) * (entries.length % columns === 0 && columns > 1 ? FULL_ROWS : 1)
  const most = Math.min(Math.round(MOST_COLUMNS * wider), entries.length)
  const all = Array.from({ length: most }, (_, i) => i + 1)
  const best = Math.max(...all.map(worthOf))
  const columns = all.findLast((some) => worthOf(some) >= ANOTHER_COLUMN * best) as number
  const [scale, widths] = [scaleIn(columns), widthsIn(columns)]
  return drawn(
    entries,
    scale,
    entries.map((entry, i) => {
      const column = i % columns
      const middle = total(widths.slice(0, column)) + (widths[column] as number) / 2
      return {
        left: (middle - (entry.length / 2) * ADVANCE) * scale,
        top: Math.floor(i / columns) * (EDGE + SPACE) * scale,
      }
    }),
  )
}

/** One drawing of signs in a row, such as a sum. */
export function signsInRow(entries: readonly string[]): Drawing {
  const widths = entries.map((entry) => entry.length * ADVANCE)
  const scale = EDGE / total(widths)
  return drawn(
    entries,
    scale,
    entries.map((_, i) => ({ left: total(widths.slice(0, i)) * scale, top: 0 })),
  )
}

/** How a drawing of several signs begins to be called; then come the signs. */
const NAMED = 'figures '

/** Whether a drawing is one of several signs, by its name. */
export const isOfSigns = (name: string): boolean => name.startsWith(NAMED)

/** The same signs for a place that is so much wider than high; a sum stays in its row. */
export function signsFor(name: string, wider: number): Drawing {
  const entries = name.slice(NAMED.length).split(' ')
  return entries.some((entry) => entry in OPERATORS) ? signsInRow(entries) : signsInColumns(entries, wider)
}

function drawn(
  entries: readonly string[],
  scale: number,
  places: readonly { readonly left: number; readonly top: number }[],
): Drawing {
  const layers = entries.flatMap((entry, i) => {
    const { left, top } = places[i] as (typeof places)[number]
    return [...entry].flatMap((sign, n) => {
      const x = left + (n * ADVANCE - (EDGE - ADVANCE) / 2) * scale
      return (glyphs.get(sign) ?? []).map((art) => moved(art, scale, x, top))
    })
  })
  return own(NAMED + entries.join(' '), SIGN, ...layers)
}

/** A number or letter on another drawing, by its middle. */
export function signAt(entry: string, middle: Point, scale: number): Art[] {
  return [...entry].flatMap((sign, n) => {
    const x = middle.x + ((n - entry.length / 2) * ADVANCE - (EDGE - ADVANCE) / 2) * scale
    return (glyphs.get(sign) ?? []).map((art) => moved(art, scale, x, middle.y - (EDGE / 2) * scale))
  })
}

function moved({ body, lines, ...art }: Art, scale: number, x: number, y: number): Art {
  const placed = (path: string): string => svgpath(path).scale(scale).translate(x, y).round(2).toString()
  return { ...art, body: placed(body), lines: placed(lines) }
}
