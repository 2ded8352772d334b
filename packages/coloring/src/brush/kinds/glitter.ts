import { mixed } from '../../drawing/color.ts'
import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import { laidOver } from '../blend.ts'
import type { BrushKind } from '../brush-kind.ts'
import { DEEP, deepen } from '../depth.ts'
import { rowOfThrows, thrownIn } from '../paper.ts'

/** Side (px) of the square that each flake has for itself, as a power of two, and how far from its middle a flake may lie. */
const SQUARE_BITS = 2
const SQUARE = 1 << SQUARE_BITS
const ASIDE = 1
/** How far (px, across and down together) flakes reach from their middle at least, and how much further some do. */
const REACH = 1.4
const FURTHER = 1.6
/** How far (px) inside its edge a stroke has all its flakes; nearer to it there are fewer. */
const DENSE = 5
/** How much (0 to 255) of the paper the glue between flakes covers. */
const GLUE = 96

const [WHITE, BLACK] = [0xffffff, 0]

/** How much of the colour (0 to 255) is in each kind of flake, with white or with black. As frequent as they are here. */
const FLAKES = [
  [0, WHITE],
  [96, WHITE],
  [170, WHITE],
  [255, BLACK],
  [255, BLACK],
  [214, BLACK],
  [168, BLACK],
] as const

let tones: { readonly color: number; readonly words: Int32Array } | null = null

function tonesOf(color: number): Int32Array {
  if (tones?.color !== color)
    tones = { color, words: Int32Array.from(FLAKES, ([share, other]) => mixed(color, other, share)) }
  return tones.words
}

/** Flakes in glue, light and deep ones of the colour, closer together in the middle of the stroke than at its edge. */
export const glitter: BrushKind = {
  label: 'Glitter',
  icon: 'M12 3l1.800 5.200L19 10l-5.200 1.800L12 17l-1.800-5.200L5 10l5.200-1.800zM19 15v4M17 17h4M5 17v3M3.500 18.500h3',
  radius: (size, pressure) => Math.max(3, (size / 2) * (0.8 + (0.2 * pressure) / 255)),
  beginLine: (ground) => (from, to) => deepen(ground, from, to, 0),
  shade({ pixels, kept, coverage }, from, to, { color, opacity, seed }) {
    const words = tonesOf(color)
    const y = (from / DRAWING_SIDE) | 0
    const [square, down] = [y >> SQUARE_BITS, (y & (SQUARE - 1)) + 0.5 - SQUARE / 2]
    const [places, kinds] = [rowOfThrows(square, seed), rowOfThrows(square, seed ^ 0x5bd1)]
    // Every other row of squares lies half a square aside, or flakes would lie in columns.
    const shift = (square & 1) << (SQUARE_BITS - 1)
    for (let i = from; i < to; i++) {
      const depth = coverage[i] as number
      if (depth === 0) continue
      const x = (i & (DRAWING_SIDE - 1)) + shift
      const column = x >> SQUARE_BITS
      const [place, kind] = [thrownIn(places, column), thrownIn(kinds, column)]
      const across = (x & (SQUARE - 1)) + 0.5 - SQUARE / 2
      const aside =
        Math.abs(across - ((place & 3) / 1.5 - 1) * ASIDE) + Math.abs(down - (((place >> 2) & 3) / 1.5 - 1) * ASIDE)
      const isThere = (kind * DENSE * DEEP) >> 8 < depth
      const isFlake = isThere && aside < REACH + ((place >> 4) * FURTHER) / 15
      const soft = depth < DENSE * DEEP ? depth / (DENSE * DEEP) : 1
      const share = (((isFlake ? 255 : GLUE * soft) * opacity) / 255) | 0
      if (share > 0)
        pixels[i] = laidOver(kept[i] as number, isFlake ? (words[kind % FLAKES.length] as number) : color, share)
    }
  },
}
