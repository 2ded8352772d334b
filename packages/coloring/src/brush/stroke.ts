import type { Drawing } from '../drawing/drawing.ts'
import type { Rect } from '../drawing/rect.ts'
import { addTouched, forgetTouched, nothingTouched, touchedRect } from '../drawing/touched.ts'
import { coverCapsule } from './capsule.ts'
import { radiusOf, STEPS } from './nibs.ts'
import { type Clip, type StrokeMode, shade } from './shade.ts'
import { smoothLine } from './smooth.ts'

export interface StrokeStyle {
  readonly mode: StrokeMode
  readonly color: number
  /** Width under full pressure (px). */
  readonly size: number
  readonly clip: Clip | null
}

/** Draws a stroke into a drawing as its points come in; what it costs does not grow with what is already there. */
export function drawStroke(drawing: Drawing, { mode, color, size, clip }: StrokeStyle) {
  const fresh = nothingTouched()
  const line = smoothLine((from, to) => coverCapsule(drawing.coverage, fresh, from, to))
  return {
    /** A point in steps, with its recorded pressure. */
    add(x: number, y: number, pressure: number): void {
      line.add({ x: x / STEPS, y: y / STEPS, radius: radiusOf(size, pressure) })
    },
    end: line.end,
    /** Brings the pixels up to date with the points; answers where they changed. */
    show(): Rect | null {
      const where = touchedRect(fresh)
      if (!where) return null
      shade(drawing, fresh, mode, color, clip)
      addTouched(drawing.touched, fresh)
      forgetTouched(fresh)
      return where
    },
  }
}
