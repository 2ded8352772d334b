import { at, circle, ellipse, shape } from '../../paper/pen.ts'
import type { Drawing } from '../drawing.ts'
import { corners, own } from './own.ts'

const SHAPE = 'symbols/geometric'

export const SHAPES: readonly Drawing[] = [
  own('circle', SHAPE, shape(circle(at(36, 36), 30))),
  own('oval', SHAPE, shape(ellipse(at(36, 36), 33, 22))),
  own('square', SHAPE, shape('M8 8H64V64H8Z')),
  own('rectangle', SHAPE, shape('M3 17H69V55H3Z')),
  own('triangle', SHAPE, shape(corners(36, 6, 68, 64, 4, 64))),
  own('rhombus', SHAPE, shape(corners(36, 3, 62, 36, 36, 69, 10, 36))),
  own('pentagon', SHAPE, shape(corners(36, 5, 67, 28, 55, 65, 17, 65, 5, 28))),
  own('hexagon', SHAPE, shape(corners(20, 8, 52, 8, 68, 36, 52, 64, 20, 64, 4, 36))),
]
