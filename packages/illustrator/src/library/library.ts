import drawings from '../../dist/drawings.json' with { type: 'json' }
import type { Drawing } from './drawing.ts'
import { OWN_DRAWINGS } from './own-drawings.ts'

const ours = new Map(OWN_DRAWINGS.map((drawing) => [drawing.name, drawing]))
const theirs = (drawings as unknown as readonly Drawing[]).map((drawing) => redrawn(drawing, ours.get(drawing.name)))
const others = OWN_DRAWINGS.filter((drawing) => !theirs.includes(drawing))

/** Every drawing there is, in OpenMoji's order, then ours. The build makes the file; see `build/make-library.ts`. */
export const LIBRARY: readonly Drawing[] = [...theirs, ...others]

/** Ours in the place of theirs, found by the same words; nothing is measured before it is drawn. */
function redrawn(drawing: Drawing, own: Drawing | undefined): Drawing {
  return own ? Object.assign(own, { tags: drawing.tags, kind: drawing.kind }) : drawing
}

const byName = new Map(LIBRARY.toReversed().map((drawing) => [drawing.name, drawing]))

/** The drawing of that name; where two share it, the first. */
export const drawingNamed = (name: string): Drawing | undefined => byName.get(name)
