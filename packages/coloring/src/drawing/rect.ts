import { DRAWING_SIDE } from './drawing-size.ts'

/** Whole pixels; right and bottom are exclusive. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const WHOLE_PAGE: Rect = { left: 0, top: 0, right: DRAWING_SIDE, bottom: DRAWING_SIDE }

/** The smallest rectangle around both. */
export const union = (a: Rect | null, b: Rect): Rect =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b
