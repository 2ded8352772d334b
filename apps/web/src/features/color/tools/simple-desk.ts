import type { Engine } from '@huebook/coloring'

/** Thin, middle and thick: of the sizes that every desk has, those that a small child tells apart. */
export const THREE_SIZES = [10, 20, 30] as const

const TOOLS = ['brush', 'bucket', 'eraser']

/** Puts into the hand what lies on a simple desk; which brush it is, and what is filled with, stays as a grown-up has chosen. */
export function laySimply(
  desk: Pick<Engine, 'state' | 'pickTool' | 'pickBrushSize' | 'pickSymmetry' | 'setMoveMode' | 'leavePenMode'>,
): void {
  const { tool, brushSize } = desk.state.getSnapshot()
  const nearest = THREE_SIZES.toSorted((a, b) => Math.abs(a - brushSize) - Math.abs(b - brushSize))[0]
  desk.pickSymmetry(null)
  desk.pickBrushSize(nearest ?? brushSize)
  desk.pickTool(TOOLS.includes(tool) ? tool : 'brush')
  desk.setMoveMode(false)
  // A grown-up may have used a pen, and a child has fingers.
  desk.leavePenMode()
}

type View = ReturnType<Engine['state']['getSnapshot']>

/** Whether a child may not find back by itself: the page is seen in part, or lies askew or on its head. */
export const isAstray = ({ isClose, turn }: Pick<View, 'isClose' | 'turn'>): boolean => isClose || turn !== 0
