import type { Drawing } from '../library/drawing.ts'
import type { Art, Box } from '../paper/art.ts'
import { at, circle, ellipse, shape, smooth } from '../paper/pen.ts'
import { sizeOf } from './nature.ts'
import { NOTHING_COVERED, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

export const isBaby = ({ name }: Drawing): boolean => name === 'baby'

/** A baby that sits: OpenMoji's is a head on a bundle without a face to love. */
export function baby(drawing: Drawing): Sprite {
  const curl = smooth([at(36, 6), at(33, 1), at(38, -1), at(39, 3)])
  const smile = smooth([at(32, 28), at(36, 31), at(40, 28)])
  const head: Art = {
    ...shape(circle(at(36, 22), 17), curl + smile),
    dots: circle(at(30, 21), 1.7) + circle(at(42, 21), 1.7),
  }
  const nappy = smooth([at(22, 56), at(29, 62), at(36, 64), at(43, 62), at(50, 56)])
  const limbs = [-1, 1].flatMap((side) => [
    shape(ellipse(at(36 + side * 18, 47), 5, 10, side * -32)),
    shape(ellipse(at(36 + side * 15, 67), 10, 6.5, side * -12)),
    shape(circle(at(36 + side * 23, 67), 5)),
  ])
  const ears = [-1, 1].map((side) => shape(circle(at(36 + side * 17, 23), 3.6)))
  const box: Box = { left: 7, top: -1, right: 65, bottom: 74 }
  const covered: Box[] = [
    { left: 15, top: 4, right: 57, bottom: 40 },
    { left: 7, top: 34, right: 65, bottom: 76 },
  ]
  return {
    name: drawing.name,
    size: sizeOf(drawing),
    art: [
      ...ears,
      shape(smooth([at(24, 38), at(19, 54), at(26, 68), at(46, 68), at(53, 54), at(48, 38)], true), nappy),
      ...limbs,
      head,
    ],
    box,
    silhouette: withEllipses(NOTHING_COVERED, box, covered),
    head: { left: 15, top: -1, right: 57, bottom: 40 },
  }
}
