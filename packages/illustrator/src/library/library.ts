import drawings from '../../dist/drawings.json' with { type: 'json' }
import type { Drawing } from './drawing.ts'
import { OWN_DRAWINGS } from './own-drawings.ts'

/** Every drawing there is, in OpenMoji's order, then ours. The build makes the file; see `build/make-library.ts`. */
export const LIBRARY: readonly Drawing[] = [...(drawings as unknown as readonly Drawing[]), ...OWN_DRAWINGS]

const byName = new Map(LIBRARY.toReversed().map((drawing) => [drawing.name, drawing]))

/** The drawing of that name; where two share it, the first. */
export const drawingNamed = (name: string): Drawing | undefined => byName.get(name)
