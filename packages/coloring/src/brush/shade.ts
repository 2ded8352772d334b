import type { Drawing } from '../drawing/drawing.ts'
import { laidOver, rubbedOut } from './blend.ts'
import type { BrushKind } from './brush-kind.ts'

export type StrokeMode = 'paint' | 'erase'

type Shade = BrushKind['shade']

// The pixel before the stroke is the starting point every time, so a stroke that crosses itself never darkens itself.

/** Lays colour over what was there. */
export const layPlain: Shade = ({ pixels, kept, coverage }, from, to, { color, opacity }) => {
  for (let i = from; i < to; i++) {
    const share = opacity === 255 ? (coverage[i] as number) : (((coverage[i] as number) * opacity + 127) / 255) | 0
    if (share === 0) continue
    pixels[i] = share === 255 ? color : laidOver(kept[i] as number, color, share)
  }
}

/** Takes away what was there. */
export const rubOut: Shade = ({ pixels, kept, coverage }: Drawing, from, to) => {
  for (let i = from; i < to; i++) {
    const share = coverage[i] as number
    if (share !== 0) pixels[i] = rubbedOut(kept[i] as number, share)
  }
}
