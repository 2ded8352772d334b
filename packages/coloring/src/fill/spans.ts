import type { RegionMap } from '@huebook/lineart'
import type { Drawing } from '../drawing/drawing.ts'
import { DRAWING_PIXELS, DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { Rect } from '../drawing/rect.ts'
import { touch, touchedRect } from '../drawing/touched.ts'

/** Pixel offsets, two for each stretch: from (inclusive) and to (exclusive), in rising order, none across two rows. */
export type Spans = Uint32Array

/** The pixels of a region, also those under its lines; a view into the map, not a copy. */
export const spansOf = ({ spans, spanStart }: RegionMap, region: number): Spans =>
  spans.subarray(2 * (spanStart[region] as number), 2 * (spanStart[region + 1] as number))

/** Colours every pixel of the spans, whatever was there; answers where that is. */
export function fillSpans({ pixels, touched }: Drawing, spans: Spans, color: number): Rect | null {
  for (let i = 0; i < spans.length; i += 2) {
    const from = spans[i] as number
    const to = spans[i + 1] as number
    pixels.fill(color, from, to)
    const row = from & ~(DRAWING_SIDE - 1)
    touch(touched, row / DRAWING_SIDE, from - row, to - row)
  }
  return touchedRect(touched)
}

/** A label map in which each of several regions has a label from 1 on, and everything else 0. */
export function labelsOf(regions: readonly Spans[]): Uint16Array {
  const labels = new Uint16Array(DRAWING_PIXELS)
  for (const [at, spans] of regions.entries())
    for (let i = 0; i < spans.length; i += 2) labels.fill(at + 1, spans[i], spans[i + 1])
  return labels
}

/** All of several regions, in the order of their rows. */
export function joinedSpans(regions: readonly Spans[]): Spans {
  const [only] = regions
  if (only && regions.length === 1) return only
  const pairs = regions.flatMap((spans) =>
    Array.from(
      { length: spans.length / 2 },
      (_, at) => [spans[2 * at] as number, spans[2 * at + 1] as number] as const,
    ),
  )
  return Uint32Array.from(pairs.sort((a, b) => a[0] - b[0]).flat())
}
