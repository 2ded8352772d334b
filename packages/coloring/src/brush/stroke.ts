import type { Drawing } from '../drawing/drawing.ts'
import type { Rect } from '../drawing/rect.ts'
import { addTouched, eachStretch, forgetTouched, nothingTouched, touchedRect } from '../drawing/touched.ts'
import { SAME_PLACE, type Turn } from '../symmetry/turns.ts'
import type { Clip } from './brush-kind.ts'
import { BRUSHES, type BrushName } from './brushes.ts'
import type { Nib } from './capsule.ts'
import { STEPS } from './nibs.ts'
import { rubOut, type StrokeMode } from './shade.ts'
import { smoothLine } from './smooth.ts'

interface StrokeStyle {
  readonly mode: StrokeMode
  readonly color: number
  /** Width under full pressure (px). */
  readonly size: number
  readonly brush?: BrushName
  /** 1 to 255. */
  readonly opacity?: number
  /** Where else every point is drawn, and what each of these lines is held to. The first is the stroke's own. */
  readonly lines?: readonly Line[]
}

/** One of the lines a stroke is drawn as. */
export interface Line {
  readonly turn: Turn
  readonly clip: Clip | null
}

/** Rows of a whole page that are brought up to date in one step. */
const ROWS_IN_A_STEP = 64

const ONE_LINE: readonly Line[] = [{ turn: SAME_PLACE, clip: null }]

/** Draws a stroke into a drawing as its points come in; what it costs does not grow with what is already there. */
export function drawStroke(drawing: Drawing, style: StrokeStyle) {
  const { mode, color, size, brush = 'felt-tip', opacity = 255, lines = ONE_LINE } = style
  const kind = BRUSHES[mode === 'erase' ? 'felt-tip' : brush]
  const shade = mode === 'erase' ? rubOut : kind.shade
  const fresh = nothingTouched()
  const labels = lines[0]?.clip?.labels ?? null
  let drawn: { readonly seed: number; readonly lines: readonly ReturnType<typeof smoothLine>[] } | null = null

  /** Its first point is what makes a stroke unlike any other: so it is drawn again as it was. */
  function begin(x: number, y: number) {
    const seed = (Math.imul(x, 31) + Math.imul(y, 17) + color) & 0xffff
    const begun = lines.map(({ clip }, at) => {
      const lay = kind.beginLine({ coverage: drawing.coverage, touched: fresh, clip, seed: seed + at })
      return smoothLine((from: Nib, to: Nib) => lay(from, to))
    })
    return { seed, lines: begun }
  }

  return {
    /** A point in steps, with its recorded pressure. */
    add(x: number, y: number, pressure: number): void {
      drawn ??= begin(x, y)
      const radius = kind.radius(size, pressure)
      for (const [at, line] of drawn.lines.entries()) {
        const place = (lines[at] as Line).turn(x, y)
        line.add({ x: place.x / STEPS, y: place.y / STEPS, radius, load: pressure })
      }
    },
    end(): void {
      for (const line of drawn?.lines ?? []) line.end()
    },
    /** Brings the pixels up to date with the points; answers where they changed. */
    show(): Rect | null {
      for (const _ of showInSteps());
      return settle()
    },
    /** The same, step by step. */
    *showInSteps(): Generator<undefined, void> {
      yield* showInSteps()
      settle()
    },
  }

  function* showInSteps(): Generator<undefined, void> {
    const paint = { color: color | 0, opacity, seed: drawn?.seed ?? 0, labels }
    for (let top = fresh.top; top < fresh.bottom; top += ROWS_IN_A_STEP) {
      eachStretch(fresh, (from, to) => shade(drawing, from, to, paint), top, top + ROWS_IN_A_STEP)
      yield
    }
  }

  function settle(): Rect | null {
    const where = touchedRect(fresh)
    addTouched(drawing.touched, fresh)
    forgetTouched(fresh)
    return where
  }
}
