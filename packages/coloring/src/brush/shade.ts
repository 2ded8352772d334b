import type { Drawing } from '../drawing/drawing.ts'
import { eachStretch, type Touched } from '../drawing/touched.ts'
import { laidOver, rubbedOut } from './blend.ts'

/** Only pixels with that label take part. */
export interface Clip {
  readonly labels: Uint16Array
  readonly label: number
}

export type StrokeMode = 'paint' | 'erase'

/**
 * Works out the pixels under a stroke anew from what was there before it and how much of each it covers. Because the
 * pixel before the stroke is the starting point every time, a stroke that crosses itself never darkens itself.
 */
export function shade(drawing: Drawing, where: Touched, mode: StrokeMode, color: number, clip: Clip | null): void {
  const shadeStretch = mode === 'erase' ? erase : paint
  const word = color | 0
  eachStretch(where, (from, to) => shadeStretch(drawing, from, to, word, clip))
}

function paint({ pixels, kept, coverage }: Drawing, from: number, to: number, color: number, clip: Clip | null): void {
  for (let i = from; i < to; i++) {
    const share = coverage[i] as number
    if (share === 0 || (clip && clip.labels[i] !== clip.label)) continue
    pixels[i] = share === 255 ? color : laidOver(kept[i] as number, color, share)
  }
}

function erase({ pixels, kept, coverage }: Drawing, from: number, to: number, _: number, clip: Clip | null): void {
  for (let i = from; i < to; i++) {
    const share = coverage[i] as number
    if (share === 0 || (clip && clip.labels[i] !== clip.label)) continue
    pixels[i] = rubbedOut(kept[i] as number, share)
  }
}
