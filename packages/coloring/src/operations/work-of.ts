import type { BrushName } from '../brush/brushes.ts'
import { turnsOf } from '../symmetry/turns.ts'
import type { Operation } from './operation.ts'

/** Points of a stroke that are as much work as any operation is taken for. */
const POINTS = 200

/** How many times as long as a felt-tip's a piece of a line takes with each brush, by measure. */
const SLOWER: Readonly<Record<BrushName, number>> = {
  'felt-tip': 1,
  marker: 1,
  watercolor: 4,
  glitter: 4,
  pencil: 8,
  crayon: 8,
  airbrush: 16,
}

/**
 * As much as any operation is taken for. More, and the whole drawing is written down after nearly every cloud of an airbrush:
 * a megabyte each.
 */
const MOST = 10

/** How much work it is to do an operation again, in strokes of a felt-tip. */
export function workOf(operation: Operation): number {
  if (operation.kind !== 'stroke' || !operation.by) return 1
  const { brush, symmetry } = operation.by
  const lines = symmetry ? turnsOf(symmetry).length : 1
  const work = Math.floor(((operation.points.length / 3) * lines * SLOWER[brush]) / POINTS)
  return Math.min(MOST, Math.max(1, work))
}
