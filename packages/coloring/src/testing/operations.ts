import { FULL_PRESSURE, STEPS } from '../brush/nibs.ts'
import { wordOf } from '../drawing/color.ts'
import type { StrokeOperation } from '../operations/operation.ts'

/** A stroke through points given in pixels. */
export const strokeThrough = (
  points: readonly (readonly [x: number, y: number, pressure?: number])[],
  style: Partial<Omit<StrokeOperation, 'kind' | 'points'>> = {},
): StrokeOperation => ({
  kind: 'stroke',
  mode: 'paint',
  color: wordOf('#ef4444'),
  size: 20,
  inside: null,
  points: Int16Array.from(points.flatMap(([x, y, pressure = FULL_PRESSURE]) => [x * STEPS, y * STEPS, pressure])),
  ...style,
})
