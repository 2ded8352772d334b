import type { Engine } from '@huebook/coloring'

/** Thin, middle and thick: of the sizes that every desk has, those that a small child tells apart. */
export const THREE_SIZES = [10, 20, 30] as const

const TOOLS = ['brush', 'bucket', 'eraser']

/** Puts into the hand what lies on a simple desk; which brush it is, and what is filled with, stays as a grown-up has chosen. */
export function laySimply(
  desk: Pick<Engine, 'state' | 'pickTool' | 'pickBrushSize' | 'pickSymmetry' | 'setMoveMode'>,
): void {
  const { tool, brushSize } = desk.state.getSnapshot()
  const nearest = THREE_SIZES.toSorted((a, b) => Math.abs(a - brushSize) - Math.abs(b - brushSize))[0]
  desk.pickSymmetry(null)
  desk.pickBrushSize(nearest ?? brushSize)
  desk.pickTool(TOOLS.includes(tool) ? tool : 'brush')
  desk.setMoveMode(false)
}
