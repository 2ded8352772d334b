import { type HexColor, wordOf } from '../../drawing/color.ts'

/** How much (0 to 255) of a colour is in its lighter tone; the rest is white. */
const LIGHTER = 74

/** The other colour of a gradient or of shapes: the one that was chosen, or a lighter tone of the first. */
export function secondOf(color: number, chosen: HexColor | null): number {
  if (chosen) return wordOf(chosen)
  const part = (shift: number) => (255 - ((255 - ((color >>> shift) & 255)) * LIGHTER) / 255) | 0
  return (part(0) | (part(8) << 8) | (part(16) << 16) | 0xff000000) >>> 0
}
