import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { drawingPage } from './drawings.ts'
import { PHOTOS, photoPage } from './photos.ts'
import { SHAPE_KINDS, shapePage } from './shapes.ts'

export interface Page {
  readonly kind: string
  readonly whole: Ink
  /** Where the chance that cuts this page begins. */
  readonly seed: number
}

/** Seeds below this were used while the algorithm was tuned; drawings and shapes from here on have not been seen by it. */
const HELD_OUT = 1000

/** Twice through every style at every level of detail. */
const DRAWINGS = 30
const SHAPES_OF_A_KIND = 3

/** Every page of the report, made when it is asked for: they would not all fit into memory at once. */
export async function* heldOutPages(): AsyncGenerator<Page> {
  let seed = HELD_OUT
  for (let i = 0; i < DRAWINGS; i++, seed++) yield { kind: 'drawings', whole: await drawingPage(seed), seed }
  for (const name of PHOTOS)
    for (const detail of [1, 2, 3] as const)
      yield { kind: 'photos', whole: await photoPage(name, detail), seed: seed++ }
  for (const kind of SHAPE_KINDS)
    for (let i = 0; i < SHAPES_OF_A_KIND; i++, seed++)
      yield { kind: 'shapes', whole: await shapePage(kind, seed), seed }
}
