import type { Drawing } from '../library/drawing.ts'
import type { Art, Box } from '../paper/art.ts'
import { at, circle, type Point, shape } from '../paper/pen.ts'
import { sizeOf } from './nature.ts'
import { silhouetteOf, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

export const isRobot = ({ name }: Drawing): boolean => name === 'robot'

/** OpenMoji's robot is a head alone: it gets a chest with dials, arms that can grip, and two legs. */
export function robot(head: Drawing): Sprite {
  const [left, top, right, bottom] = head.box
  const middle = (left + right) / 2
  const p = (x: number, y: number): Point => at(middle + x, bottom + y)
  const block = (x: number, y: number, width: number, height: number): string =>
    `M${p(x, y).x} ${p(x, y).y}h${width}v${height}h${-width}Z`
  const dials = [-9, 0, 9].map((x) => shape(circle(p(x, 23), 3)))
  const side = (sign: number): Art[] => [
    shape(block(sign * 21.5 - 4, 6, 8, 18)),
    shape(circle(p(sign * 21.5, 8), 6)),
    shape(circle(p(sign * 21.5, 29), 6)),
    shape(block(sign * 9 - 5, 32, 10, 16)),
    shape(block(sign * 9 - 8, 46, 16, 7)),
  ]
  const art: Art[] = [
    ...side(-1),
    ...side(1),
    shape(block(-5, -3, 10, 8)),
    shape(block(-18, 3, 36, 30)),
    shape(block(-11, 8, 22, 9)),
    ...dials,
    head,
  ]
  const box: Box = { left: Math.min(left, middle - 28), top, right: Math.max(right, middle + 28), bottom: bottom + 53 }
  const body: Box = { left: middle - 30, top: bottom - 4, right: middle + 30, bottom: bottom + 58 }
  return {
    name: head.name,
    size: sizeOf(head),
    art,
    box,
    silhouette: withEllipses(silhouetteOf(head), box, [body]),
    head: { left, top, right, bottom },
  }
}
