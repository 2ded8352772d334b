import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { CURVE_KINDS } from './curves/curves.ts'
import type { Limits } from './cut-gaps.ts'
import { drawingPage } from './drawings.ts'
import { freeFormPage, PENS } from './free-form.ts'
import { PHOTOS, photoPage } from './photos.ts'
import { SHAPE_KINDS, shapePage } from './shapes.ts'

export interface Page {
  readonly kind: string
  readonly whole: Ink
  /** Where the chance that cuts this page begins. */
  readonly seed: number
}

/** Pages that are cut and reported together. */
export interface Collection {
  readonly pages: () => AsyncGenerator<Page>
  readonly gaps: Limits
  /** Share of all regions that has to be recovered. */
  readonly target: number
  /** Share of all regions that must not be divided where nothing was cut, if that is a target. */
  readonly whole?: number
}

/** Seeds below this were used while the algorithm was tuned; what is made from here on has not been seen by it. */
const HELD_OUT = 1000

/** Twice through every style at every level of detail. */
const DRAWINGS = 30
const SHAPES_OF_A_KIND = 3
const CURVES_OF_A_KIND_AND_PEN = 2

/** Every page of the report, made when it is asked for: they would not all fit into memory at once. */
export const DRAWN: Collection = {
  pages: drawnPages,
  gaps: { perRegion: 0.35, most: 60, widest: 8 },
  target: 0.95,
}

export const FREE_FORM: Collection = {
  pages: freeFormPages,
  gaps: { perRegion: 0.5, most: 120, widest: 10 },
  target: 0.96,
  whole: 0.995,
}

async function* drawnPages(): AsyncGenerator<Page> {
  let seed = HELD_OUT
  for (let i = 0; i < DRAWINGS; i++, seed++) yield { kind: 'drawings', whole: await drawingPage(seed), seed }
  for (const name of PHOTOS)
    for (const detail of [1, 2, 3] as const)
      yield { kind: 'photos', whole: await photoPage(name, detail), seed: seed++ }
  for (const kind of SHAPE_KINDS)
    for (let i = 0; i < SHAPES_OF_A_KIND; i++, seed++)
      yield { kind: 'shapes', whole: await shapePage(kind, seed), seed }
}

async function* freeFormPages(): AsyncGenerator<Page> {
  let seed = HELD_OUT
  for (const kind of CURVE_KINDS)
    for (const pen of PENS)
      for (let i = 0; i < CURVES_OF_A_KIND_AND_PEN; i++, seed++)
        yield { kind, whole: await freeFormPage(kind, pen, seed), seed }
}
